import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/errors.ts';
import {
  assertNotRefused,
  cancellationRefusals,
  creationRefusals,
  resendingRefusals,
  type InvitationFact,
  type Refusal,
} from './invitation-rules.ts';

function codeFor(refusals: readonly Refusal[], ...facts: InvitationFact[]): ErrorCode | undefined {
  const known = refusals.map(([fact]) => [fact, facts.includes(fact) ? 1 : 0] as const);
  try {
    assertNotRefused(refusals, Object.fromEntries(known));
  } catch (error) {
    return (error as { code?: ErrorCode }).code;
  }
}

const notFound = 'invitation.not_found';
const alreadyExists = 'organization.invitation_already_exists';
const isMember = 'user.already_in_organization';
const limitReached = 'user.organization_invitation_limit_reached';

describe.each([
  ['creating', creationRefusals],
  ['resending', resendingRefusals],
  ['cancelling', cancellationRefusals],
])('%s an invitation', (_name, refusals) => {
  it('is not refused where it was done', () => {
    expect(() => assertNotRefused(refusals, undefined)).not.toThrow();
  });

  it('fails where it was not done although no fact is true', () => {
    expect(() => assertNotRefused(refusals, {})).toThrow('no fact');
  });

  it('says when the next day begins, once the limit of this one is reached', () => {
    if (!refusals.some(([fact]) => fact === 'isDailyLimitReached')) return;
    const now = new Date('2026-03-04T23:59:29.500Z');
    const refuse = () => assertNotRefused(refusals, { isDailyLimitReached: 1 }, now);
    expect(refuse).toThrow(expect.objectContaining({ headers: { 'retry-after': '31' } }));
  });

  it('is forbidden to members who may not invite, whatever else is true', () => {
    const facts = refusals.map(([fact]) => fact).filter((fact) => fact !== 'isUnknown');
    expect(codeFor(refusals, ...facts)).toBe('auth.forbidden');
  });
});

it.each([
  [['isMember'], isMember],
  [['isPending'], alreadyExists],
  [['isDailyLimitReached'], limitReached],
  [['isMember', 'isPending', 'isDailyLimitReached'], isMember],
  [['isPending', 'isDailyLimitReached'], alreadyExists],
] as const)('reports for a new invitation with %j %s', (facts, code) => {
  expect(codeFor(creationRefusals, ...facts)).toBe(code);
});

it.each([
  [['isUnknown', 'actorMayNotInvite'], notFound],
  [['isAccepted'], notFound],
  [['isAccepted', 'isMember'], isMember],
  [['isAccepted', 'isPending'], notFound],
  [['isPending', 'isDailyLimitReached'], alreadyExists],
  [['isDailyLimitReached'], limitReached],
] as const)('reports for an invitation to resend with %j %s', (facts, code) => {
  expect(codeFor(resendingRefusals, ...facts)).toBe(code);
});

it.each([
  [['isUnknown', 'actorMayNotInvite'], notFound],
  [['isClosed'], notFound],
] as const)('reports for an invitation to cancel with %j %s', (facts, code) => {
  expect(codeFor(cancellationRefusals, ...facts)).toBe(code);
});
