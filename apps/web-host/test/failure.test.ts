import { expect, test } from 'vitest';
import { ConnectionLost, toFailure } from '../src/host/failure.ts';

const coded = (message: string, members: object): Error => Object.assign(new Error(message), members);

test.each([
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'unreachable'],
  [
    coded('Probe failed', { code: 'ERA_NEGOTIATION_FAILED', cause: new TypeError('Failed to fetch') }),
    'unreachable',
  ],
  [coded('Unauthorized', { status: 401 }), 'sign-in'],
  [coded('Forbidden', { data: { status: 403 } }), 'sign-in'],
  [coded('Not found', { data: { status: 404 } }), 'not-found'],
  [coded('Request timed out', { code: 'REQUEST_TIMEOUT' }), 'timed-out'],
  [coded('Connection closed', { code: 'CONNECTION_CLOSED' }), 'disconnected'],
  [coded('call ended', { name: 'CallEndedError', reason: 'timed-out' }), 'timed-out'],
  [coded('call ended', { name: 'CallEndedError', reason: 'disconnected' }), 'disconnected'],
  [coded('input required', { name: 'RoundError', code: 'refused' }), 'bad-question'],
  [coded('Unknown tool', { code: -32602 }), 'server-error'],
  [new ConnectionLost(), 'disconnected'],
  [new Error('?'), 'not-understood'],
  ['text', 'not-understood'],
  [null, 'not-understood'],
])('sorts %s as %s', (error, code) => {
  expect(toFailure(error).code).toBe(code);
});

test('keeps what was said, within bounds', () => {
  expect(toFailure(new Error('x'.repeat(100_000))).detail).toHaveLength(400);
});
