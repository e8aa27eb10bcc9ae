import { hasCode } from '../../api/api-error.ts';

/** Whether an address was refused by the limit of a plan: another plan has more, a server without plans does not. */
export function isPlanLimit(error: unknown, config: { isSubscriptionsEnabled: boolean }): boolean {
  return config.isSubscriptionsEnabled && hasCode(error, 'intake_email.limit_reached');
}
