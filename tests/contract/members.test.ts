import { beforeEach, describe, expect, it } from 'vitest';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import { removeMember } from '../../worker/people/members/remove-member.ts';
import { transferOwnership } from '../../worker/people/members/transfer-ownership.ts';
import { addMember, createApiKey, scopeOf } from '../support/access.ts';
import { statusesOf } from '../support/builders.ts';
import { createOwner, createUser, TestClient, type Owner } from '../support/client.ts';

type Person = TestClient & { name: string; email: string };
type Member = {
  id: string;
  role: string;
  organizationId: string;
  user: { id: string; email: string; name: string };
};

let owner: Owner;
let admin: Person;
let member: Person;
let ids: Record<'owner' | 'admin' | 'member' | 'other', string>;

const people = () => ({ owner, admin, member });
const at = (id: string) => `${owner.org}/members/${id}`;

async function membersOf(client: TestClient) {
  const { members } = await client.get<{ members: Member[] }>(`${owner.org}/members`);
  return members;
}

async function rolesNow() {
  return Object.fromEntries((await membersOf(owner)).map(({ id, role }) => [id, role]));
}

beforeEach(async () => {
  owner = await createOwner({ name: 'Olga' });
  admin = await createUser({ name: 'Adam' });
  member = await createUser({ name: 'Mia' });
  const other = await createUser({ name: 'Otto' });
  const adminRow = await addMember(owner, admin, 'admin');
  const memberRow = await addMember(owner, member, 'member');
  const otherRow = await addMember(owner, other, 'member');
  const { member: own } = await owner.get<{ member: Member }>(`${owner.org}/members/me`);
  ids = { owner: own.id, admin: adminRow.id, member: memberRow.id, other: otherRow.id };
});

describe('listing members', () => {
  it('returns every member to each of them, the owner first', async () => {
    for (const person of [owner, admin, member]) {
      const members = await membersOf(person);
      expect(members.map(({ role, user }) => [role, user.name])).toEqual([
        ['owner', 'Olga'],
        ['admin', 'Adam'],
        ['member', 'Mia'],
        ['member', 'Otto'],
      ]);
      expect(members[2]).toEqual({
        id: ids.member,
        organizationId: owner.organizationId,
        role: 'member',
        user: { id: expect.stringMatching(/^usr_/) as string, email: member.email, name: 'Mia' },
      });
    }
  });

  it('rejects members of other organizations and API keys', async () => {
    const stranger = await createOwner();
    await stranger.fails('GET', `${owner.org}/members`, { code: 'auth.forbidden' });
    const key = new TestClient({ authorization: `Bearer ${await createApiKey(owner, {})}` });
    await key.fails('GET', `${owner.org}/members`, { code: 'auth.unauthenticated' });
  });
});

describe('changing the role of a member', () => {
  it.each([
    ['owner', 'member', 'admin', true],
    ['owner', 'admin', 'member', true],
    ['admin', 'member', 'admin', true],
    ['admin', 'admin', 'member', true],
    ['admin', 'member', 'viewer', true],
    ['owner', 'admin', 'viewer', true],
    ['admin', 'owner', 'member', false],
    ['owner', 'owner', 'admin', false],
    ['member', 'other', 'admin', false],
    ['member', 'other', 'viewer', false],
    ['member', 'member', 'admin', false],
    ['member', 'owner', 'member', false],
  ] as const)('%s changes %s to %s: allowed is %s', async (actor, target, role, isAllowed) => {
    const client = people()[actor];
    const before = await rolesNow();
    if (isAllowed) {
      const { member: updated } = await client.call<{ member: Member }>('PATCH', at(ids[target]), {
        body: { role },
      });
      expect(updated).toMatchObject({ id: ids[target], role });
      expect(await rolesNow()).toEqual({ ...before, [ids[target]]: role });
    } else {
      await client.fails('PATCH', at(ids[target]), { code: 'auth.forbidden', body: { role } });
      expect(await rolesNow()).toEqual(before);
    }
  });

  it.each(['owner', 'OWNER', 'Admin', 'root', '', null, 1, ['admin']])(
    'rejects the role %j',
    async (role) => {
      for (const client of [owner, admin]) {
        await client.fails('PATCH', at(ids.member), { code: 'request.invalid', body: { role } });
      }
      expect((await rolesNow())[ids.member]).toBe('member');
    },
  );

  it('ignores other fields of the body', async () => {
    const stranger = await createOwner();
    const body = {
      role: 'admin',
      organizationId: stranger.organizationId,
      userId: 'usr_x',
      id: 'mem_x',
    };
    const { member: updated } = await owner.call<{ member: Member }>('PATCH', at(ids.member), {
      body,
    });
    expect(updated).toMatchObject({ id: ids.member, organizationId: owner.organizationId });
  });

  it('rejects members of another organization', async () => {
    const stranger = await createOwner();
    const body = { role: 'admin' };
    await stranger.fails('PATCH', at(ids.member), { code: 'auth.forbidden', body });
    await stranger.fails('PATCH', `${stranger.org}/members/${ids.member}`, {
      code: 'member.not_found',
      body,
    });
    await stranger.fails('DELETE', `${stranger.org}/members/${ids.member}`, {
      code: 'member.not_found',
    });
    expect((await rolesNow())[ids.member]).toBe('member');
  });
});

