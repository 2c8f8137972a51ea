/**
 * Writes `src/validation/generated/`: what ajv and ajv-formats make of our rules, as plain code without eval.
 * `--check` writes nothing and exits with 1 when the committed files differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const folder = new URL('../src/validation/generated/', import.meta.url);
const HEADER = '// Written by scripts/generate-validators.mjs from ajv and ajv-formats. Do not edit.\n';

/** Limits lie beside the value, so one validator serves every schema: `string({ value: 'x', limits: { minLength: 2 } })`. */
function withLimits($id, value, keywords) {
  const limits = Object.fromEntries(keywords.map((keyword) => [keyword, { $data: `1/limits/${keyword}` }]));
  return { $id, properties: { value: { ...value, ...limits } } };
}

const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

export const schemas = [
  withLimits('string', { type: 'string' }, ['minLength', 'maxLength']),
  withLimits('number', { type: 'number' }, bounds),
  withLimits('list', { type: 'array', items: { type: 'string' } }, ['minItems', 'maxItems']),
];

export function generate() {
  const ajv = new Ajv({
    $data: true,
    messages: false,
    strictTypes: false,
    schemas,
    code: { source: true, esm: true, lines: true, optimize: 2 },
  });
  const code = standalone
    .default(ajv, Object.fromEntries(schemas.map(({ $id }) => [$id, $id])))
    .replace('"use strict";', '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'ucs2length')
    // Of an error only the keyword is read: words and values come from elsewhere.
    .replaceAll(/\{instancePath[^{}]*,keyword:("\w+"),params:\{[^{}]*\}\}/g, '{keyword:$1}')
    .replaceAll(/^const schema\d+ = \{"\$id".*\n/gm, '');
  if (/\brequire\(|new Function|\beval\(/.test(code))
    throw new Error('the generated code is not fit for a strict page');
  return {
    'validators.js': `${HEADER}import { ucs2length } from '../validator-runtime.ts';\n${code}`,
    'validators.d.ts': `${HEADER}import type { Validator } from '../validator-runtime.ts';\n\n${schemas
      .map(({ $id }) => `export declare const ${$id}: Validator;\n`)
      .join('')}`,
    'format-patterns.js': `${HEADER}export const EMAIL = ${fullFormats.email};\nexport const URI = ${uriPattern()};\n`,
    'format-patterns.d.ts': `${HEADER}export declare const EMAIL: RegExp;\nexport declare const URI: RegExp;\n`,
  };
}

/** ajv-formats keeps this one behind a function. */
function uriPattern() {
  const source = readFileSync(fileURLToPath(import.meta.resolve('ajv-formats/dist/formats.js')), 'utf8');
  const pattern = /^const URI = (\/.+\/i);$/m.exec(source)?.[1];
  if (pattern === undefined) throw new Error('ajv-formats has changed: its uri pattern was not found');
  return pattern;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isCheck = process.argv.includes('--check');
  for (const [name, text] of Object.entries(generate())) {
    const file = new URL(name, folder);
    if (!isCheck) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      console.error(`${name} is not what the script writes; run "pnpm --filter @elicit-kit/core generate"`);
      process.exitCode = 1;
    }
  }
}
