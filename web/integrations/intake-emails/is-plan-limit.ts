import { hasCode } from '../../api/api-error.ts';

/** Returns whether an address was refused by the limit of a plan; a server without plans has no such limit. */
export function isPlanLimit(error: unknown, config: { isSubscriptionsEnabled: boolean }): boolean {
  return config.isSubscriptionsEnabled && hasCode(error, 'intake_email.limit_reached');
}
