// Written by scripts/generate-validators.mjs from ajv and ajv-formats. Do not edit.
import { ucs2length } from '../validator-runtime.ts';

export const string = validate10;
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
if(typeof data0 === "string"){
const vSchema0 = data && data.limits && data.limits.maxLength;
if(vSchema0 !== undefined && ((!((typeof vSchema0 == "number") && (isFinite(vSchema0)))) || (func2(data0) > vSchema0))){
validate10.errors = [{keyword:"maxLength"}];
return false;
}
else {
const vSchema1 = data && data.limits && data.limits.minLength;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (func2(data0) < vSchema1))){
validate10.errors = [{keyword:"minLength"}];
return false;
}
}
}
else {
validate10.errors = [{keyword:"type"}];
return false;
}
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const number = validate11;

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
validate11.errors = [{keyword:"maximum"}];
return false;
}
else {
const vSchema1 = data && data.limits && data.limits.minimum;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (data0 < vSchema1 || isNaN(data0)))){
validate11.errors = [{keyword:"minimum"}];
return false;
}
else {
const vSchema2 = data && data.limits && data.limits.exclusiveMaximum;
if(vSchema2 !== undefined && ((!((typeof vSchema2 == "number") && (isFinite(vSchema2)))) || (data0 >= vSchema2 || isNaN(data0)))){
validate11.errors = [{keyword:"exclusiveMaximum"}];
return false;
}
else {
const vSchema3 = data && data.limits && data.limits.exclusiveMinimum;
if(vSchema3 !== undefined && ((!((typeof vSchema3 == "number") && (isFinite(vSchema3)))) || (data0 <= vSchema3 || isNaN(data0)))){
validate11.errors = [{keyword:"exclusiveMinimum"}];
return false;
}
}
}
}
}
else {
validate11.errors = [{keyword:"type"}];
return false;
}
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const list = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate12.errors = [{keyword:"maxItems"}];
return false;
}
else {
const vSchema1 = data && data.limits && data.limits.minItems;
if(vSchema1 !== undefined && ((!((typeof vSchema1 == "number") && (isFinite(vSchema1)))) || (data0.length < vSchema1))){
validate12.errors = [{keyword:"minItems"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs2 = errors;
if(typeof data0[i0] !== "string"){
validate12.errors = [{keyword:"type"}];
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
validate12.errors = [{keyword:"type"}];
return false;
}
}
}
}
validate12.errors = vErrors;
return errors === 0;
}
