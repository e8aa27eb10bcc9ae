import type { Mutation } from './mutation.ts';

const access = 'worker/access/access.ts';
const guards = 'worker/http/request-guards.ts';
const matrix = ['tests/contract/authorization-matrix.test.ts'];
const crossSite = ['tests/contract/cross-site-requests.test.ts'];

/** Who is let in: sessions, roles, API keys, rate limits, and what every request has to pass. */
export const accessMutations: Mutation[] = [
  {
    what: 'a stranger is let into an organization',
    file: access,
    find: '!membership || !isAtLeast(membership.role, role)',
    replace: 'membership && !isAtLeast(membership.role, role)',
    suites: matrix,
  },
  {
    what: 'the role of a route is not looked at',
    file: access,
    find: ' || !isAtLeast(membership.role, role)',
    replace: '',
    suites: matrix,
  },
  {
    what: 'members rank like admins',
    file: 'shared/roles.ts',
    find: 'member: 0, admin: 1',
    replace: 'member: 1, admin: 1',
    suites: ['shared/people/members/member-rules.test.ts', ...matrix],
  },
  {
    what: 'an expired session goes on',
    file: access,
    find: 'session.expiresAt <= c.env.clock.now()',
    replace: 'session.expiresAt === undefined',
    suites: matrix,
  },
  {
    what: 'an expired key goes on',
    file: access,
    find: 'key.expiresAt > c.env.clock.now()',
    replace: 'key.expiresAt > new Date(0)',
    suites: matrix,
  },
  {
    what: 'any permission of a key is enough',
    file: access,
    find: '(permission && key.permissions.includes(permission))',
    replace: '(permission && key.permissions.length > 0)',
    suites: matrix,
  },
  {
    what: 'a narrowed key reaches every organization of its owner',
    file: access,
    find: 'actor.organizationIds.length > 0 && !actor',
    replace: 'actor.organizationIds.length > 999 && !actor',
    suites: matrix,
  },
  {
    what: 'a key narrowed to organizations that are all gone reaches every one',
    file: access,
    find: 'key.allOrganizations ? [] : key.organizationIds',
    replace: '[]',
    suites: matrix,
  },
  {
    what: 'a session counts where a request carries a broken key',
    file: 'worker/access/credentials.ts',
    find: "if (!token || !options.acceptsApiKey) throw new AppError('auth.unauthenticated');\n    return",
    replace: 'if (token && options.acceptsApiKey) return',
    suites: matrix,
  },
  {
    what: 'keys are accepted where only sessions are',
    file: 'worker/access/credentials.ts',
    find: '!token || !options.acceptsApiKey',
    replace: '!token',
    suites: matrix,
  },
  {
    what: 'a deleted organization is still open to its members',
    file: 'worker/people/members/membership-store.ts',
    find: 'isNull(organizationsTable.deletedAt),',
    replace: '',
    suites: ['tests/contract/organization-life.test.ts', 'tests/contract/organizations.test.ts'],
  },
  {
    what: 'the membership of another organization counts',
    file: 'worker/people/members/membership-store.ts',
    find: 'eq(membersTable.organizationId, organizationId),',
    replace: '',
    suites: matrix,
  },
  {
    what: 'a cookie from another site is accepted',
    file: guards,
    find: '!allowed.includes(origin)',
    replace: 'allowed.length === 0',
    suites: crossSite,
  },
  {
    what: 'a cookie without an origin is accepted',
    file: guards,
    find: 'origin === undefined || !allowed',
    replace: 'origin !== undefined && !allowed',
    suites: crossSite,
  },
  {
    what: 'an origin is compared by its beginning',
    file: guards,
    find: '!allowed.includes(origin)',
    replace: '!allowed.some((own) => origin.startsWith(own))',
    suites: crossSite,
  },
  {
    what: 'a request without cookies needs an origin',
    file: guards,
    find: 'isSafe || !usesCookie',
    replace: 'isSafe',
    suites: crossSite,
  },
  {
    what: 'bodies have no limit',
    file: guards,
    find: 'maxSize: limits.jsonBody',
    replace: 'maxSize: Infinity',
    suites: ['tests/contract/document-security.test.ts', 'tests/contract/documents.test.ts'],
  },
  {
    what: 'every path under an organization may carry a body of any size',
    file: guards,
    find: 'documents$/;',
    replace: 'documents/;',
    suites: ['tests/contract/document-security.test.ts', 'tests/contract/documents.test.ts'],
  },
  {
    what: 'responses of the API may be cached',
    file: guards,
    find: "c.header('cache-control', 'private, no-store')",
    replace: "c.header('cache-control', 'public, max-age=60')",
    suites: ['tests/contract/document-security.test.ts', 'tests/contract/organizations.test.ts'],
  },
  {
    what: 'one request more than the limit is let through',
    file: 'worker/access/rate-limit-store.ts',
    find: 'count > iif(key like',
    replace: 'count > 1 + iif(key like',
    suites: ['tests/worker/rate-limits.test.ts'],
  },
  {
    what: 'a window of requests never ends',
    file: 'worker/access/rate-limit-store.ts',
    find: 'count = iif(window_ends_at <= ${now}, 1, count + 1)',
    replace: 'count = count + 1',
    suites: ['tests/worker/rate-limits.test.ts'],
  },
  {
    what: 'every address of a /64 has a limit of its own',
    file: 'worker/access/client-address.ts',
    find: '.slice(0, 4)',
    replace: '.slice(0, 8)',
    suites: ['worker/access/client-address.test.ts'],
  },
];
