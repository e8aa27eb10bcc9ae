import { describe, expect, it, vi } from 'vitest';
import { isTimeZone, localDay, nextTimeOf, timeOf } from './local-time.ts';

const at = (...args: Parameters<typeof timeOf>) => timeOf(...args).toISOString();

describe('a full hour of a day in a time zone', () => {
  it.each([
    ['2026-01-15', 8, 'Europe/Berlin', '2026-01-15T07:00:00.000Z'],
    ['2026-07-15', 8, 'Europe/Berlin', '2026-07-15T06:00:00.000Z'],
    ['2026-07-15', 0, 'America/New_York', '2026-07-15T04:00:00.000Z'],
    ['2026-07-15', 23, 'Pacific/Kiritimati', '2026-07-15T09:00:00.000Z'],
    ['2026-07-15', 8, 'Asia/Kathmandu', '2026-07-15T02:15:00.000Z'],
    ['2026-07-15', 8, 'UTC', '2026-07-15T08:00:00.000Z'],
  ])('%s %i in %s', (day, hour, zone, expected) => {
    expect(at(day, hour, zone)).toBe(expected);
  });

  it('is the end of the gap where clocks skip it', () => {
    // Clocks skip from 02:00 to 03:00 in Berlin, from midnight to 01:00 in Beirut, and from 02:00 to 02:30 on Lord Howe Island.
    expect(at('2026-03-29', 2, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-03-29', 0, 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
    expect(at('2026-10-04', 2, 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
  });

  it('is the first of two where clocks show it twice', () => {
    expect(at('2026-10-25', 2, 'Europe/Berlin')).toBe('2026-10-25T00:00:00.000Z');
    expect(at('2026-11-01', 1, 'America/New_York')).toBe('2026-11-01T05:00:00.000Z');
  });

  it('is the same hour before and after the days of 23 and 25 hours', () => {
    const days = [
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ];
    expect(days.map((day) => at(day, 8, 'Europe/Berlin').slice(11, 16))).toEqual([
      '07:00',
      '06:00',
      '06:00',
      '06:00',
      '07:00',
      '07:00',
    ]);
  });
});

function next(after: string, lastDay: string | null = null) {
  const range = { after: new Date(after), lastDay };
  return nextTimeOf(8, 'Europe/Berlin', range).toISOString();
}

describe('the next time of an hour', () => {
  it('is today while the hour is to come, otherwise tomorrow', () => {
    expect(next('2026-01-15T06:59:00Z')).toBe('2026-01-15T07:00:00.000Z');
    expect(next('2026-01-15T07:00:00Z')).toBe('2026-01-16T07:00:00.000Z');
    expect(next('2026-01-15T23:30:00Z')).toBe('2026-01-16T07:00:00.000Z');
  });

  it('is never on the day of the last one, whatever hour is chosen', () => {
    expect(next('2026-01-15T06:00:00Z', '2026-01-15')).toBe('2026-01-16T07:00:00.000Z');
    expect(next('2026-01-15T06:00:00Z', '2026-01-14')).toBe('2026-01-15T07:00:00.000Z');
  });

  it('comes once each day around a change of the clocks', () => {
    for (const [zone, hour] of [
      ['Europe/Berlin', 2],
      ['America/New_York', 1],
      ['Asia/Beirut', 0],
      ['Africa/Cairo', 0],
    ] as const) {
      let now = new Date('2026-01-01T00:00:00Z');
      let last = '2025-12-31';
      const days = new Set<string>();
      for (let count = 0; count < 365; count += 1) {
        now = nextTimeOf(hour, zone, { after: now, lastDay: last });
        last = localDay(now, zone);
        days.add(last);
      }
      expect(days.size, zone).toBe(365);
      expect(last >= '2026-12-31' && last <= '2027-01-01', `${zone} ${last}`).toBe(true);
    }
  });
});

it('knows which names are time zones', () => {
  for (const name of ['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5']) {
    expect(isTimeZone(name), name).toBe(true);
  }
  for (const name of ['', 'Mars/Base', '+02:00', 'Europe/Berlin\n', 'x'.repeat(100), '__proto__']) {
    expect(isTimeZone(name), name).toBe(false);
  }
});

it('keeps few formats, however many spellings of names it is asked for', () => {
  const letters = Array.from('europe/vienna');
  const spellings = Array.from({ length: 1000 }, (_, number) =>
    letters.map((one, at) => ((number >> at) % 2 ? one.toUpperCase() : one)).join(''),
  );
  expect(spellings.every((spelling) => isTimeZone(spelling))).toBe(true);
  const create = vi.spyOn(Intl, 'DateTimeFormat');
  isTimeZone('europe/vienna');
  isTimeZone('europe/vienna');
  expect(create).toHaveBeenCalledTimes(1);
  create.mockRestore();
});
