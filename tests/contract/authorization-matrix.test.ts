import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { accessPolicyOf, type AccessPolicy } from '../../worker/access/access.ts';
import { permissions, type Permission } from '../../shared/permissions.ts';
import { addMember, addOrganization, createApiKey, removeMember } from '../support/access.ts';
import { anonymous, createOwner, createUser, TestClient, type Owner } from '../support/client.ts';

type Route = { method: string; path: string; mark: AccessPolicy | undefined };

/** Every route of the product, with what it demands: one mark each, or the route is refused. */
function routesOf(): Route[] {
  const byRoute = Map.groupBy(createApp().routes, ({ method, path }) => `${method} ${path}`);
  return [...byRoute]
    .map(([key, handlers]) => {
      const [method = '', path = ''] = key.split(' ');
      const marks = handlers.flatMap(({ handler }) => accessPolicyOf(handler) ?? []);
      expect(marks.length, `${key} has ${marks.length} access marks`).toBeLessThanOrEqual(1);
      return { method, path, mark: marks[0] };
    })
    .filter(({ method, path }) => method !== 'ALL' || !path.endsWith('/*'));
}

const routes = routesOf();
const organizationRoutes = routes.flatMap(({ mark, ...route }) =>
  mark?.kind === 'organization' ? [{ ...route, ...mark }] : [],
);
/** Without those of the session library, which only workerd has: see tests/worker/auth-access.test.ts. */
const userRoutes = routes.flatMap(({ mark, ...route }) =>
  mark?.kind === 'user' && !mark.isCheckedByLibrary ? [{ ...route, ...mark }] : [],
);

let owner: Owner;
let stranger: Owner;
let member: TestClient;
let removed: TestClient;

beforeAll(async () => {
  owner = await createOwner();
  stranger = await createOwner();
  member = await createUser();
  removed = await createUser();
});

/** An organization of the owner's for one call, which may be the one that deletes it. */
async function freshOrganization(): Promise<string> {
  const organizationId = await addOrganization(owner);
  await addMember({ organizationId }, member, 'member');
  const former = await addMember({ organizationId }, removed, 'member');
  await removeMember(former.id);
  return organizationId;
}

/** A path with ids of the right shape that belong to nothing; the organization's is real. */
function pathOf(path: string, organizationId: string) {
  const prefixes: Record<string, string> = {
    documentId: 'doc',
    tagId: 'tag',
    taggingRuleId: 'tr',
    runId: 'run',
    memberId: 'mem',
    invitationId: 'inv',
    intakeEmailId: 'ie',
    webhookId: 'wh',
    deliveryId: 'whd',
    apiKeyId: 'ak',
  };
  return path
    .replace(':organizationId', organizationId)
    .replaceAll(/:(\w+)/g, (_match, name: string) => {
      const prefix = prefixes[name];
      if (!prefix) throw new Error(`No id known for ${name}`);
      return `${prefix}_${'0'.repeat(24)}`;
    });
}

/** The status of a call without a body: 401 and 403 come before anything else is looked at. */
async function statusOf(
  client: TestClient,
  route: { method: string; path: string },
  organizationId?: string,
) {
  const path = pathOf(route.path, organizationId ?? (await freshOrganization()));
  return (await client.request(route.method, path)).status;
}

const bearer = (token: string) => new TestClient({ authorization: `Bearer ${token}` });

describe('every route', () => {
  it('says who may call it', () => {
    const unmarked = routes
      .filter(({ mark }) => mark === undefined)
      .map(({ method, path }) => `${method} ${path}`);
    expect(unmarked).toEqual([]);
    expect(organizationRoutes.length).toBeGreaterThan(5);
  });
});

describe.each(organizationRoutes)('$method $path', (route) => {
  it('refuses callers without credentials, with forged ones and from elsewhere', async () => {
    expect(await statusOf(anonymous, route)).toBe(401);
    expect(
      await statusOf(new TestClient({ cookie: 'sheaf.session_token=forged.c2ln' }), route),
    ).toBe(401);
    expect(await statusOf(bearer(`sheaf_${'A'.repeat(64)}`), route)).toBe(401);
    expect(await statusOf(stranger, route)).toBe(403);
    expect(await statusOf(removed, route)).toBe(403);
  });

  it('lets in the roles it names and no other', async () => {
    expect(await statusOf(owner, route)).not.toBe(403);
    const memberStatus = await statusOf(member, route);
    const isForMembers = route.role === 'member';
    if (isForMembers) expect(memberStatus).not.toBe(403);
    else expect(memberStatus).toBe(403);
  });

  it('lets in keys with its permission, within their reach and time, and no other', async () => {
    const { permission } = route;
    if (permission === null) {
      expect(await statusOf(bearer(await createApiKey(owner, {})), route)).toBe(401);
      return;
    }
    const others = permissions.filter((other): other is Permission => other !== permission);
    const organizationId = await freshOrganization();
    const keyWith = async (key: Parameters<typeof createApiKey>[1]) =>
      statusOf(bearer(await createApiKey(owner, key)), route, organizationId);
    expect(await keyWith({ permissions: others })).toBe(403);
    expect(await keyWith({ organizationIds: [stranger.organizationId] })).toBe(403);
    expect(await keyWith({ expiresAt: new Date(Date.now() - 1000) })).toBe(401);
    expect(await statusOf(bearer(await createApiKey(stranger, {})), route)).toBe(403);
    expect(await keyWith({ organizationIds: [organizationId] })).not.toBe(403);
    const onlyThis = bearer(await createApiKey(owner, { permissions: [permission] }));
    expect(await statusOf(onlyThis, route)).not.toBe(403);
  });
});

describe.each(userRoutes)('$method $path', (route) => {
  it('needs a session, or a key where it names a permission', async () => {
    expect(await statusOf(anonymous, route)).toBe(401);
    const withAll = bearer(await createApiKey(owner, {}));
    const status = await statusOf(withAll, route);
    if (route.permission === null) expect(status).toBe(401);
    else expect([401, 403]).not.toContain(status);
  });
});

it('runs on a real platform', () => {
  expect(['workerd', 'demo']).toContain(harness.name);
});
