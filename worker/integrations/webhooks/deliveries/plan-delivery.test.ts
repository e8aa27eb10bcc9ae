import { describe, expect, it } from 'vitest';
import { planDelivery } from './plan-delivery.ts';

const now = new Date('2026-03-01T12:00:00Z');
const day = 24 * 3_600_000;
const outcome = (status: number | null) => ({
  status,
  failure: status === null ? ('timeout' as const) : null,
  duration: 1,
  responseExcerpt: '',
});
const state = { attempt: 1, isManual: false, failingSince: null, now, random: 0.5 };

const secondsUntilNext = (attempt: number, random = 0.5) => {
  const { nextAttemptAt } = planDelivery(outcome(500), { ...state, attempt, random });
  return nextAttemptAt === null ? null : (nextAttemptAt.getTime() - now.getTime()) / 1000;
};

describe('after an attempt to deliver', () => {
  it.each([200, 202, 204, 299])('%i ends the message', (status) => {
    expect(planDelivery(outcome(status), state)).toEqual({
      nextAttemptAt: null,
      isDead: false,
      disabledReason: null,
    });
  });

  it('a failure is tried again after 5 s, 30 s, 2 min, 10 min, 1 h, 6 h, 24 h, then given up', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempt) => secondsUntilNext(attempt));
    expect(waits).toEqual([5, 30, 120, 600, 3600, 21_600, 86_400]);
    expect(planDelivery(outcome(null), { ...state, attempt: 8 })).toMatchObject({
      nextAttemptAt: null,
      isDead: true,
      disabledReason: null,
    });
  });

  it('retries are spread, so that a receiver that comes back is not run over', () => {
    expect(secondsUntilNext(3, 0)).toBe(96);
    expect(secondsUntilNext(3, 0.999999)).toBeCloseTo(144, 2);
  });

  it('410 switches the webhook off at once', () => {
    expect(planDelivery(outcome(410), state)).toEqual({
      nextAttemptAt: null,
      isDead: false,
      disabledReason: 'gone',
    });
  });

  it('five days of failures switch it off, a moment less does not', () => {
    const after = { ...state, failingSince: new Date(now.getTime() - 5 * day) };
    const before = { ...state, failingSince: new Date(now.getTime() - 5 * day + 1) };
    expect(planDelivery(outcome(500), after).disabledReason).toBe('failing');
    expect(planDelivery(outcome(500), before).disabledReason).toBeNull();
    expect(planDelivery(outcome(500), before).nextAttemptAt).not.toBeNull();
  });

  it('what somebody sent by hand is not tried again by itself', () => {
    expect(planDelivery(outcome(500), { ...state, isManual: true })).toEqual({
      nextAttemptAt: null,
      isDead: false,
      disabledReason: null,
    });
  });
});
