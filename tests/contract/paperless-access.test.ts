import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { accessPolicyOf } from '../../worker/access/access.ts';
import { permissions } from '../../shared/permissions.ts';
import { isAtLeast } from '../../shared/roles.ts';
import { addMember, createApiKey, removeMember } from '../support/access.ts';
import { casesOn } from '../support/cases-on.ts';
import { anonymous, createOwner, createUser, TestClient, type Owner } from '../support/client.ts';
import { paperlessExpectations } from '../support/route-expectations.ts';
import { bearer, createTargets, prepareRequest } from '../support/route-requests.ts';
import type { Target } from '../support/route-targets.ts';

const routes = createApp().routes.flatMap(({ method, path, handler }) => {
  const policy = path.startsWith('/paperless/') ? accessPolicyOf(handler) : undefined;
  return policy ? [{ key: `${method} ${path}`, policy }] : [];
});

let stranger: Owner;
let removed: TestClient;
let createMembersTarget: Awaited<ReturnType<typeof createTargets>>;

beforeAll(async () => {
  stranger = await createOwner();
  removed = await createUser();
  createMembersTarget = await createTargets();
});

const keysOf = (kind: string) =>
  routes.filter(({ policy }) => policy.kind === kind).map(({ key }) => key);

it('expects every route for which a key is needed, and those that are open', () => {
  expect(keysOf('organization').toSorted()).toEqual(Object.keys(paperlessExpectations).toSorted());
  const base = '/paperless/:organizationId/api/';
  expect(keysOf('public')).toEqual([
    `POST ${base}token/`,
    `GET ${base}token/`,
    `GET ${base}`,
    'GET /paperless/:organizationId/',
    'GET /paperless/:organizationId/documents/:number/',
    'GET /paperless/:organizationId/documents/:number/details/',
    'GET /paperless/:organizationId/share/:slug/',
  ]);
});

const token = (key: string) => new TestClient({ authorization: `Token ${key}` });
const basic = (key: string) => new TestClient({ authorization: `Basic ${btoa(`ada:${key}`)}` });
const cases = casesOn('demo', Object.entries(paperlessExpectations), ([key]) =>
  key.startsWith('GET /paperless/:organizationId/api/statistics'),
);

describe.each(cases)('%s', (key, expectation) => {
  const { role: lowestRole, permission, furtherPermission } = expectation;
  const needed = [permission, furtherPermission].flat().filter((each) => each != null);
  const expected = expectation.exception?.outcome;
  const successes = expected === undefined ? [200, 201, 204] : [Number(expected)];
  const prepare = async (target: Target) => {
    const { sendAs, method, url } = await prepareRequest(key, target, expectation);
    const statusFor = async (client: TestClient) => {
      const response = await sendAs(client);
      await response.arrayBuffer();
      return response.status;
    };
    return { statusFor, method, url };
  };

  it('declares the expected policy', () => {
    const declared = routes.find((route) => route.key === key)?.policy;
    expect(declared).toEqual({ kind: 'organization', role: lowestRole, permission });
  });

  it('accepts a key of a member with the permission, in every form, and nobody else', async () => {
    const target = await createMembersTarget('owner');
    await removeMember((await addMember(target.owner, removed, 'member')).id);
    const own = await createApiKey(target.caller, { permissions: needed });
    for (const clientOf of [token, basic, bearer]) {
      const { statusFor } = await prepare(await createMembersTarget('owner'));
      expect(successes).toContain(await statusFor(clientOf(own)));
    }

    const { owner } = target;
    const organizationIds = [stranger.organizationId];
    const lacking = permissions.filter((other) => other !== permission);
    const keyOf = (client: TestClient, input: Parameters<typeof createApiKey>[1] = {}) =>
      createApiKey(client, input).then(token);
    const refused = [
      ['nobody', anonymous, 401],
      ['a session', owner, 401],
      ['no key', token(`sheaf_${'A'.repeat(64)}`), 401],
      ['an expired key', await keyOf(owner, { expiresAt: new Date(0) }), 401],
      ['a key of a stranger', await keyOf(stranger), 403],
      ['a key of a former member', await keyOf(removed), 403],
      ['a key for another organization', await keyOf(owner, { organizationIds }), 403],
      ['a key without the permission', await keyOf(owner, { permissions: lacking }), 403],
    ] as const;
    const { statusFor, method, url } = await prepare(target);
    for (const [who, client, status] of refused) {
      expect(await statusFor(client), who).toBe(status);
    }
    const fromElsewhere = { authorization: `Token ${own}`, origin: 'https://evil.example' };
    const response = await harness.fetch(url, { method, headers: fromElsewhere });
    expect(response.status).toBe(403);
  });

  // The owner is tested above, and admins have all permissions of members.
  it.each(['viewer', 'member'] as const)('acts within the role of its owner: %s', async (role) => {
    const target = await createMembersTarget(role);
    const { statusFor } = await prepare(target);
    const status = await statusFor(token(await createApiKey(target.caller, {})));
    if (isAtLeast(role, lowestRole)) expect(successes).toContain(status);
    else expect(status).toBe(403);
  });
});