describe('removing a member', () => {
  it.each([
    ['owner', 'admin', true],
    ['owner', 'member', true],
    ['admin', 'member', true],
    ['admin', 'admin', true],
    ['member', 'member', true],
    ['owner', 'owner', false],
    ['admin', 'owner', false],
    ['member', 'other', false],
    ['member', 'admin', false],
    ['member', 'owner', false],
  ] as const)('%s removes %s: allowed is %s', async (actor, target, isAllowed) => {
    const before = Object.keys(await rolesNow());
    if (isAllowed) await people()[actor].call('DELETE', at(ids[target]), { status: 204 });
    else await people()[actor].fails('DELETE', at(ids[target]), { code: 'auth.forbidden' });
    expect(Object.keys(await rolesNow())).toEqual(
      before.filter((id) => !isAllowed || id !== ids[target]),
    );
  });

  it('ends the access of the member and of their API keys with the next request', async () => {
    const keys = await Promise.all([
      createApiKey(member, {}),
      createApiKey(member, { organizationIds: [owner.organizationId] }),
    ]);
    const clients = [
      member,
      ...keys.map((key) => new TestClient({ authorization: `Bearer ${key}` })),
    ];
    for (const client of clients) await client.get(`${owner.org}/documents`);
    await owner.call('DELETE', at(ids.member), { status: 204 });
    for (const client of clients)
      await client.fails('GET', `${owner.org}/documents`, { code: 'auth.forbidden' });
    const { organizations } = await member.get<{ organizations: unknown[] }>('/api/organizations');
    expect(organizations).toEqual([]);
  });

  it('responds with 404 for an unknown or removed member', async () => {
    await owner.call('DELETE', at(ids.member), { status: 204 });
    await owner.fails('DELETE', at(ids.member), { code: 'member.not_found' });
    await owner.fails('DELETE', at(`mem_${'0'.repeat(24)}`), { code: 'member.not_found' });
    await owner.fails('DELETE', at('mem_1'), { code: 'request.invalid' });
  });
});

const transfer = (id: string) => `${at(id)}/transfer-ownership`;

describe('transferring the ownership', () => {
  it('makes the admin the owner and the owner an admin', async () => {
    await owner.post(transfer(ids.admin), undefined, 204);
    expect(await rolesNow()).toMatchObject({ [ids.admin]: 'owner', [ids.owner]: 'admin' });
    await owner.fails('POST', transfer(ids.admin), { code: 'auth.forbidden' });
    await owner.call('DELETE', at(ids.owner), { status: 204 });
  });

  it('is allowed to the owner only, and to admins only', async () => {
    const before = await rolesNow();
    await owner.fails('POST', transfer(ids.member), { code: 'auth.forbidden' });
    await owner.fails('POST', transfer(ids.owner), { code: 'auth.forbidden' });
    await admin.fails('POST', transfer(ids.admin), { code: 'auth.forbidden' });
    await member.fails('POST', transfer(ids.admin), { code: 'auth.forbidden' });
    await owner.fails('POST', transfer(`mem_${'0'.repeat(24)}`), { code: 'member.not_found' });
    expect(await rolesNow()).toEqual(before);
  });

  it('succeeds once when requested twice at the same time', async () => {
    const second = await createUser({ name: 'Bea' });
    const { id } = await addMember(owner, second, 'admin');
    const candidates = [ids.admin, id];
    const responses = await Promise.all(
      candidates.map((candidate) => owner.request('POST', transfer(candidate))),
    );
    expect(statusesOf(responses)).toEqual([204, 403]);
    const owners = (await membersOf(owner)).filter(({ role }) => role === 'owner');
    expect(owners.map((member) => member.id)).toEqual(
      candidates.filter((_candidate, index) => responses[index]?.ok),
    );
  });

  it('rejects an admin who removes a member and was demoted since the access check', async () => {
    const { organizationId } = owner;
    const scope = await scopeOf(admin, { role: 'admin', requiredRole: 'member', organizationId });
    await owner.call('PATCH', at(ids.admin), { body: { role: 'member' } });
    // Permissions of every member do not depend on the lost role.
    const tag = { name: 'Tag', color: '#ffffff', description: null };
    expect(await createTag(scope, tag)).toMatchObject(tag);
    await expect(removeMember(scope, ids.other)).rejects.toMatchObject({ code: 'auth.forbidden' });
    expect(await rolesNow()).toMatchObject({ [ids.other]: 'member' });
  });

  it('rejects the former owner whose request passed the access check before', async () => {
    const second = await createUser({ name: 'Bea' });
    const { id } = await addMember(owner, second, 'admin');
    const scope = await scopeOf(owner, { role: 'owner', organizationId: owner.organizationId });
    await transferOwnership(scope, ids.admin);
    await expect(transferOwnership(scope, id)).rejects.toMatchObject({ code: 'auth.forbidden' });
    expect(await rolesNow()).toMatchObject({
      [ids.owner]: 'admin',
      [ids.admin]: 'owner',
      [id]: 'admin',
    });
  });
});
