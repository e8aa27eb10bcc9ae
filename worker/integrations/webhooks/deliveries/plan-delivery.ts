import { day, hour, minute, second } from '../../../../shared/durations.ts';
import { isSuccess, type DeliveryOutcome } from './send-message.ts';

/** Waiting times after each failed attempt, before jitter. */
const backOff = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 6 * hour, day];
const jitter = 0.2;
const disabledAfter = 5 * day;
const gone = 410;

export type DeliveryPlan = {
  /** When to try again; null for success, for the last attempt and for a webhook that is switched off. */
  nextAttemptAt: Date | null;
  /** The message is given up for good. */
  isDead: boolean;
  disabledReason: 'gone' | 'failing' | null;
};

/** What follows from an attempt. `random` is in [0, 1) and spreads the retries by a fifth either way. */
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
  const spread = 1 + jitter * (2 * state.random - 1);
  return { ...ended, nextAttemptAt: new Date(state.now.getTime() + Math.round(delay * spread)) };
}
