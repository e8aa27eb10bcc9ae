import { describe, expect, it } from 'vitest';
import { day } from '../../../../shared/time/durations.ts';
import { planDelivery, planRound } from './plan-delivery.ts';

const now = new Date('2026-03-01T12:00:00Z');
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

describe('planDelivery', () => {
  it.each([200, 202, 204, 299])('plans no other attempt after %i', (status) => {
    expect(planDelivery(outcome(status), state)).toEqual({
      nextAttemptAt: null,
      isDead: false,
      disabledReason: null,
    });
  });

  it('retries after 5 s, 30 s, 2 min, 10 min, 1 h, 6 h and 24 h, then gives up', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7].map((attempt) => secondsUntilNext(attempt));
    expect(waits).toEqual([5, 30, 120, 600, 3600, 21_600, 86_400]);
    expect(planDelivery(outcome(null), { ...state, attempt: 8 })).toMatchObject({
      nextAttemptAt: null,
      isDead: true,
      disabledReason: null,
    });
  });

  it('varies the delay by 20 % in both directions', () => {
    expect(secondsUntilNext(3, 0)).toBe(96);
    expect(secondsUntilNext(3, 0.999999)).toBeCloseTo(144, 2);
  });

  it('disables the webhook after 410', () => {
    expect(planDelivery(outcome(410), state)).toEqual({
      nextAttemptAt: null,
      isDead: false,
      disabledReason: 'gone',
    });
  });

  it('disables the webhook after exactly five days of failures', () => {
    const after = { ...state, failingSince: new Date(now.getTime() - 5 * day) };
    const before = { ...state, failingSince: new Date(now.getTime() - 5 * day + 1) };
    expect(planDelivery(outcome(500), after).disabledReason).toBe('failing');
    expect(planDelivery(outcome(500), before).disabledReason).toBeNull();
    expect(planDelivery(outcome(500), before).nextAttemptAt).not.toBeNull();
  });

  it('does not retry a message that a user sent', () => {
    expect(planDelivery(outcome(500), { ...state, isManual: true })).toEqual({
      nextAttemptAt: null,
      isDead: false,
      disabledReason: null,
    });
  });
});

it('pauses a webhook whose receiver fails for at most an hour', () => {
  const plan = planDelivery(outcome(500), state);
  const minutes = [0, 1, 2, 3, 4, 5, 6, 7, 20].map((failedRounds) => {
    const round = planRound([{ outcome: outcome(500), plan }], { failedRounds, now, random: 0.5 });
    return ((round.pausedUntil?.getTime() ?? 0) - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([5 / 60, 0.5, 2, 10, 60, 60, 60, 60, 60]);
});
