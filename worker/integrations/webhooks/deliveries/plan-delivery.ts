import { day, hour, minute, second } from '../../../../shared/durations.ts';
import { isSuccess, type DeliveryOutcome } from './send-message.ts';

/** The delay after each failed attempt, before jitter. */
const backOff = [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 6 * hour, day];
const jitter = 0.2;
const disabledAfter = 5 * day;
const gone = 410;

export type DeliveryPlan = {
  /** Null after a success, after the last attempt, and for a webhook that is disabled. */
  nextAttemptAt: Date | null;
  /** The last attempt failed: the message goes to the dead letters. */
  isDead: boolean;
  disabledReason: 'gone' | 'failing' | null;
};

/** What happens after an attempt. `random` in [0, 1) varies the delay by up to 20 % in both directions. */
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
