import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inspectClaim, namesOf } from '../../src/trust/inspect-name.ts';
import { findKnownServer } from '../../src/trust/known-servers.ts';
import { parameters } from '../properties/runs.ts';

const known = [
  { label: 'GitHub', endpoint: 'https://api.github.example' },
  { label: 'OpenAI' },
  { label: 'Linear' },
  { label: 'Slack' },
  { label: 'Яндекс' },
  { label: 'ガス料金' },
  { label: 'Box' },
];
const stranger = { label: 'My first server', endpoint: 'https://stranger.example' };
const like = (name: string, server = stranger): string | null => findKnownServer(server, [name], known);

describe('looks like a server that the host knows', () => {
  test.each([
    ['GitHub', 'GitHub'],
    ['github', 'GitHub'],
    ['GITHUB', 'GitHub'],
    ['Git-Hub', 'GitHub'],
    ['Git Hub MCP', 'GitHub'],
    ['github-mcp-server', 'GitHub'],
    ['github_mcp', 'GitHub'],
    ['githubmcp', 'GitHub'],
    ['GitHubMCPServer', 'GitHub'],
    ['GitHubServer', 'GitHub'],
    ['mcp.github.com', 'GitHub'],
    ['The official GitHub connector', 'GitHub'],
    ['GitHub (verified)', 'GitHub'],
    ['GitHub Login Support', 'GitHub'],
    ['G i t H u b', 'GitHub'],
    ['Gіtнub', 'GitHub'],
    ['GіtHub ΜСР', 'GitHub'],
    ['𝐆𝗂𝓽𝕳𝚞𝖻', 'GitHub'],
    ['ＧｉｔＨｕｂ', 'GitHub'],
    ['Gìthüb', 'GitHub'],
    ['Git\u200BHub', 'GitHub'],
    ['GitHub\u202E', 'GitHub'],
    ['G1tHub', 'GitHub'],
    ['GltHub', 'GitHub'],
    ['GitHubb', 'GitHub'],
    ['GitHb', 'GitHub'],
    ['GitHud', 'GitHub'],
    ['GtiHub', 'GitHub'],
    ['Open AI', 'OpenAI'],
    ['0penAI', 'OpenAI'],
    ['openai.com', 'OpenAI'],
    ['Iinear', 'Linear'],
    ['1inear App', 'Linear'],
    ['51ack', 'Slack'],
    ['Яндeкc', 'Яндекс'],
    ['ガス料金 MCP', 'ガス料金'],
    ['Box', 'Box'],
    ['B0X', 'Box'],
  ])('%s: %s', (name, label) => {
    expect(like(name)).toBe(label);
  });
});

describe('does not', () => {
  test.each([
    'GitLab',
    'Bitbucket',
    'Gist hub of the town',
    'GitHub issue helper',
    'Opera',
    'Linked',
    'Slick deals',
    'Slate',
    'Fox',
    'Boxes',
    'ガラス',
    'Weather',
    'MCP server',
    'server',
    '',
    '   ',
    '🦊',
  ])('%s', (name) => {
    expect(like(name)).toBeNull();
  });
});

describe('a server is not taken for itself', () => {
  test.each([
    ['its own label', { label: 'GitHub', endpoint: 'https://other.example' }, 'GitHub'],
    ['its own label, written otherwise', { label: 'git-hub' }, 'GitHub MCP Server'],
    ['a label that has the name in it', { label: 'GitHub (work)' }, 'github-mcp-server'],
    ['a label that is as near to the name', { label: 'GitHubs' }, 'GitHubss'],
    ['the same endpoint', { label: 'Work', endpoint: 'https://API.github.example/' }, 'GitHub'],
  ])('%s', (_, server, name) => {
    expect(findKnownServer(server, [name], [...known, server])).toBeNull();
  });

  test('but a label that only resembles a known one does not cover that name', () => {
    expect(like('GitHub', { label: 'GitHubb', endpoint: 'https://evil.example' })).toBe('GitHub');
  });

  test.each(['github.evil.example', 'https://evil.example/github'])(
    'nor does a label that is an address with the name in it: %s',
    (label) => {
      expect(like('GitHub', { label, endpoint: 'https://evil.example' })).toBe('GitHub');
    },
  );
});

test('an equal name goes before a near one, whichever of the two names it is', () => {
  const pair = [{ label: 'GitHubs' }, { label: 'GitHub' }];
  expect(findKnownServer(stranger, ['GitHub'], pair)).toBe('GitHub');
  expect(findKnownServer(stranger, ['GitHubss', 'GitHub'], pair)).toBe('GitHub');
});

test('short names must be equal: one letter makes another word of them', () => {
  expect(findKnownServer(stranger, ['Fox'], [{ label: 'Box' }])).toBeNull();
  expect(findKnownServer(stranger, ['Boxy'], [{ label: 'Box' }])).toBeNull();
  expect(findKnownServer(stranger, ['Slak'], [{ label: 'Slack' }])).toBe('Slack');
});

test('a known server whose label is only dressing is compared as it is', () => {
  expect(findKnownServer(stranger, ['MCP server'], [{ label: 'Server MCP' }])).toBeNull();
  expect(findKnownServer(stranger, ['mcp-server'], [{ label: 'MCP Server' }])).toBe('MCP Server');
});

describe('the findings of a claim', () => {
  test('title and name are both looked at, each finding comes once', () => {
    const server = { ...stranger, claim: { title: 'Gіthub', name: 'gіthub-mcp' } };
    expect(inspectClaim(server, findKnownServer(server, namesOf(server), known))).toEqual([
      { code: 'known-server-name', params: { server: 'GitHub' } },
      { code: 'mixed-script-name' },
    ]);
  });

  test('without known servers only the name itself is judged', () => {
    expect(inspectClaim({ ...stranger, claim: { name: 'GitHub' } })).toEqual([]);
    expect(inspectClaim({ ...stranger, claim: { name: 'Git\u202EHub' } })).toEqual([
      { code: 'invisible-name' },
    ]);
  });

  test('there are none without a claim', () => {
    expect(inspectClaim(stranger)).toEqual([]);
    expect(inspectClaim({ ...stranger, claim: { version: '1' } })).toEqual([]);
  });
});

describe('whatever the name', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });

  test('a name never looks like another server when it is the own label', () => {
    fc.assert(
      fc.property(text, fc.array(text), (label, labels) => {
        const others = labels.map((other) => ({ label: other }));
        expect(findKnownServer({ label }, [label], others)).toBeNull();
      }),
      parameters(0.2),
    );
  });

  test('the start is compared, whatever its length', () => {
    expect(findKnownServer(stranger, [`GitHub${' '.repeat(1e6)}.`], known)).toBe('GitHub');
    expect(findKnownServer(stranger, ['x-'.repeat(1e6)], [{ label: 'x-'.repeat(100) }])).toBe(
      'x-'.repeat(100),
    );
  });
});
