import { describe, expect, test } from 'vitest';
import { zoneEngine } from '../../src/validation/zones.ts';

describe('zones', () => {
  test.each([
    ['2026-07-01T09:15', 'America/St_Johns', { state: 'one', offset: '-02:30' }],
    ['2026-01-10T08:00:00.5', 'UTC', { state: 'one', offset: '+00:00' }],
    ['2026-01-10T08:00', 'Z', { state: 'one', offset: '+00:00' }],
    ['2026-01-10T08:00', '+05:30', { state: 'one', offset: '+05:30' }],
    ['2026-10-25T02:30', 'Europe/Berlin', { state: 'overlap', earlier: '+02:00', later: '+01:00' }],
    ['2026-11-01T01:30', 'America/New_York', { state: 'overlap', earlier: '-04:00', later: '-05:00' }],
    [
      '2026-03-29T02:30',
      'Europe/Berlin',
      { state: 'gap', before: '+01:00', after: '+02:00', next: '2026-03-29T03:00' },
    ],
    [
      '2026-10-04T02:15',
      'Australia/Lord_Howe',
      { state: 'gap', before: '+10:30', after: '+11:00', next: '2026-10-04T02:30' },
    ],
    [
      '2011-12-30T12:00',
      'Pacific/Apia',
      { state: 'gap', before: '-10:00', after: '+14:00', next: '2011-12-31T00:00' },
    ],
    ['2026-02-30T08:00', 'UTC', { state: 'invalid' }],
    ['', 'UTC', { state: 'invalid' }],
    ['2026-01-10T08:00', 'Nowhere/Land', { state: 'invalid' }],
    ['2026-01-10T08:00', '', { state: 'invalid' }],
  ])('%s in %s', (local, zone, resolution) => {
    expect(zoneEngine.resolve(local, zone)).toEqual(resolution);
  });

  test('an offset with seconds has no form in RFC 3339', () => {
    expect(zoneEngine.resolve('1880-01-01T00:00', 'Europe/Berlin')).toEqual({ state: 'invalid' });
  });

  test.each([
    ['2026-07-01T11:45:00Z', 'America/St_Johns', '2026-07-01T09:15:00'],
    ['2026-07-01T11:45:00.123456Z', 'UTC', '2026-07-01T11:45:00.123'],
    ['2026-07-01T11:45:00+02:00', 'Z', '2026-07-01T09:45:00'],
    ['9999-12-31T23:59:59Z', 'Asia/Tokyo', null],
    ['2026-07-01', 'UTC', null],
    ['2026-07-01T11:45:00Z', 'Nowhere/Land', null],
  ])('the wall clock of %s in %s is %s', (instant, zone, local) => {
    expect(zoneEngine.toLocal(instant, zone)).toBe(local);
  });

  test('offers each zone once, sorted, the own one and UTC among them', () => {
    const zones = zoneEngine.zones();
    expect(zones).toContain('UTC');
    expect(zones).toContain(zoneEngine.localZone());
    expect(zones.length).toBeGreaterThan(300);
    expect(zones).toEqual([...new Set(zones)].sort());
  });
});
