import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { Permission } from '../../shared/permissions.ts';
import { addMember } from '../support/access.ts';
import { createOwner, createUser, TestClient, uploadDocument } from '../support/client.ts';
import { apiKeysTable } from '../../worker/people/api-keys/api-key-table.ts';

type ApiKey = {
  id: string;
  name: string;
  prefix: string;
  permissions: Permission[];
  organizationIds: string[];
  expiresAt: string | null;
  lastUsedAt: string | null;
  clients: { name: string; version: string | null }[];
};

type Creation = { apiKey: ApiKey; token: string };

const everything = {
  name: 'Scanner',
  permissions: ['documents:read', 'organizations:read'],
  organizationIds: [],
  allOrganizations: false,
};

async function createKey(client: TestClient, input: Record<string, unknown> = {}) {
  const creation = await client.post<Creation>('/api/api-keys', { ...everything, ...input });
  return { ...creation, client: new TestClient({ authorization: `Bearer ${creation.token}` }) };
}

async function listKeys(client: TestClient) {
  return (await client.get<{ apiKeys: ApiKey[] }>('/api/api-keys')).apiKeys;
}

describe('creating an API key', () => {
  it('shows the token once and stores only its hash', async () => {
    const owner = await createOwner();
    const { apiKey, token } = await createKey(owner);
    expect(token).toMatch(/^sheaf_[A-Za-z0-9]{64}$/);
    expect(apiKey).toMatchObject({
      name: 'Scanner',
      prefix: token.slice(0, 11),
      permissions: ['organizations:read', 'documents:read'],
      organizationIds: [],
      allOrganizations: false,
      expiresAt: null,
      lastUsedAt: null,
    });
    const [listed] = await listKeys(owner);
    expect(listed).toEqual(apiKey);
    expect(JSON.stringify(listed)).not.toContain(token.slice(11));
  });

  it.each([
    ['an empty name', { name: '  ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(65) }, 'name'],
    ['no permission', { permissions: [] }, 'permissions'],
    ['an unknown permission', { permissions: ['documents:everything'] }, 'permissions.0'],
    ['an expiry in the past', { expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt'],
    ['an organization of the wrong shape', { organizationIds: ['org_1'] }, 'organizationIds.0'],
  ])('refuses %s', async (_what, input, path) => {
    const owner = await createOwner();
    const error = await owner.fails('POST', '/api/api-keys', {
      code: 'request.invalid',
      body: { ...everything, ...input },
    });
    expect(error.details).toMatchObject([{ path }]);
  });

  it('refuses organizations the creator does not belong to, even one among allowed ones', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const unknown = `org_${'0'.repeat(24)}`;
    for (const foreign of [stranger.organizationId, unknown]) {
      await owner.fails('POST', '/api/api-keys', {
        code: 'auth.forbidden',
        body: { ...everything, organizationIds: [owner.organizationId, foreign] },
      });
    }
    expect(await listKeys(owner)).toEqual([]);
  });

  it('refuses an organization that was deleted', async () => {
    const owner = await createOwner();
    await owner.call('DELETE', owner.org, { status: 204 });
    await owner.fails('POST', '/api/api-keys', {
      code: 'auth.forbidden',
      body: { ...everything, organizationIds: [owner.organizationId] },
    });
    expect(await listKeys(owner)).toEqual([]);
  });

  it('cannot be done for another user', async () => {
    const owner = await createOwner();
    const stranger = await createUser();
    const { user } = await stranger.get<{ user: { id: string } }>('/api/users/me');
    await createKey(owner, { userId: user.id, id: 'ak_x', tokenHash: 'x' });
    expect(await listKeys(stranger)).toEqual([]);
    expect(await listKeys(owner)).toHaveLength(1);
  });
});

describe('an API key', () => {
  it('knows what it may do', async () => {
    const owner = await createOwner();
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { apiKey, client } = await createKey(owner, {
      permissions: ['tags:read'],
      organizationIds: [owner.organizationId],
      expiresAt,
    });
    const { apiKey: current } = await client.get<{ apiKey: ApiKey }>('/api/api-keys/current');
    expect(current).toEqual({
      id: apiKey.id,
      name: 'Scanner',
      permissions: ['tags:read'],
      organizationIds: [owner.organizationId],
      allOrganizations: false,
      expiresAt,
    });
    await owner.fails('GET', '/api/api-keys/current', { code: 'api_key.not_found' });
  });

  it('reads what it may and nothing else', async () => {
    const owner = await createOwner();
    const document = await uploadDocument(owner, { name: 'a.txt', content: 'text' });
    const { client } = await createKey(owner);
    await client.get(`${owner.org}/documents/${document.id}`);
    await client.fails('POST', '/api/organizations', {
      code: 'auth.forbidden',
      body: { name: 'New one' },
    });
    await client.fails('GET', '/api/users/me', { code: 'auth.unauthenticated' });
    await client.fails('GET', '/api/api-keys', { code: 'auth.unauthenticated' });
    await client.fails('POST', '/api/api-keys', { code: 'auth.unauthenticated', body: everything });
  });

  it('reaches only the organizations it is narrowed to', async () => {
    const owner = await createOwner();
    const { organization: other } = await owner.post<{ organization: { id: string } }>(
      '/api/organizations',
      { name: 'Another one' },
    );
    const { client } = await createKey(owner, { organizationIds: [owner.organizationId] });
    await client.get(owner.org);
    await client.fails('GET', `/api/organizations/${other.id}`, { code: 'auth.forbidden' });
    const { organizations } = await client.get<{ organizations: { id: string }[] }>(
      '/api/organizations',
    );
    expect(organizations.map(({ id }) => id)).toEqual([owner.organizationId]);
  });

  it('creates no organization that it is not narrowed to', async () => {
    const owner = await createOwner();
    const permissions = ['organizations:create'];
    const body = { name: 'Another one' };
    const narrow = await createKey(owner, {
      permissions,
      organizationIds: [owner.organizationId],
    });
    await narrow.client.fails('POST', '/api/organizations', { code: 'auth.forbidden', body });
    const wide = await createKey(owner, { permissions });
    await wide.client.post('/api/organizations', body);
  });

  it('reaches an organization its owner joins later, unless it is narrowed', async () => {
    const owner = await createOwner();
    const joiner = await createOwner();
    const wide = await createKey(joiner, { allOrganizations: true });
    const narrow = await createKey(joiner, { organizationIds: [joiner.organizationId] });
    await wide.client.fails('GET', owner.org, { code: 'auth.forbidden' });
    await addMember(owner, joiner, 'member');
    await wide.client.get(owner.org);
    await narrow.client.fails('GET', owner.org, { code: 'auth.forbidden' });
  });

  it('ends with its deletion, which only its owner can do', async () => {
    const owner = await createOwner();
    const colleague = await createUser();
    await addMember(owner, colleague, 'admin');
    const { apiKey, client } = await createKey(owner);
    await colleague.fails('DELETE', `/api/api-keys/${apiKey.id}`, { code: 'api_key.not_found' });
    await client.get(owner.org);
    await owner.call('DELETE', `/api/api-keys/${apiKey.id}`, { status: 204 });
    await client.fails('GET', owner.org, { code: 'auth.unauthenticated' });
    await owner.fails('DELETE', `/api/api-keys/${apiKey.id}`, { code: 'api_key.not_found' });
    expect(await listKeys(owner)).toEqual([]);
  });

  it('says when it was last used', async () => {
    const owner = await createOwner();
    const { client } = await createKey(owner);
    const lastUse = async () => (await listKeys(owner))[0]?.lastUsedAt;
    expect(await lastUse()).toBeNull();
    const before = new Date().toISOString();
    await client.get(owner.org);
    const lastUsedAt = await lastUse();
    expect(lastUsedAt && lastUsedAt >= before).toBe(true);
    await client.get(owner.org);
    expect(await lastUse()).toBe(lastUsedAt);
  });

  it('says which clients have used it, the last few alone, and looks at most once a minute', async () => {
    const owner = await createOwner();
    const { apiKey, token } = await createKey(owner);
    const use = (userAgent: string) =>
      new TestClient({
        authorization: `Bearer ${token}`,
        accept: 'application/json; version=9',
        'user-agent': userAgent,
      }).get(owner.org);
    const aMinuteLater = () =>
      harness
        .platform()
        .identityDatabase.update(apiKeysTable)
        .set({ lastUsedAt: new Date(Date.now() - 60_001) })
        .where(eq(apiKeysTable.id, apiKey.id));
    const seen = async () =>
      (await listKeys(owner))[0]?.clients.map(({ name, version }) => [name, version]);
    expect(await seen()).toEqual([]);
    await use('Scanner/1.0 okhttp/4.12');
    await use('Another/1.0');
    expect((await listKeys(owner))[0]?.clients).toEqual([
      { name: 'Scanner', version: '1.0', apiVersion: 9, lastUsedAt: expect.any(String) },
    ]);
    for (const userAgent of ['Another', 'Scanner/1.1']) {
      await aMinuteLater();
      await use(userAgent);
    }
    expect(await seen()).toEqual([
      ['Scanner', '1.1'],
      ['Another', null],
    ]);
    for (const version of [1, 2, 3, 4]) {
      await aMinuteLater();
      await use(`Robot ${version}`);
    }
    expect((await seen())?.map(([name]) => name)).toEqual([
      'Robot 4',
      'Robot 3',
      'Robot 2',
      'Robot 1',
      'Scanner',
    ]);
  });
});
