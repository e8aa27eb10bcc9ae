import { describe, expect, it } from 'vitest';
import { anonymous, createOwner, createUser, type Owner } from '../support/client.ts';

type Organization = { id: string; name: string; role: string; createdAt: string };

describe('creating organizations', () => {
  it('makes the user their owner, and lists them by name', async () => {
    const user = await createUser();
    await user.post('/api/organizations', { name: '  Zebra papers  ' });
    await user.post('/api/organizations', { name: 'Apple papers', id: 'org_x', userId: 'usr_x' });
    const { organizations } = await user.get<{ organizations: Organization[] }>(
      '/api/organizations',
    );
    expect(organizations.map(({ name }) => name)).toEqual(['Apple papers', 'Zebra papers']);
    expect(organizations.map(({ role }) => role)).toEqual(['owner', 'owner']);
    const first = organizations[0]?.id ?? '';
    expect(first).toMatch(/^org_[a-z0-9]{24}$/);
    const { organization } = await user.get<{ organization: Organization }>(
      `/api/organizations/${first}`,
    );
    expect(organization.name).toBe('Apple papers');
    expect(organization.createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    const { member } = await user.get<{ member: unknown }>(
      `/api/organizations/${first}/members/me`,
    );
    expect(member).toMatchObject({
      role: 'owner',
      organizationId: first,
      user: { email: user.email },
    });
  });

  it.each(['ab', '   ab   ', 'x'.repeat(51), '', 12, null])('rejects the name %j', async (name) => {
    const user = await createUser();
    const error = await user.fails('POST', '/api/organizations', {
      code: 'request.invalid',
      body: { name },
    });
    expect(error.details).toContainEqual(expect.objectContaining({ path: 'name' }));
  });

  it('responds to other users as if the organization did not exist', async () => {
    const owner = await createOwner();
    const stranger = await createUser();
    const unknown = `/api/organizations/org_${'0'.repeat(24)}`;
    const foreign = await stranger.fails('GET', owner.org, { code: 'auth.forbidden' });
    const missing = await stranger.fails('GET', unknown, { code: 'auth.forbidden' });
    expect(foreign.message).toBe(missing.message);
    await anonymous.fails('GET', owner.org, { code: 'auth.unauthenticated' });
    await stranger.fails('GET', '/api/organizations/org_short', { code: 'request.invalid' });
  });

  it('is limited to the configured number for one owner', async () => {
    const user = await createUser();
    for (let count = 0; count < 10; count += 1) {
      await user.post('/api/organizations', { name: `Archive ${count}` });
    }
    await user.fails('POST', '/api/organizations', {
      code: 'user.max_organization_count_reached',
      body: { name: 'One too many' },
    });
  });
});

describe('the languages of documents', () => {
  type Changed = { organization: { name: string; documentLanguages: string[] } };
  const change = (owner: Owner, body: unknown) => owner.call<Changed>('PUT', owner.org, { body });

  it('are none at first, and changed without the name', async () => {
    const owner = await createOwner();
    const before = (await owner.get<Changed>(owner.org)).organization;
    expect(before.documentLanguages).toEqual([]);
    const { organization } = await change(owner, { documentLanguages: ['pl', 'en', 'pl'] });
    expect(organization).toMatchObject({ name: before.name, documentLanguages: ['pl', 'en'] });
    const { organizations } = await owner.get<{ organizations: Changed['organization'][] }>(
      '/api/organizations',
    );
    expect(organizations[0]?.documentLanguages).toEqual(['pl', 'en']);
  });

  it('stay when the name is changed, and can be cleared', async () => {
    const owner = await createOwner();
    await change(owner, { documentLanguages: ['ro'] });
    const { organization } = await change(owner, { name: 'Another name' });
    expect(organization).toMatchObject({ name: 'Another name', documentLanguages: ['ro'] });
    const cleared = await change(owner, { documentLanguages: [] });
    expect(cleared.organization.documentLanguages).toEqual([]);
  });

  it.each([['xx'], 'de', [7], null])('cannot be %j', async (documentLanguages) => {
    const owner = await createOwner();
    await owner.fails('PUT', owner.org, { code: 'request.invalid', body: { documentLanguages } });
  });

  it('or a name have to be sent', async () => {
    const owner = await createOwner();
    const error = await owner.fails('PUT', owner.org, { code: 'request.invalid', body: {} });
    expect(error.details).toContainEqual(expect.objectContaining({ path: 'name' }));
  });
});
