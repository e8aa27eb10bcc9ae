import type { Mutation } from './mutation.ts';

const invitations = ['tests/contract/invitations.test.ts'];
const invitationRules = ['worker/people/invitations/invitation-rules.test.ts', ...invitations];
const members = ['shared/people/members/member-rules.test.ts', 'tests/contract/members.test.ts'];
const apiKeys = ['tests/contract/api-keys.test.ts'];
const store = 'worker/people/invitations/invitation-store.ts';
const rules = 'worker/people/invitations/invitation-rules.ts';
const facts = 'worker/people/invitations/invitation-fact-store.ts';
const dailyLimit = 'worker/people/invitations/sending/invitation-limit-store.ts';
const memberRules = 'shared/people/members/member-rules.ts';
const apiKeyStore = 'worker/people/api-keys/api-key-store.ts';

const secondFactors = ['tests/worker/two-factor.test.ts'];
const providerProfile = 'worker/people/sign-in/better-auth/provider-profile.ts';
const providerProfiles = ['tests/worker/provider-profiles.test.ts'];
const claims = ['tests/worker/address-claims.test.ts'];
const claimStore = 'worker/people/sign-in/unverified-user-store.ts';

export const peopleMutations: Mutation[] = [
  {
    what: 'an invitation to another user can be accepted',
    file: store,
    find: 'eq(invitationsTable.email, user.email),',
    replace: '',
    suites: invitations,
  },
  {
    what: 'an expired invitation can be accepted',
    file: store,
    find: 'gt(invitationsTable.expiresAt, platform.clock.now()),',
    replace: '',
    suites: invitations,
  },
  {
    what: 'a closed invitation can be accepted again',
    file: store,
    find: "eq(invitationsTable.status, 'pending'),\n    gt(invitationsTable.expiresAt",
    replace: 'gt(invitationsTable.expiresAt',
    suites: invitations,
  },
  {
    what: 'an invitation to a deleted organization can be accepted',
    file: store,
    find: 'platform.clock.now()),\n    isNull(organizationsTable.deletedAt),',
    replace: 'platform.clock.now()),',
    suites: [...invitations, 'tests/contract/organization-life.test.ts'],
  },
  {
    what: 'everybody who accepts becomes an admin',
    file: store,
    find: 'role: invitationsTable.role,\n        createdAt: clock.now(),',
    replace: "role: 'admin',\n        createdAt: clock.now(),",
    suites: invitations,
  },
  {
    what: 'expired invitations are listed as received',
    file: store,
    find: '.where(isOpenFor(scope))\n    .orderBy',
    replace:
      ".where(and(eq(invitationsTable.email, scope.user.email), eq(invitationsTable.status, 'pending'), isNull(organizationsTable.deletedAt)))\n    .orderBy",
    suites: invitations,
  },
  {
    what: 'a cancelled invitation is mailed',
    file: store,
    find: "eq(invitationsTable.status, 'pending'),\n        gt(",
    replace: 'gt(',
    suites: invitations,
  },
  {
    what: 'an invitation that was sent again is still mailed for its first sending',
    file: store,
    find: 'eq(invitationsTable.timesSent, sending.timesSent),',
    replace: '',
    suites: invitations,
  },
  {
    what: 'Cron expires invitations that are still open',
    file: store,
    find: "and(eq(status, literal('pending')), lte(expiresAt, now))",
    replace: "eq(status, literal('pending'))",
    suites: invitations,
  },
  {
    what: 'the daily limit of invitations is one higher',
    file: dailyLimit,
    find: 'literal(0)), inviter.maxPerDay)',
    replace: 'literal(0)), inviter.maxPerDay + 1)',
    suites: invitations,
  },
  {
    what: 'sending again does not count',
    file: dailyLimit,
    find: 'set: { count: incremented(count) }',
    replace: 'set: { count }',
    suites: invitations,
  },
  {
    what: 'members are invited again',
    file: rules,
    find: "['isMember', 'user.already_in_organization'],\n  ['isPending'",
    replace: "['isPending'",
    suites: invitationRules,
  },
  {
    what: 'every member may send its invitations again',
    file: facts,
    find: 'membership(organizationId, inviter, inArray(membersTable.role, roles.filter(canInvite))),',
    replace: 'membership(organizationId, inviter),',
    suites: invitations,
  },
  {
    what: 'an invitation of another organization can be cancelled',
    file: rules,
    find: "['isUnknown', 'invitation.not_found'],\n  ['actorMayNotInvite', 'auth.forbidden'],\n  ['isClosed'",
    replace: "['isClosed'",
    suites: invitationRules,
  },
  {
    what: 'an open invitation is sent again',
    file: rules,
    find: "['isAccepted', 'invitation.not_found'],\n  ['isPending', 'organization.invitation_already_exists'],",
    replace: "['isAccepted', 'invitation.not_found'],",
    suites: invitationRules,
  },
  {
    what: "an address that is not confirmed counts as one's own",
    file: 'worker/people/invitations/received-invitations.ts',
    find: 'user.emailVerified || ',
    replace: 'true || ',
    suites: ['tests/worker/auth-configuration.test.ts'],
  },
  {
    what: 'members may invite',
    file: memberRules,
    find: "export function canInvite(actor: Role): boolean {\n  return isAtLeast(actor, 'admin');",
    replace:
      "export function canInvite(actor: Role): boolean {\n  return isAtLeast(actor, 'member');",
    suites: members,
  },
  {
    what: 'an admin can remove the owner',
    file: memberRules,
    find: "isAtLeast(actor, 'admin') && target !== 'owner'",
    replace: "isAtLeast(actor, 'admin')",
    suites: members,
  },
  {
    what: 'the owner can leave',
    file: memberRules,
    find: "return actor !== 'owner';",
    replace: 'return isAtLeast(actor, actor);',
    suites: members,
  },
  {
    what: 'a member of another organization can be removed',
    file: 'worker/people/members/member-store.ts',
    find: 'and(eq(membersTable.organizationId, scope.organizationId), eq(membersTable.id, memberId));',
    replace: 'eq(membersTable.id, memberId);',
    suites: ['tests/contract/members.test.ts'],
  },
  {
    what: 'ownership goes to a plain member',
    file: memberRules,
    find: "actor === 'owner' && target === 'admin'",
    replace: "actor === 'owner' && target !== 'owner'",
    suites: members,
  },
  {
    what: 'the key of another user can be revoked',
    file: apiKeyStore,
    find: 'and(eq(apiKeysTable.id, apiKeyId), eq(apiKeysTable.userId, scope.actor.userId))',
    replace: 'eq(apiKeysTable.id, apiKeyId)',
    suites: apiKeys,
  },
  {
    what: "everybody's keys are listed",
    file: apiKeyStore,
    find: '.where(eq(apiKeysTable.userId, scope.actor.userId))\n    .orderBy',
    replace: '.orderBy',
    suites: apiKeys,
  },
  {
    what: 'a key is narrowed to an organization of others',
    file: apiKeyStore,
    find: 'where ${membersTable.userId} = ${userId} and ${organizationsTable.deletedAt} is null))',
    replace: 'where ${organizationsTable.deletedAt} is null))',
    suites: apiKeys,
  },
  {
    what: 'a key is narrowed to a deleted organization',
    file: apiKeyStore,
    find: '${userId} and ${organizationsTable.deletedAt} is null))',
    replace: '${userId}))',
    suites: apiKeys,
  },
  {
    what: 'the use of a key is never noted',
    file: apiKeyStore,
    find: '.set({ lastUsedAt: now, clients })',
    replace: '.set({ lastUsedAt: null, clients })',
    suites: apiKeys,
  },
  {
    what: 'a key is stored as it is',
    file: 'worker/people/api-keys/create-api-key.ts',
    find: 'await hashToken(token)',
    replace: 'token',
    suites: apiKeys,
  },
  {
    what: 'a provider that has not verified an address claims it',
    file: 'worker/people/sign-in/better-auth/address-claims.ts',
    find: 'email && emailVerified',
    replace: 'email',
    suites: claims,
  },
  {
    what: 'a user with a verified address loses everything to a provider',
    file: claimStore,
    find: '    eq(usersTable.emailVerified, false),\n',
    replace: '',
    suites: claims,
  },
  {
    what: 'sessions of a squatter survive',
    file: claimStore,
    find: 'database.delete(sessionsTable).where(eq(sessionsTable.userId, user.id))',
    replace: 'database.delete(sessionsTable).where(eq(sessionsTable.id, user.id))',
    suites: claims,
  },
  {
    what: 'a password of a squatter survives',
    file: claimStore,
    find: "proof.by === 'password-reset' ? ne",
    replace: 'true ? ne',
    suites: claims,
  },
  {
    what: 'passkeys of a squatter survive',
    file: claimStore,
    find: 'database.delete(passkeysTable).where(eq(passkeysTable.userId, user.id))',
    replace: 'database.delete(passkeysTable).where(eq(passkeysTable.id, user.id))',
    suites: claims,
  },
  {
    what: 'API keys of a squatter survive',
    file: claimStore,
    find: 'database.delete(apiKeysTable).where(eq(apiKeysTable.userId, user.id))',
    replace: 'database.delete(apiKeysTable).where(eq(apiKeysTable.id, user.id))',
    suites: claims,
  },
  {
    what: 'a provider gets past the second factor of an unverified account',
    file: claimStore,
    find: "proof.by === 'provider' ? not(usersTable.twoFactorEnabled) : undefined",
    replace: 'undefined',
    suites: claims,
  },
  {
    what: 'links and pending sign-ins of a squatter survive',
    file: claimStore,
    find: 'eq(verificationsTable.value, user.id)',
    replace: 'eq(verificationsTable.id, user.id)',
    suites: claims,
  },
  {
    what: 'verifying an address signs in',
    file: 'worker/people/sign-in/better-auth/better-auth.ts',
    find: 'autoSignInAfterVerification: false',
    replace: 'autoSignInAfterVerification: true',
    suites: ['tests/worker/auth-configuration.test.ts'],
  },
  {
    what: 'a code completes a second sign-in',
    file: 'worker/people/sign-in/session-store.ts',
    find: 'lt(twoFactorsTable.lastStep, step)',
    replace: 'undefined',
    suites: secondFactors,
  },
  {
    what: 'trusted devices survive a change of the password',
    file: 'worker/people/sign-in/session-store.ts',
    find: 'or(resetLinks, pendingSignIns, changes, isSecretOf(userId, trust))',
    replace: 'or(resetLinks, pendingSignIns, changes)',
    suites: secondFactors,
  },
  {
    what: 'a requested change of address survives a change of the password',
    file: 'worker/people/sign-in/session-store.ts',
    find: 'or(resetLinks, pendingSignIns, changes, isSecretOf(userId, trust))',
    replace: 'or(resetLinks, pendingSignIns, isSecretOf(userId, trust))',
    suites: ['tests/worker/email-change.test.ts'],
  },
  {
    what: 'a change of address that was withdrawn meanwhile takes place',
    file: 'worker/people/sign-in/email-change-store.ts',
    find: 'notExists(isTaken), exists(isPending)',
    replace: 'notExists(isTaken)',
    suites: ['tests/worker/email-change.test.ts'],
  },
  {
    what: 'the device that ends the other sessions loses its trust',
    file: 'worker/people/sign-in/session-store.ts',
    find: 'kept === null ? undefined : ne(',
    replace: 'kept !== null ? undefined : ne(',
    suites: secondFactors,
  },
  {
    what: 'the user info of someone else signs in',
    file: providerProfile,
    find: 'verified !== undefined && verified !== sub',
    replace: 'false',
    suites: providerProfiles,
  },
  {
    what: 'an address with a blank makes a second account',
    file: providerProfile,
    find: 'z.string().trim().toLowerCase().pipe(emailSchema)',
    replace: 'z.string()',
    suites: providerProfiles,
  },
  {
    what: 'a provider without discovery needs an `id`',
    file: providerProfile,
    find: '(id ?? sub)',
    replace: 'id',
    suites: providerProfiles,
  },
  {
    what: 'files are served as scripts and style sheets',
    file: 'worker/archive/documents/files/serve-document-file.ts',
    find: 'inlineType ?? servedTypeOf(document.mimeType)',
    replace: 'inlineType ?? document.mimeType',
    suites: ['tests/contract/document-security.test.ts'],
  },
  {
    what: 'a write whose response was lost is repeated',
    file: 'worker/database/adapters/transient-failures.ts',
    find: "failure === 'interrupted' && !isRead",
    replace: 'false',
    suites: ['worker/database/adapters/transient-failures.test.ts'],
  },
];
