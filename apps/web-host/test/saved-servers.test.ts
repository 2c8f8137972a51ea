import { expect, test } from 'vitest';
import { readSavedServers, writeSavedServers, type SavedServer } from '../src/host/saved-servers.ts';
import { memoryStorage } from './memory-storage.ts';

const KEY = 'elicit-kit.servers';
const server: SavedServer = {
  id: 'a',
  name: 'Mine',
  address: 'https://tools.example/mcp',
  protocol: '2025-11-25',
};

test('reads back what it kept', () => {
  const storage = memoryStorage();
  writeSavedServers(storage, [server]);
  expect(readSavedServers(storage)).toEqual([server]);
});

test('tells "nothing kept" from an emptied list', () => {
  expect(readSavedServers(memoryStorage())).toBeNull();
  expect(readSavedServers(memoryStorage({ [KEY]: '[]' }))).toEqual([]);
});

test.each(['{', 'null', '{"length":3}', '"text"'])('ignores %s in the storage', (text) => {
  expect(readSavedServers(memoryStorage({ [KEY]: text }))).toBeNull();
});

test('drops entries that are no servers, and repeated ids', () => {
  const entries = [
    null,
    7,
    {},
    { ...server, id: '' },
    { ...server, name: ' ' },
    { ...server, address: 'javascript:alert(1)' },
    { ...server, address: 'http://tools.example/' },
    server,
    { ...server, name: 'Twin' },
    { ...server, id: 'b', protocol: 'ancient' },
  ];
  expect(readSavedServers(memoryStorage({ [KEY]: JSON.stringify(entries) }))).toEqual([
    server,
    { ...server, id: 'b', protocol: 'auto' },
  ]);
});

test('goes on without a storage that is full or forbidden', () => {
  const forbidden = Object.assign(memoryStorage(), {
    getItem() {
      throw new Error('forbidden');
    },
    setItem() {
      throw new Error('full');
    },
  });
  expect(() => writeSavedServers(forbidden, [server])).not.toThrow();
  expect(readSavedServers(forbidden)).toBeNull();
});
