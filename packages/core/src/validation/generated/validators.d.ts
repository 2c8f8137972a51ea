// Written by scripts/generate-validators.mjs from ajv and ajv-formats. Do not edit.
import type { Validator } from '../validator-runtime.ts';

export declare const string: Validator;
export declare const number: Validator;
export declare const list: Validator;
