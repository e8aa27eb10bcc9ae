import { day, hour, minute, second } from '../../../../shared/time/durations.ts';
import { isSuccess, type DeliveryOutcome } from './messages/send-message.ts';

/** The delay after each failed attempt, before jitter. */
const backOff = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 6 * hour, day];
const jitter = 0.2;
const disabledAfter = 5 * day;
const gone = 410;
/** A receiver that keeps failing is tried at least this often, as long as messages wait for their first attempt. */
const longestPause = hour;

export type DeliveryPlan = {
  /** Null after a success, after the last attempt, and for a disabled webhook. */
  nextAttemptAt: Date | null;
  isDead: boolean;
  disabledReason: 'gone' | 'failing' | null;
};

export function planDelivery(
  outcome: DeliveryOutcome,
  state: {
    attempt: number;
    isManual: boolean;
    failingSince: Date | null;
    now: Date;
    random: number;
  },
): DeliveryPlan {
  const ended = { nextAttemptAt: null, isDead: false, disabledReason: null };
  if (isSuccess(outcome)) return ended;
  if (outcome.status === gone) return { ...ended, disabledReason: 'gone' };
  const failingFor = state.now.getTime() - (state.failingSince ?? state.now).getTime();
  if (failingFor >= disabledAfter) return { ...ended, disabledReason: 'failing' };
  if (state.isManual) return ended;
  const delay = backOff[state.attempt - 1];
  if (delay === undefined) return { ...ended, isDead: true };
  return { ...ended, nextAttemptAt: later(state, delay) };
}

export type RoundPlan = {
  /** All messages of the webhook wait until this time. Null while its receiver works. */
  pausedUntil: Date | null;
  disabledReason: DeliveryPlan['disabledReason'];
};

export function planRound(
  attempts: { outcome: DeliveryOutcome; plan: DeliveryPlan }[],
  state: { failedRounds: number; now: Date; random: number },
): RoundPlan {
  const reasons = attempts.map(({ plan }) => plan.disabledReason);
  const goneReason = reasons.find((reason) => reason === 'gone') ?? null;
  if (attempts.some(({ outcome }) => isSuccess(outcome))) {
    return { pausedUntil: null, disabledReason: goneReason };
  }
  const delay = Math.min(backOff[state.failedRounds] ?? longestPause, longestPause);
  return { pausedUntil: later(state, delay), disabledReason: goneReason ?? reasons[0] ?? null };
}

function later({ now, random }: { now: Date; random: number }, delay: number): Date {
  return new Date(now.getTime() + Math.round(delay * (1 + jitter * (2 * random - 1))));
}
