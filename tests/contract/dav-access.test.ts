import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { permissions } from '../../shared/permissions.ts';
import { accessPolicyOf } from '../../worker/access/access.ts';
import { rateLimits } from '../../worker/access/rate-limits/rate-limits.ts';
import { createApp } from '../../worker/app.ts';
import { addMember, createApiKey, removeMember } from '../support/access.ts';
import { listDocuments, type WireDocuments } from '../support/builders.ts';
import { createOwner, createUser, formWith, TestClient, type Owner } from '../support/client.ts';
import { DavClient, davClient, pdf } from '../support/dav.ts';
import { bearer } from '../support/route-requests.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();
const routes = app.routes.flatMap(({ method, path, handler }) => {
  const policy = path.startsWith('/dav/') ? accessPolicyOf(handler) : undefined;
  return policy ? [{ method, policy }] : [];
});

type Valid = { path: string; headers?: Record<string, string>; body?: string; status: number };

/** A valid request of each method to a file that has not become a document. */
const requests: Record<string, Valid> = {
  PUT: { path: 'inbox/b.txt', body: 'A letter', status: 201 },
  PROPFIND: { path: 'inbox/', headers: { depth: '1' }, status: 207 },
  GET: { path: 'inbox/a.txt', status: 200 },
  MOVE: { path: 'inbox/a.txt', status: 201 },
  DELETE: { path: 'inbox/a.txt', status: 204 },
  MKCOL: { path: 'inbox/', status: 405 },
  COPY: { path: 'inbox/a.txt', status: 403 },
  PROPPATCH: { path: 'inbox/a.txt', body: '<propertyupdate/>', status: 207 },
  LOCK: { path: 'inbox/a.txt', body: '<lockinfo/>', status: 200 },
  UNLOCK: { path: 'inbox/a.txt', status: 204 },
};

let owner: Owner;
let stranger: Owner;
beforeAll(async () => {
  owner = await createOwner();
  stranger = await createOwner();
});

const basic = (key: string) => new DavClient(owner.organizationId, key);

it('has an access policy for each method', () => {
  const closed = routes.filter(({ policy }) => policy.kind === 'organization');
  expect(closed.map(({ method }) => method).toSorted()).toEqual(Object.keys(requests).toSorted());
  const open = routes.filter(({ policy }) => policy.kind !== 'organization');
  expect(open).toEqual([{ method: 'OPTIONS', policy: { kind: 'public' } }]);
});

describe.each(Object.entries(requests))('%s', (method, { path, headers, body, status }) => {
  const send = async (client: { headers: Record<string, string> }, to = owner.organizationId) => {
    const destination = `/dav/${to}/inbox/renamed.txt`;
    const response = await harness.fetch(`/dav/${to}/${path}`, {
      method,
      headers: { ...client.headers, ...headers, destination },
      ...(body !== undefined && { body }),
    });
    await response.arrayBuffer();
    return response;
  };
  it('declares the expected policy', () => {
    const expected = { kind: 'organization', role: 'member', permission: 'documents:create' };
    expect(routes.find((route) => route.method === method)?.policy).toEqual(expected);
  });

  it('accepts a key that may create documents, and nobody else', async () => {
    for (const clientOf of [basic, bearer]) {
      const own = await createOwner();
      const key = await createApiKey(own, { permissions: ['documents:create'] });
      expect(await new DavClient(own.organizationId, key).put('a.txt', '')).toBe(201);
      expect((await send(clientOf(key), own.organizationId)).status).toBe(status);
    }

    const [former, viewer] = [await createUser(), await createUser()];
    await removeMember((await addMember(owner, former, 'member')).id);
    await addMember(owner, viewer, 'viewer');
    const lacking = permissions.filter((other) => other !== 'documents:create');
    const refused = [
      ['nobody', new TestClient(), 401],
      ['a session', owner, 401],
      [
        'a session with a broken key',
        { headers: { ...owner.headers, authorization: 'Basic !' } },
        401,
      ],
      ['no key', basic(`sheaf_${'A'.repeat(64)}`), 401],
      ['a password', basic('correct horse battery'), 401],
      ['an expired key', basic(await createApiKey(owner, { expiresAt: new Date(0) })), 401],
      ['a key of a stranger', basic(await createApiKey(stranger, {})), 403],
      ['a key of a former member', basic(await createApiKey(former, {})), 403],
      ['a key of a viewer', basic(await createApiKey(viewer, {})), 403],
      [
        'a key for another organization',
        basic(await createApiKey(owner, { organizationIds: [stranger.organizationId] })),
        403,
      ],
      [
        'a key without the permission',
        basic(await createApiKey(owner, { permissions: lacking })),
        403,
      ],
    ] as const;
    for (const [who, client, expected] of refused) {
      const response = await send(client);
      expect(response.status, who).toBe(expected);
      const challenge = expected === 401 ? 'Basic realm="Sheaf", charset="UTF-8"' : null;
      expect(response.headers.get('www-authenticate'), who).toBe(challenge);
    }
    const elsewhere = { origin: 'https://evil.example' };
    const own = basic(await createApiKey(owner, {}));
    expect((await send({ headers: { ...own.headers, ...elsewhere } })).status).toBe(403);
    expect((await listDocuments(owner)).documentsCount).toBe(0);
  });
});

