import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay } from './expiry-day.ts';

describe('the day a key expires', () => {
  it('survives the round trip and includes the whole day', () => {
    const end = endOfDay('2026-03-01');
    expect(end && dayOf(new Date(end))).toBe('2026-03-01');
    expect(new Date(end ?? '').getTime() - new Date(2026, 2, 1).getTime()).toBe(86_399_999);
  });

  it('survives the round trip while the year is being typed', () => {
    const end = endOfDay('0002-03-01');
    expect(end && dayOf(new Date(end))).toBe('0002-03-01');
  });

  it.each(['', '2026-13-01', '20', 'tomorrow'])('is null for %j', (day) => {
    expect(endOfDay(day)).toBeNull();
  });
});
