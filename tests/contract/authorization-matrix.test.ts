import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../worker/app.ts';
import { accessPolicyOf, type AccessPolicy } from '../../worker/access/access.ts';
import { permissions } from '../../shared/permissions.ts';
import { roles, type Role } from '../../shared/roles.ts';
import { addMember, createApiKey, expireSessions, removeMember } from '../support/access.ts';
import { casesOn } from '../support/cases-on.ts';
import { anonymous, createOwner, createUser, TestClient, type Owner } from '../support/client.ts';
import {
  organizationExpectations,
  userExpectations,
  type UserExpectation,
} from '../support/route-expectations.ts';
import {
  bearer,
  createTargets,
  outcomeOfResponse,
  prepareRequest,
  representativeRoutes,
  successOf,
} from '../support/route-requests.ts';
import type { Target } from '../support/route-targets.ts';

type Route = { method: string; path: string; policy: AccessPolicy | undefined };

/** Returns every route of the product with its only access policy; a route without one is rejected. */
function routesOf(): Route[] {
  const byRoute = Map.groupBy(createApp().routes, ({ method, path }) => `${method} ${path}`);
  return [...byRoute]
    .map(([key, handlers]) => {
      const [method = '', path = ''] = key.split(' ');
      const policies = handlers.flatMap(({ handler }) => accessPolicyOf(handler) ?? []);
      expect(policies.length, `${key} has ${policies.length} policies`).toBeLessThanOrEqual(1);
      return { method, path, policy: policies[0] };
    })
    .filter(({ method, path }) => method !== 'ALL' || !path.endsWith('/*'));
}

const routes = routesOf();
/**
 * Excludes routes of the session library, which only workerd has (tests/worker/auth-access.test.ts), of the
 * Paperless-ngx API (paperless-access.test.ts) and of WebDAV (dav-access.test.ts).
 */
