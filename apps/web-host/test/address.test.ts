import { expect, test } from 'vitest';
import { readAddress } from '../src/host/address.ts';

test.each([
  ['http://127.0.0.1:4401/mcp', 'http://127.0.0.1:4401/mcp'],
  ['  https://tools.example/mcp ', 'https://tools.example/mcp'],
  ['tools.example/mcp', 'https://tools.example/mcp'],
  ['localhost:3901/mcp', 'http://localhost:3901/mcp'],
  ['127.0.0.1:3901', 'http://127.0.0.1:3901/'],
])('takes %j', (text, href) => {
  expect(readAddress(text)).toMatchObject({ ok: true, href });
});

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['https://', 'malformed'],
  ['https://user:secret@tools.example/mcp', 'malformed'],
  ['not an address', 'malformed'],
  ['https://tools%20example/', 'malformed'],
  ['ftp://tools.example/', 'scheme'],
  ['javascript://tools.example/%0aalert(1)', 'scheme'],
  ['http://tools.example/mcp', 'insecure'],
  ['http://127.0.0.1.tools.example/mcp', 'insecure'],
])('refuses %j as %s', (text, problem) => {
  expect(readAddress(text)).toEqual({ ok: false, problem });
});
