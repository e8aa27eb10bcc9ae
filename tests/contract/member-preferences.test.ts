import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createId } from '../../shared/ids.ts';
import { addMember, addOrganization, removeMember } from '../support/access.ts';
import { createOwner, createUser, type Owner, type TestClient } from '../support/client.ts';
import { memberPreferencesTable } from '../support/tables.ts';

const none = { columns: null, defaultViewId: null };

let owner: Owner;
let viewer: TestClient;
let membershipId: string;

const path = (org: string = owner.org) => `${org}/members/me/preferences`;

async function preferencesOf(client: TestClient, org: string = owner.org) {
  const { member } = await client.get<{ member: { preferences: unknown } }>(`${org}/members/me`);
  return member.preferences;
}

const change = (client: TestClient, body: object, org: string = owner.org) =>
  client.call<{ preferences: unknown }>('PATCH', path(org), { body });

beforeEach(async () => {
  owner = await createOwner();
  viewer = await createUser();
  membershipId = (await addMember(owner, viewer, 'viewer')).id;
});

describe('the preferences of a member', () => {
  it('are the default until they are chosen, each by itself', async () => {
    expect(await preferencesOf(viewer)).toEqual(none);
    const columns = ['totalAmount', createId('fld'), 'tags'];
    expect(await change(viewer, { columns })).toEqual({ preferences: { ...none, columns } });
    const defaultViewId = createId('viw');
    expect(await change(viewer, { defaultViewId })).toEqual({
      preferences: { columns, defaultViewId },
    });
    expect(await preferencesOf(viewer)).toEqual({ columns, defaultViewId });
    await change(viewer, { columns: null });
    expect(await preferencesOf(viewer)).toEqual({ columns: null, defaultViewId });
  });

  it('may be a list without any column', async () => {
    await change(owner, { columns: [] });
    expect(await preferencesOf(owner)).toEqual({ ...none, columns: [] });
  });

  it('are of one person in one organization, and nobody else sees them', async () => {
    const organizationId = await addOrganization(owner);
    await change(owner, { columns: ['iban'] });
    expect(await preferencesOf(viewer)).toEqual(none);
    expect(await preferencesOf(owner, `/api/organizations/${organizationId}`)).toEqual(none);
    const { members } = await viewer.get<{ members: object[] }>(`${owner.org}/members`);
    expect(members.map((member) => 'preferences' in member)).toEqual([false, false]);
  });

  it('end with the membership', async () => {
    await change(viewer, { columns: ['iban'] });
    await removeMember(membershipId);
    const { identityDatabase } = harness.platform();
    const { organizationId } = memberPreferencesTable;
    const kept = await identityDatabase
      .select()
      .from(memberPreferencesTable)
      .where(eq(organizationId, owner.organizationId));
    expect(kept).toEqual([]);
    await addMember(owner, viewer, 'member');
    expect(await preferencesOf(viewer)).toEqual(none);
  });

  it('leave no trace in the activity or the version of the organization', async () => {
    const version = await owner.get(`${owner.org}/version`);
    await change(owner, { columns: ['iban'], defaultViewId: createId('viw') });
    expect(await owner.get(`${owner.org}/version`)).toEqual(version);
  });

  it.each([
    ['an unknown column', { columns: ['nonsense'] }],
    ['a column that is no id of a field', { columns: ['fld_short'] }],
    ['columns that are no list', { columns: 'tags' }],
    ['more columns than there can be', { columns: Array.from({ length: 65 }, () => 'tags') }],
    ['a view that is no id', { defaultViewId: '../other' }],
    ['an id of something else', { defaultViewId: createId('tag') }],
    ['nothing', {}],
    ['nothing that is known', { userId: createId('usr'), organizationId: createId('org') }],
  ])('reject %s', async (_what, body) => {
    await owner.fails('PATCH', path(), { code: 'request.invalid', body });
    expect(await preferencesOf(owner)).toEqual(none);
  });

  it('keep each column once, and ignore whose they are said to be', async () => {
    const { user } = await viewer.get<{ user: { id: string } }>('/api/users/me');
    const columns = ['tags', 'iban', 'tags'];
    await change(owner, { columns, userId: user.id, user_id: user.id });
    expect(await preferencesOf(owner)).toEqual({ ...none, columns: ['tags', 'iban'] });
    expect(await preferencesOf(viewer)).toEqual(none);
  });
});
