// Written by scripts/generate-validators.mjs from ajv and ajv-formats. Do not edit.
import { formats, ucs2length } from '../validator-runtime.ts';

export const string = validate10;
const schema27 = {"$id":"string","properties":{"value":{"type":"string","minLength":{"$data":"1/limits/minLength"},"maxLength":{"$data":"1/limits/maxLength"},"format":{"$data":"1/limits/format"}}}};
const formats0 = formats;
const func2 = ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="string" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
const _errs0 = errors;
if(errors === _errs0){
if((typeof data0 == "number") && (isFinite(data0))){
const vSchema0 = data && data.limits && data.limits.format;
const fDef0 = formats0[vSchema0];
let fType0;
let format0;
if(typeof fDef0 == "object" && !(fDef0 instanceof RegExp)){
fType0 = fDef0.type || "string";
format0 = fDef0.validate;
}
else {
fType0 = "string";
format0 = fDef0;
}
if(vSchema0 !== undefined && ((typeof vSchema0 !== "string") || ((vSchema0 && !format0) || (format0 && format0 !== true && fType0 === "number" && !(typeof format0 == "function" ? format0(data0) : format0.test(data0)))))){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: vSchema0}}];
return false;
}
}
if(errors === _errs0){
if(typeof data0 === "string"){
const vSchema1 = data && data.limits && data.limits.maxLength;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (func2(data0) > vSchema1))){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: vSchema1}}];
return false;
}
else {
const vSchema2 = data && data.limits && data.limits.minLength;
if(vSchema2 !== undefined && ((!((typeof vSchema2 == "number") && (isFinite(vSchema2)))) || (func2(data0) < vSchema2))){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: vSchema2}}];
return false;
}
else {
const vSchema3 = data && data.limits && data.limits.format;
const fDef1 = formats0[vSchema3];
let fType1;
let format1;
if(typeof fDef1 == "object" && !(fDef1 instanceof RegExp)){
fType1 = fDef1.type || "string";
format1 = fDef1.validate;
}
else {
fType1 = "string";
format1 = fDef1;
}
if(vSchema3 !== undefined && ((typeof vSchema3 !== "string") || ((vSchema3 && !format1) || (format1 && format1 !== true && fType1 === "string" && !(typeof format1 == "function" ? format1(data0) : format1.test(data0)))))){
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: vSchema3}}];
return false;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const number = validate11;
const schema28 = {"$id":"number","properties":{"value":{"type":"number","minimum":{"$data":"1/limits/minimum"},"maximum":{"$data":"1/limits/maximum"},"exclusiveMinimum":{"$data":"1/limits/exclusiveMinimum"},"exclusiveMaximum":{"$data":"1/limits/exclusiveMaximum"}}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="number" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
const _errs0 = errors;
if(errors === _errs0){
if((typeof data0 == "number") && (isFinite(data0))){
const vSchema0 = data && data.limits && data.limits.maximum;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (data0 > vSchema0 || isNaN(data0)))){
validate11.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: vSchema0}}];
return false;
}
else {
const vSchema1 = data && data.limits && data.limits.minimum;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (data0 < vSchema1 || isNaN(data0)))){
validate11.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: vSchema1}}];
return false;
}
else {
const vSchema2 = data && data.limits && data.limits.exclusiveMaximum;
if(vSchema2 !== undefined && ((!((typeof vSchema2 == "number") && (isFinite(vSchema2)))) || (data0 >= vSchema2 || isNaN(data0)))){
validate11.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: vSchema2}}];
return false;
}
else {
const vSchema3 = data && data.limits && data.limits.exclusiveMinimum;
if(vSchema3 !== undefined && ((!((typeof vSchema3 == "number") && (isFinite(vSchema3)))) || (data0 <= vSchema3 || isNaN(data0)))){
validate11.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: vSchema3}}];
return false;
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const integer = validate12;
const schema29 = {"$id":"integer","properties":{"value":{"type":"integer","minimum":{"$data":"1/limits/minimum"},"maximum":{"$data":"1/limits/maximum"},"exclusiveMinimum":{"$data":"1/limits/exclusiveMinimum"},"exclusiveMaximum":{"$data":"1/limits/exclusiveMaximum"}}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="integer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
const _errs0 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate12.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs0){
if((typeof data0 == "number") && (isFinite(data0))){
const vSchema0 = data && data.limits && data.limits.maximum;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (data0 > vSchema0 || isNaN(data0)))){
validate12.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: vSchema0}}];
return false;
}
else {
const vSchema1 = data && data.limits && data.limits.minimum;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (data0 < vSchema1 || isNaN(data0)))){
validate12.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: vSchema1}}];
return false;
}
else {
const vSchema2 = data && data.limits && data.limits.exclusiveMaximum;
if(vSchema2 !== undefined && ((!((typeof vSchema2 == "number") && (isFinite(vSchema2)))) || (data0 >= vSchema2 || isNaN(data0)))){
validate12.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/exclusiveMaximum",keyword:"exclusiveMaximum",params:{comparison: "<", limit: vSchema2}}];
return false;
}
else {
const vSchema3 = data && data.limits && data.limits.exclusiveMinimum;
if(vSchema3 !== undefined && ((!((typeof vSchema3 == "number") && (isFinite(vSchema3)))) || (data0 <= vSchema3 || isNaN(data0)))){
validate12.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: vSchema3}}];
return false;
}
}
}
}
}
}
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const list = validate13;
const schema30 = {"$id":"list","properties":{"value":{"type":"array","items":{"type":"string"},"minItems":{"$data":"1/limits/minItems"},"maxItems":{"$data":"1/limits/maxItems"}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="list" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
let data0 = data.value;
const _errs0 = errors;
if(errors === _errs0){
if(Array.isArray(data0)){
const vSchema0 = data && data.limits && data.limits.maxItems;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (data0.length > vSchema0))){
validate13.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxItems",keyword:"maxItems",params:{limit: vSchema0}}];
return false;
}
else {
const vSchema1 = data && data.limits && data.limits.minItems;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (data0.length < vSchema1))){
validate13.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minItems",keyword:"minItems",params:{limit: vSchema1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(typeof data0[i0] !== "string"){
validate13.errors = [{instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
validate13.errors = vErrors;
return errors === 0;
}
