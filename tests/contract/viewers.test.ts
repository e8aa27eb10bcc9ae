import { beforeEach, describe, expect, it } from 'vitest';
import { createTag as createTagOf } from '../../worker/archive/tags/create-tag.ts';
import type { AssignableRole } from '../../shared/roles.ts';
import { addMember, createApiKey, scopeOf } from '../support/access.ts';
import { createTag, createTextDocument } from '../support/builders.ts';
import { createOwner, createUser, formWith, TestClient, type Owner } from '../support/client.ts';

let owner: Owner;
let viewer: TestClient & { email: string };
let viewerId: string;

const tagInput = { name: 'Tax', color: '#d8ff75' };
const setRole = (memberId: string, role: AssignableRole) =>
  owner.call('PATCH', `${owner.org}/members/${memberId}`, { body: { role } });

beforeEach(async () => {
  owner = await createOwner();
  viewer = await createUser();
  viewerId = (await addMember(owner, viewer, 'viewer')).id;
});

describe('a viewer', () => {
  it('reads, searches and downloads what others have added', async () => {
    const document = await createTextDocument(owner, { name: 'Lease.txt', content: 'The rent' });
    const tag = await createTag(owner);
    const path = `${owner.org}/documents`;
    expect(await viewer.get(path)).toMatchObject({ documentsCount: 1 });
    expect(await viewer.get(`${path}/search?searchQuery=rent`)).toMatchObject({
      documents: [{ id: document.id }],
    });
    expect(await viewer.get(`${path}/${document.id}`)).toMatchObject({
      document: { content: 'The rent' },
    });
    const file = await viewer.request('GET', `${path}/${document.id}/file`);
    expect(await file.text()).toBe('The rent');
    const filter = { documentIds: [document.id] };
    expect((await viewer.request('POST', `${path}/batch/download`, { filter })).status).toBe(200);
    expect((await viewer.request('GET', `${path}/csv`)).status).toBe(200);
    expect(await viewer.get(`${owner.org}/tags`)).toMatchObject({ tags: [{ id: tag.id }] });
    expect(await viewer.get(`${owner.org}/export`)).toMatchObject({ parts: [{}] });
  });

  it('has the role in the list of their organizations and of the members', async () => {
    expect(await viewer.get('/api/organizations')).toMatchObject({
      organizations: [{ id: owner.organizationId, role: 'viewer' }],
    });
    expect(await viewer.get(`${owner.org}/members/me`)).toMatchObject({
      member: { role: 'viewer' },
    });
  });

  it('is not let in by another case of a role, or by one in a body', async () => {
    const body = { ...tagInput, role: 'owner', organizationId: owner.organizationId };
    await viewer.fails('POST', `${owner.org}/tags`, { code: 'auth.forbidden', body });
    await owner.fails('PATCH', `${owner.org}/members/${viewerId}`, {
      code: 'request.invalid',
      body: { role: 'Viewer' },
    });
  });

  it('leaves, and removes nobody else', async () => {
    const { id } = await addMember(owner, await createUser(), 'viewer');
    await viewer.fails('DELETE', `${owner.org}/members/${id}`, { code: 'auth.forbidden' });
    await viewer.call('DELETE', `${owner.org}/members/${viewerId}`, { status: 204 });
    await viewer.fails('GET', owner.org, { code: 'auth.forbidden' });
  });

  it('is invited as one, and can be invited by no viewer', async () => {
    const guest = await createUser();
    const path = `${owner.org}/members/invitations`;
    const body = { email: guest.email, role: 'viewer' };
    await viewer.fails('POST', path, { code: 'auth.forbidden', body });
    const { invitation } = await owner.post<{ invitation: { id: string; role: string } }>(
      path,
      body,
    );
    expect(invitation.role).toBe('viewer');
    expect(await guest.get('/api/invitations')).toMatchObject({
      invitations: [{ role: 'viewer' }],
    });
    await guest.post(`/api/invitations/${invitation.id}/accept`, undefined, 204);
    expect(await guest.get(`${owner.org}/members/me`)).toMatchObject({
      member: { role: 'viewer' },
    });
    await guest.fails('POST', `${owner.org}/tags`, { code: 'auth.forbidden', body: tagInput });
  });

  it('keeps what is their own: name, keys and organizations', async () => {
    await viewer.call('PUT', '/api/users/me', { body: { name: 'Vera' } });
    await viewer.post('/api/api-keys', { name: 'Mine', permissions: ['documents:create'] });
    await viewer.post('/api/organizations', { name: 'My own' });
  });
});

describe('a member who becomes a viewer', () => {
  it('can change nothing from then on, and again once they are a member', async () => {
    const member = await createUser();
    const { id } = await addMember(owner, member, 'member');
    await member.post(`${owner.org}/tags`, tagInput);
    await setRole(id, 'viewer');
    const body = { name: 'Later', color: '#d8ff75' };
    await member.fails('POST', `${owner.org}/tags`, { code: 'auth.forbidden', body });
    await setRole(id, 'member');
    await member.post(`${owner.org}/tags`, body);
  });

  it('writes nothing by a request that was checked before', async () => {
    const member = await createUser();
    const { id } = await addMember(owner, member, 'member');
    const { organizationId } = owner;
    const scope = await scopeOf(member, { organizationId, role: 'member' });
    await setRole(id, 'viewer');
    const creation = createTagOf(scope, { ...tagInput, description: null });
    await expect(creation).rejects.toMatchObject({ code: 'auth.forbidden' });
    expect(await owner.get(`${owner.org}/tags`)).toEqual({ tags: [] });
  });

  it.each([
    ['a key', { isNarrowed: false }],
    ['a key that is narrowed to the organization', { isNarrowed: true }],
  ])('takes the role to %s', async (_what, { isNarrowed }) => {
    const member = await createUser();
    const { id } = await addMember(owner, member, 'member');
    const organizationIds = isNarrowed ? [owner.organizationId] : [];
    const token = await createApiKey(member, { organizationIds });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    const upload = (content: string) =>
      key.request('POST', `${owner.org}/documents`, formWith({ name: 'a.txt', content }));
    expect((await upload('before')).status).toBe(201);
    await setRole(id, 'viewer');
    expect((await upload('as a viewer')).status).toBe(403);
    expect(await key.get(`${owner.org}/documents`)).toMatchObject({ documentsCount: 1 });
    await key.fails('POST', `${owner.org}/tags`, { code: 'auth.forbidden', body: tagInput });
    await setRole(id, 'admin');
    expect((await upload('as an admin')).status).toBe(201);
  });

  it('takes back the invitations they have sent as an admin', async () => {
    const admin = await createUser();
    const { id } = await addMember(owner, admin, 'admin');
    const guest = await createUser();
    const body = { email: guest.email, role: 'admin' };
    await admin.post(`${owner.org}/members/invitations`, body);
    await setRole(id, 'viewer');
    expect(await guest.get('/api/invitations')).toEqual({ invitations: [] });
  });
});
