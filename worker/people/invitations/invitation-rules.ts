import { day } from '../../../shared/time/durations.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * Facts that prevent an operation on an invitation; invitation-fact-store.ts finds each of them in
 * SQL.
 */
export type InvitationFact =
  | 'isUnknown'
  | 'actorMayNotInvite'
  | 'isMember'
  | 'isAccepted'
  | 'isPending'
  | 'isClosed'
  | 'isDailyLimitReached';

export type Refusal = readonly [fact: InvitationFact, code: ErrorCode];

/*
 * Each list is in the order in which refusals are reported. A store writes if no fact of a list is
 * true, and otherwise selects the facts in the same transaction, so the prevented and the reported
 * refusal cannot differ.
 */

export const creationRefusals: readonly Refusal[] = [
  ['actorMayNotInvite', 'auth.forbidden'],
  ['isMember', 'user.already_in_organization'],
  ['isPending', 'organization.invitation_already_exists'],
  ['isDailyLimitReached', 'user.organization_invitation_limit_reached'],
];

export const resendingRefusals: readonly Refusal[] = [
  ['isUnknown', 'invitation.not_found'],
  ['actorMayNotInvite', 'auth.forbidden'],
  ['isMember', 'user.already_in_organization'],
  ['isAccepted', 'invitation.not_found'],
  ['isPending', 'organization.invitation_already_exists'],
  ['isDailyLimitReached', 'user.organization_invitation_limit_reached'],
];

export const cancellationRefusals: readonly Refusal[] = [
  ['isUnknown', 'invitation.not_found'],
  ['actorMayNotInvite', 'auth.forbidden'],
  ['isClosed', 'invitation.not_found'],
];

export type InvitationFacts = Partial<Record<InvitationFact, 0 | 1 | null>>;

/**
 * Throws the error of the first refusal whose fact is true; that of the daily limit contains the time until the next day
 * in UTC. `facts` is undefined if nothing was refused.
 */
export function assertNotRefused(
  refusals: readonly Refusal[],
  facts: InvitationFacts | undefined,
  now?: Date,
): void {
  if (!facts) return;
  const refusal = refusals.find(([fact]) => facts[fact] === 1);
  if (!refusal) throw new Error('An invitation was not written although no fact rules it out');
  const [fact, code] = refusal;
  const isUntilTomorrow = fact === 'isDailyLimitReached' && now;
  throw new AppError(code, {
    headers: isUntilTomorrow ? { 'retry-after': String(secondsUntilTomorrow(now)) } : {},
  });
}

function secondsUntilTomorrow(now: Date): number {
  return Math.ceil((day - (now.getTime() % day)) / 1000);
}
