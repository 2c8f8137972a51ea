import { expect, test } from 'vitest';
import { readConfig, type ConfigResult } from '../server/read-config.ts';
import { configProblem } from '../src/texts/config-problems/en.ts';

const read = (entry: unknown) => readConfig(JSON.stringify({ mcpServers: { Demo: entry } }));
const sentences = (result: ConfigResult) => (result.ok ? [] : result.problems.map(configProblem));

test('takes programs and addresses, with what other hosts add to them', () => {
  expect(read({ command: 'node', args: ['a.js'], env: { KEY: 'x' }, disabled: false })).toEqual({
    ok: true,
    servers: [
      { name: 'Demo', kind: 'command', command: 'node', args: ['a.js'], env: { KEY: 'x' }, cwd: null },
    ],
  });
  expect(
    read({ type: 'http', url: 'https://example.com/mcp', headers: { Authorization: 'Bearer x' } }),
  ).toEqual({
    ok: true,
    servers: [
      {
        name: 'Demo',
        kind: 'url',
        url: 'https://example.com/mcp',
        headers: { Authorization: 'Bearer x' },
      },
    ],
  });
});

test.each([
  [{}, /either "command".* or "url"/],
  [{ command: 'node', url: 'https://example.com' }, /either/],
  ['node', /must be an object/],
  [{ command: '' }, /"command" must be text/],
  [{ command: 'node', args: 'a.js' }, /"args" must be a list of texts/],
  [{ command: 'node', env: { KEY: 1 } }, /"env.KEY" must be text/],
  [{ command: 'node', cwd: 3 }, /"cwd" must be the path/],
  [{ url: 'example.com' }, /must be a whole address/],
  [{ url: 'file:///etc/passwd' }, /must be a whole address/],
  [{ url: 'https://me:secret@example.com' }, /must not hold a name or password/],
  [{ url: 'https://example.com', type: 'sse' }, /"sse" is not served/],
])('says in words what is wrong with %j', (entry, problem) => {
  expect(sentences(read(entry))).toEqual([expect.stringMatching(problem)]);
  expect(sentences(read(entry))).toEqual([expect.stringMatching(/^mcpServers\."Demo": /)]);
});

test.each([
  ['{', /not valid JSON/],
  ['{}', /"mcpServers"/],
  ['{"mcpServers":[]}', /"mcpServers"/],
])('refuses %s as a whole', (text, problem) => {
  expect(sentences(readConfig(text))).toEqual([expect.stringMatching(problem)]);
});