const keysOf = (kind: AccessPolicy['kind']) =>
  routes
    .filter(({ path, policy }) => policy?.kind === kind && !/^\/(?:paperless|dav)\//.test(path))
    .filter(({ policy }) => !(policy?.kind === 'user' && policy.isCheckedByLibrary))
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();
const policyAt = (key: string) =>
  routes.find(({ method, path }) => `${method} ${path}` === key)?.policy;

const unauthenticated = '401 auth.unauthenticated';
const forbidden = '403 auth.forbidden';

const rolesFrom: Record<Role, Role[]> = {
  viewer: ['viewer', 'member', 'admin', 'owner'],
  member: ['member', 'admin', 'owner'],
  admin: ['admin', 'owner'],
  owner: ['owner'],
};

let stranger: Owner;
let removed: TestClient;
let expired: TestClient;
let createMembersTarget: Awaited<ReturnType<typeof createTargets>>;

beforeAll(async () => {
  stranger = await createOwner();
  removed = await createUser();
  expired = await createUser();
  await expireSessions(expired);
  createMembersTarget = await createTargets();
});

async function createTarget(role: Role) {
  const target = await createMembersTarget(role);
  await addMember(target.owner, expired, 'admin');
  await removeMember((await addMember(target.owner, removed, 'member')).id);
  return target;
}

async function prepare(key: string, target: Target, expectation: UserExpectation) {
  const request = await prepareRequest(key, target, expectation);
  const outcomeFor = (client: TestClient) => outcomeOfResponse(request.sendAs(client));
  return { outcomeFor };
}

const withBrokenKey = (client: TestClient) =>
  new TestClient({ ...client.headers, authorization: 'Bearer broken' });
const permissionsBut = (permission: string) => permissions.filter((other) => other !== permission);
const past = () => new Date(Date.now() - 1000);

describe('every route', () => {
  it('has an access policy', () => {
    const open = routes.filter(({ policy }) => policy === undefined);
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('of an organization or a user is expected here, and no other', () => {
    expect(keysOf('organization')).toEqual(Object.keys(organizationExpectations).toSorted());
    expect(keysOf('user')).toEqual(Object.keys(userExpectations).toSorted());
  });

  it('that stands for others is one of them', () => {
    const keys = Object.keys({ ...organizationExpectations, ...userExpectations });
    expect(keys).toEqual(expect.arrayContaining(representativeRoutes));
  });
});

const casesOf = <Expectation extends UserExpectation>(expectations: Record<string, Expectation>) =>
  casesOn('demo', Object.entries(expectations), ([key]) => representativeRoutes.includes(key));

describe.each(casesOf(organizationExpectations))('%s', (key, expectation) => {
  const { role: lowestRole, permission, furtherPermission } = expectation;
  const needed = [permission, furtherPermission].flat().filter((each) => each != null);
  const outcomeOf = async (role: Role, clientFor: (target: Target) => Promise<TestClient>) => {
    const target = await createTarget(role);
    const { outcomeFor } = await prepare(key, target, expectation);
    return outcomeFor(await clientFor(target));
  };
  const outcomeOfKey = (role: Role, input: Parameters<typeof createApiKey>[1] = {}) =>
    outcomeOf(role, async ({ caller }) => bearer(await createApiKey(caller, input)));
  const success = () => successOf(key, expectation);

  it('declares the expected policy', () => {
    expect(policyAt(key)).toEqual({ kind: 'organization', role: lowestRole, permission });
  });

  it('rejects callers without credentials, with forged or expired ones and from elsewhere', async () => {
    const target = await createTarget('owner');
    const { outcomeFor } = await prepare(key, target, expectation);
    expect(await outcomeFor(anonymous)).toBe(unauthenticated);
    const forgedSession = new TestClient({ cookie: 'sheaf.session_token=forged.c2ln' });
    expect(await outcomeFor(forgedSession)).toBe(unauthenticated);
    expect(await outcomeFor(bearer(`sheaf_${'A'.repeat(64)}`))).toBe(unauthenticated);
    expect(await outcomeFor(withBrokenKey(target.owner))).toBe(unauthenticated);
    expect(await outcomeFor(expired)).toBe(unauthenticated);
    expect(await outcomeFor(stranger)).toBe(forbidden);
    expect(await outcomeFor(removed)).toBe(forbidden);
    const strangersKey = bearer(await createApiKey(stranger, {}));
    expect(await outcomeFor(strangersKey)).toBe(permission ? forbidden : unauthenticated);
  });

  it.each(roles)('succeeds for %s or is forbidden', async (role) => {
    const outcome = await outcomeOf(role, async ({ caller }) => caller);
    expect(outcome).toBe(rolesFrom[lowestRole].includes(role) ? await success() : forbidden);
  });

  if (permission === null) {
    it('rejects every API key', async () => {
      expect(await outcomeOfKey('owner')).toBe(unauthenticated);
    });
    return;
  }

  it.each(roles)('accepts a key of %s where it accepts the user', async (role) => {
    const outcome = await outcomeOfKey(role, { permissions: needed });
    expect(outcome).toBe(rolesFrom[lowestRole].includes(role) ? await success() : forbidden);
  });

  it('accepts a key that is narrowed to the organization', async () => {
    const outcome = await outcomeOf('owner', async ({ owner, caller }) =>
      bearer(await createApiKey(caller, { organizationIds: [owner.organizationId] })),
    );
    expect(outcome).toBe(await success());
  });

  it('rejects a key without the permission, narrowed to another organization or expired', async () => {
    for (const missing of needed) {
      const others = { permissions: permissionsBut(missing) };
      expect(await outcomeOfKey('owner', others)).toBe(forbidden);
    }
    const elsewhere = { organizationIds: [stranger.organizationId] };
    expect(await outcomeOfKey('owner', elsewhere)).toBe(forbidden);
    expect(await outcomeOfKey('owner', { expiresAt: past() })).toBe(unauthenticated);
  });
});

describe.each(casesOf(userExpectations))('%s', (key, expectation) => {
  const { permission } = expectation;
  const outcomeOf = async (clientFor: (owner: Owner) => Promise<TestClient>) => {
    const owner = await createOwner();
    const { outcomeFor } = await prepare(key, { owner, caller: owner, role: 'owner' }, expectation);
    return outcomeFor(await clientFor(owner));
  };
  const outcomeOfKey = (input: Parameters<typeof createApiKey>[1]) =>
    outcomeOf(async (owner) => bearer(await createApiKey(owner, input)));

  it('declares the expected policy', () => {
    expect(policyAt(key)).toEqual({ kind: 'user', permission });
  });

  it('rejects callers without credentials or with forged or expired ones', async () => {
    expect(await outcomeOf(async () => anonymous)).toBe(unauthenticated);
    const forgedKey = bearer(`sheaf_${'A'.repeat(64)}`);
    expect(await outcomeOf(async () => forgedKey)).toBe(unauthenticated);
    expect(await outcomeOf(async (owner) => withBrokenKey(owner))).toBe(unauthenticated);
    expect(await outcomeOf(async () => expired)).toBe(unauthenticated);
  });

  it('accepts a session', async () => {
    const { sessionException } = expectation;
    const expected = sessionException?.outcome ?? (await successOf(key, expectation));
    expect(await outcomeOf(async (owner) => owner)).toBe(expected);
  });

  if (permission === null) {
    it('rejects every API key', async () => {
      expect(await outcomeOfKey({})).toBe(unauthenticated);
    });
    return;
  }

  it('accepts a key with the permission and no other', async () => {
    const success = await successOf(key, expectation);
    const needed = permission === 'any' ? 'tags:read' : permission;
    expect(await outcomeOfKey({ permissions: [needed] })).toBe(success);
    const others = { permissions: permissionsBut(permission) };
    expect(await outcomeOfKey(others)).toBe(permission === 'any' ? success : forbidden);
    expect(await outcomeOfKey({ expiresAt: past() })).toBe(unauthenticated);
  });
});