it('shows a client what it can do before it has a key, and checks one that is sent', async () => {
  const path = `/dav/${owner.organizationId}/inbox/`;
  const open = await harness.fetch(path, { method: 'OPTIONS' });
  expect([open.status, open.headers.get('dav')]).toEqual([200, '1, 2']);
  for (const method of ['PUT', 'PROPFIND', 'LOCK']) {
    expect(open.headers.get('allow')).toContain(method);
  }
  const client = await davClient(owner);
  expect(await client.status('OPTIONS', 'inbox/')).toBe(200);
  const broken = new DavClient(owner.organizationId, 'wrong');
  expect(await broken.status('OPTIONS', 'inbox/')).toBe(401);
});

it('shows a key that may not read nothing of the file that has replaced its own', async () => {
  const own = await createOwner();
  const reader = await davClient(own, { permissions: ['documents:create', 'documents:read'] });
  const scanner = await davClient(own);
  for (const client of [reader, scanner]) await client.put('scan.pdf', pdf('Sent'));
  const [sent] = await scanner.list();
  expect(await reader.list()).toEqual([sent]);
  const { documents } = await own.get<WireDocuments>(`${own.org}/documents`);
  const replacement = formWith({ name: 'secret.txt', content: 'A secret letter' });
  await own.post(`${own.org}/documents/${documents[0]?.id}/versions`, replacement, 201);
  const [listed] = await scanner.list();
  const head = await scanner.request('HEAD', 'inbox/scan.pdf');
  expect(listed).toMatchObject({ name: 'scan.pdf', size: pdf('Sent').length });
  expect(head.headers.get('content-length')).toBe(String(pdf('Sent').length));
  expect(head.headers.get('content-type')).toBe('application/octet-stream');
  const [read] = await reader.list();
  expect(read?.size).toBe('A secret letter'.length);
  expect([listed?.etag, head.headers.get('etag')]).not.toContain(read?.etag);
});

it('responds to a deleted organization as to an unknown one, and to none with 404', async () => {
  const own = await createOwner();
  const client = await davClient(own);
  const unknown = new DavClient(`org_${'a'.repeat(24)}`, await createApiKey(own, {}));
  await own.call('DELETE', own.org, { status: 204 });
  const outcomes = [];
  for (const each of [client, unknown]) {
    const response = await each.request('PUT', 'inbox/a.txt', { body: 'A letter' });
    outcomes.push([response.status, await response.text()]);
  }
  expect(outcomes[0]).toEqual(outcomes[1]);
  expect(outcomes[0]?.[0]).toBe(403);
  for (const path of ['/dav/', '/dav/org_1/', '/dav/org_1/inbox/a.pdf']) {
    const response = await harness.fetch(path, { headers: client.headers });
    expect([response.status, response.headers.get('content-type')], path).toEqual([
      404,
      'application/xml; charset=utf-8',
    ]);
  }
});

it('limits keys that are none, whatever address they come to, and no others', async () => {
  const own = await createOwner();
  const client = await davClient(own);
  const platform = harness.platform();
  const limited = { ...platform, config: { ...platform.config, RATE_LIMIT_IS_ENABLED: true } };
  const url = new URL(`/dav/${own.organizationId}/inbox/`, testVariables.APP_BASE_URL);
  const statusOf = async (key: Record<string, string>) => {
    const headers = { depth: '0', 'cf-connecting-ip': '203.0.113.7', ...key };
    const response = await app.fetch(new Request(url, { method: 'PROPFIND', headers }), limited);
    await response.arrayBuffer();
    return [response.status, response.headers.has('retry-after')];
  };
  const wrong = new DavClient(own.organizationId, 'wrong').headers;
  const { network: most } = rateLimits.keySignIn.max;
  for (let count = 0; count < most; count += 1) {
    expect(await statusOf({})).toEqual([401, false]);
    expect(await statusOf(wrong)).toEqual([401, false]);
  }
  expect(await statusOf(wrong)).toEqual([429, true]);
  expect(await statusOf(client.headers)).toEqual([207, false]);
  expect(await statusOf({})).toEqual([401, false]);
});
