import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { addMember, createApiKey, removeMember, userIdOf } from '../support/access.ts';
import { createTextDocument, unknownId } from '../support/builders.ts';
import {
  anonymous,
  createOwner,
  createUser,
  TestClient,
  uploadDocument,
  type Owner,
} from '../support/client.ts';
import { forgetDeletedLinks } from '../support/cron-steps.ts';
import { shareDocuments, unlock, type WireShareLink } from '../support/share-links.ts';
import { membersTable, organizationsTable, shareLinksTable } from '../support/tables.ts';

type WireDocument = { position: number; name: string; details?: object };
type Shown = { share: { name: string; documents: WireDocument[] } & Record<string, unknown> };

let owner: Owner;
let first: string;
let second: string;

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
const links = (link?: { id: string }) => `${owner.org}/share-links${link ? `/${link.id}` : ''}`;
const change = (link: { id: string }, body: object, client: TestClient = owner) =>
  client.call<{ shareLink: WireShareLink }>('PATCH', links(link), { body });
const shown = async (path: string) => (await anonymous.get<Shown>(path)).share;
const namesIn = async (path: string) => (await shown(path)).documents.map(({ name }) => name);
const trash = (id: string) => owner.call('DELETE', `${owner.org}/documents/${id}`, { status: 204 });
const reasonAt = async (path: string) => {
  const { status, details } = await anonymous.fails('GET', path, { code: 'share.ended' });
  expect(status).toBe(410);
  return (details as { reason: string }).reason;
};

beforeEach(async () => {
  owner = await createOwner({ organization: 'Papers' });
  first = (await createTextDocument(owner, { name: 'First.txt', content: 'The first' })).id;
  second = (await createTextDocument(owner, { name: 'Second.txt', content: 'The second' })).id;
});

describe('a share link', () => {
  it('shows its documents and nothing else to anyone who has its address', async () => {
    const documentIds = [second, first];
    const { shareLink, url, path } = await shareDocuments(owner, {
      documentIds,
      note: 'As agreed',
    });
    expect(url).toMatch(/^http:\/\/localhost:8787\/s\/[A-Za-z0-9]{32}$/);
    expect(shareLink).toMatchObject({ documentIds, url, hasPassword: false, state: 'active' });
    const end = Date.parse(shareLink.expiresAt ?? '') - Date.now();
    expect(Math.round(end / day)).toBe(30);
    expect(await shown(path)).toEqual({
      name: 'For the bank',
      note: 'As agreed',
      organizationName: 'Papers',
      expiresAt: shareLink.expiresAt,
      isDownloadAllowed: true,
      downloadsLeft: null,
      documentsCount: 2,
      isCountCapped: false,
      pageIndex: 0,
      documents: [second, first].map((_, index) => ({
        position: index + 1,
        name: index === 0 ? 'Second.txt' : 'First.txt',
        mimeType: 'text/plain',
        size: index === 0 ? 10 : 9,
        pagesCount: null,
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        hasThumbnail: false,
      })),
    });
  });

  it('is not found under any text that is no token', async () => {
    for (const text of ['a%3Bb', 'a%0D%0Ab', '%E2%82%AC', 'a%2Cb', '%ZZ', 'x'.repeat(32)]) {
      const notFound = { code: 'share.not_found' } as const;
      const path = `/api/shares/${text}`;
      for (const rest of ['', '/archive', '/documents/1/file', '/documents/1/thumbnail']) {
        await anonymous.fails('GET', `${path}${rest}`, notFound);
      }
      await anonymous.fails('POST', `${path}/unlock`, { ...notFound, body: { password: 'x' } });
      expect((await harness.fetch(`/s/${text}`)).status).toBe(404);
    }
  });

  it('is stored without its token', async () => {
    const { token } = await shareDocuments(owner, { documentIds: [first] });
    const rows = await harness.platform().identityDatabase.select().from(shareLinksTable);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('shows details and hides the organization only where it says so', async () => {
    const settings = { showsDetails: true, showsOrganization: false };
    const { path } = await shareDocuments(owner, { documentIds: [first], ...settings });
    const { organizationName, documents } = await shown(path);
    expect(organizationName).toBeNull();
    expect(documents[0]?.details).toEqual({ tags: [], correspondent: null, documentType: null });
  });

  it('serves files, ranges of them, and inline only what is safe', async () => {
    const page = await uploadDocument(owner, {
      name: 'Page.html',
      content: '<p>',
      type: 'text/html',
    });
    const { path } = await shareDocuments(owner, { documentIds: [first, page.id] });
    const file = await harness.fetch(`${path}/documents/1/file`);
    expect(await file.text()).toBe('The first');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringContaining('attachment; filename="First.txt"'),
      'content-security-policy': "sandbox; default-src 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    });
    const range = await harness.fetch(`${path}/documents/1/file?inline`, {
      headers: { range: 'bytes=4-' },
    });
    expect([range.status, await range.text()]).toEqual([206, 'first']);
    expect(range.headers.get('content-disposition')).toContain('inline');
    const html = await harness.fetch(`${path}/documents/2/file?inline`);
    expect(html.headers.get('content-disposition')).toContain('attachment');
    expect(html.headers.get('content-type')).toBe('text/plain');
    for (const position of ['3', '101']) {
      const missing = `${path}/documents/${position}/file`;
      await anonymous.fails('GET', missing, { code: 'document.not_found' });
    }
    await anonymous.fails('GET', `${path}/documents/0/file`, { code: 'request.invalid' });
    const thumbnail = `${path}/documents/1/thumbnail`;
    await anonymous.fails('GET', thumbnail, { code: 'document.thumbnail_not_found' });
  });

  it('only shows what it does not let be downloaded', async () => {
    const binary = await createTextDocument(owner, { name: 'a.bin', content: '\0\u0001' });
    const settings = { documentIds: [first, binary.id], isDownloadAllowed: false };
    const { path } = await shareDocuments(owner, settings);
    const file = await harness.fetch(`${path}/documents/1/file`);
    expect(file.headers.get('content-disposition')).toContain('inline');
    await anonymous.fails('GET', `${path}/documents/2/file`, { code: 'auth.forbidden' });
  });

  it('looks the same for every token that is none', async () => {
    const { token } = await shareDocuments(owner, { documentIds: [first] });
    const tokens = [token.toLowerCase(), `${token}a`, token.slice(1), 'x'.repeat(32), '%00'];
    const texts = new Set<string>();
    for (const other of tokens) {
      const response = await harness.fetch(`/api/shares/${other}`);
      expect(response.status).toBe(404);
      texts.add(await response.text());
    }
    expect(texts.size).toBe(1);
    expect([...texts][0]).toContain('share.not_found');
  });

  it('keeps positions, and never uses one again', async () => {
    const third = (await createTextDocument(owner, { name: 'Third.txt' })).id;
    const { shareLink, path } = await shareDocuments(owner, { documentIds: [first, second] });
    await change(shareLink, { documentIds: [second] });
    expect((await shown(path)).documents).toMatchObject([{ position: 2, name: 'Second.txt' }]);
    const { shareLink: changed } = await change(shareLink, { documentIds: [first, third, second] });
    expect(changed.documentIds).toEqual([second, first, third]);
    expect((await shown(path)).documents.map(({ position }) => position)).toEqual([2, 3, 4]);
    await anonymous.fails('GET', `${path}/documents/1/file`, { code: 'document.not_found' });
  });

  it('has had at most 1,000 documents', async () => {
    const { shareLink, path } = await shareDocuments(owner, { documentIds: [first] });
    const former = Array.from({ length: 998 }, () => null);
    await harness
      .platform()
      .identityDatabase.update(shareLinksTable)
      .set({ documentIds: [first, ...former] })
      .where(eq(shareLinksTable.id, shareLink.id));
    await change(shareLink, { documentIds: [first, second] });
    const more = { documentIds: [(await createTextDocument(owner, { name: 'Third.txt' })).id] };
    await owner.fails('PATCH', links(shareLink), { code: 'request.invalid', body: more });
    expect(await namesIn(path)).toEqual(['First.txt', 'Second.txt']);
    await change(shareLink, { documentIds: [second] });
  });

  it('never shows what is in the trash, and waits where nothing is left', async () => {
    const { path } = await shareDocuments(owner, { documentIds: [first, second] });
    await trash(first);
    expect(await namesIn(path)).toEqual(['Second.txt']);
    await anonymous.fails('GET', `${path}/documents/1/file`, { code: 'document.not_found' });
    await trash(second);
    expect(await reasonAt(path)).toBe('paused');
    await owner.call('POST', `${owner.org}/documents/${first}/restore`, { status: 204 });
    expect(await namesIn(path)).toEqual(['First.txt']);
  });

  it('takes no documents of others, in the trash or unknown, also beside others', async () => {
    const stranger = await createOwner();
    const { id: foreign } = await createTextDocument(stranger, {});
    await trash(second);
    for (const id of [foreign, second, unknownId('doc')]) {
      const body = { name: 'Link', documentIds: [first, id] };
      await owner.fails('POST', links(), { code: 'document.not_found', body });
    }
    expect(await owner.get(links())).toEqual({ shareLinks: [] });
    const { shareLink } = await shareDocuments(owner, { documentIds: [first] });
    const body = { documentIds: [foreign] };
    await owner.fails('PATCH', links(shareLink), { code: 'document.not_found', body });
  });
});

describe('the end of a share link', () => {
  it.each<[string, (link: WireShareLink) => Promise<unknown>]>([
    ['expired', (link) => expire(link)],
    ['revoked', (link) => owner.call('DELETE', links(link), { status: 204 })],
    ['paused', (link) => change(link, { isEnabled: false })],
    ['paused', () => switchSharing(false)],
    ['revoked', () => deleteOrganization()],
  ])('is known with its reason (%s) and holds for its files', async (reason, end) => {
    const { shareLink, path } = await shareDocuments(owner, { documentIds: [first] });
    await harness.fetch(`${path}/documents/1/file`);
    await end(shareLink);
    for (const part of ['', '/documents/1/file', '/documents/1/thumbnail']) {
      expect(await reasonAt(`${path}${part}`)).toBe(reason);
    }
    const { response } = await unlock(path, 'guess');
    expect(response.status).toBe(410);
  });

  it('comes with the rights of its owner, until an admin takes it over', async () => {
    const member = await createUser();
    const { id } = await addMember(owner, member, 'member');
    const { shareLink, path } = await shareDocuments(owner, { documentIds: [first] }, member);
    const setRole = (role: 'viewer' | 'member') =>
      harness
        .platform()
        .identityDatabase.update(membersTable)
        .set({ role })
        .where(eq(membersTable.id, id));
    await setRole('viewer');
    expect(await reasonAt(path)).toBe('revoked');
    await setRole('member');
    expect(await namesIn(path)).toEqual(['First.txt']);
    await removeMember(id);
    expect(await reasonAt(path)).toBe('revoked');
    expect(await owner.get(links())).toMatchObject({ shareLinks: [{ state: 'ended' }] });
    const { shareLink: taken } = await change(shareLink, { takesOver: true });
    expect(taken).toMatchObject({ state: 'active', createdBy: { id: await userIdOf(owner) } });
    expect(await namesIn(path)).toEqual(['First.txt']);
  });

  it('is in the future, and is left out only by admins', async () => {
    const member = await createUser();
    await addMember(owner, member, 'member');
    const { shareLink } = await shareDocuments(owner, { documentIds: [first] }, member);
    const body = { name: 'Link', documentIds: [first], expiresAt: inDays(-1) };
    await owner.fails('POST', links(), { code: 'request.invalid', body });
    const endless = { ...body, expiresAt: null };
    await member.fails('POST', links(), { code: 'auth.forbidden', body: endless });
    const inCenturies = { ...body, expiresAt: '9999-12-31T00:00:00Z' };
    await member.fails('POST', links(), { code: 'auth.forbidden', body: inCenturies });
    const asMember = { code: 'auth.forbidden', body: { expiresAt: null } } as const;
    await member.fails('PATCH', links(shareLink), asMember);
    expect((await change(shareLink, { expiresAt: null })).shareLink.expiresAt).toBeNull();
    const later = inDays(90);
    expect((await change(shareLink, { expiresAt: later }, member)).shareLink.expiresAt).toBe(later);
  });
});

describe('the password of a share link', () => {
  it('is needed for everything, and its cookie only opens this link', async () => {
    const input = { documentIds: [first], password: 'open sesame' };
    const { shareLink, path, token } = await shareDocuments(owner, input);
    const other = await shareDocuments(owner, input);
    expect(shareLink.hasPassword).toBe(true);
    for (const part of ['', '/documents/1/file', '/documents/1/thumbnail']) {
      await anonymous.fails('GET', `${path}${part}`, { code: 'share.locked' });
    }
    const wrong = await unlock(path, 'open sesam');
    expect([wrong.response.status, wrong.cookie]).toEqual([400, '']);
    const { response, cookie, line } = await unlock(path, 'open sesame');
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie().map((text) => /Path=([^;]+)/.exec(text)?.[1])).toEqual([
      `/s/${token}`,
      path,
    ]);
    expect(line).toContain('HttpOnly');
    const reader = new TestClient({ cookie });
    expect((await reader.get<Shown>(path)).share.documents).toHaveLength(1);
    await reader.fails('GET', other.path, { code: 'share.locked' });
    await change(shareLink, { password: 'another one' });
    await reader.fails('GET', path, { code: 'share.locked' });
    await change(shareLink, { password: null });
    expect(await namesIn(path)).toEqual(['First.txt']);
  });

  it('is guessed ten times, then the link waits, and no other', async () => {
    const input = { documentIds: [first], password: 'open sesame' };
    const { path } = await shareDocuments(owner, input);
    const other = await shareDocuments(owner, input);
    const { cookie } = await unlock(path, 'open sesame');
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await unlock(path, `guess ${guess}`)).response.status).toBe(400);
    }
    const { response } = await unlock(path, 'open sesame');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await unlock(other.path, 'open sesame')).response.status).toBe(204);
    expect((await new TestClient({ cookie }).get<Shown>(path)).share.documents).toHaveLength(1);
  });
});

it('says that a deleted link has ended for 90 days', async () => {
  const { shareLink, path } = await shareDocuments(owner, { documentIds: [first] });
  await owner.call('DELETE', links(shareLink), { status: 204 });
  await forgetDeletedLinks(harness.platform());
  expect(await reasonAt(path)).toBe('revoked');
  await harness
    .platform()
    .identityDatabase.update(shareLinksTable)
    .set({ deletedAt: new Date(Date.now() - 91 * day) })
    .where(eq(shareLinksTable.id, shareLink.id));
  await forgetDeletedLinks(harness.platform());
  await anonymous.fails('GET', path, { code: 'share.not_found' });
});

it('keeps the last 1,000 deleted links of an organization', async () => {
  const { identityDatabase } = harness.platform();
  const own = await createOwner();
  const { id } = await createTextDocument(own);
  const share = () => shareDocuments(own, { documentIds: [id] });
  const [oldest, second, last] = [await share(), await share(), await share()];
  const stranger = await shareDocuments(owner, { documentIds: [first] });
  const age = async ({ shareLink }: typeof oldest, time: number) =>
    identityDatabase
      .update(shareLinksTable)
      .set({ deletedAt: new Date(Date.now() - time * day) })
      .where(eq(shareLinksTable.id, shareLink.id));
  await age(stranger, 60);
  await age(oldest, 50);
  await age(second, 40);
  await identityDatabase.run(sql`
    insert into share_links (id, organization_id, created_by, token_hash, encrypted_token, name, document_ids, created_at,
      deleted_at)
    select id || value, organization_id, created_by, token_hash || value, '', '', '[]', 0, deleted_at + value
    from share_links cross join (with recursive numbers(value) as (select 1 union all select value + 1 from numbers where value < 998) select value from numbers) where id = ${second.shareLink.id}`);
  await identityDatabase.run(sql`
    insert into share_positions (share_link_id, position, document_id, organization_id)
    with recursive numbers(value) as (select 1 union all select value + 1 from numbers where value < 1500)
    select ${oldest.shareLink.id}, value, id || value, organization_id
    from numbers cross join (select ${id} as id, ${own.organizationId} as organization_id)`);
  await own.call('DELETE', `${own.org}/share-links/${last.shareLink.id}`, { status: 204 });
  await anonymous.fails('GET', oldest.path, { code: 'share.not_found' });
  for (const { path } of [second, last, stranger]) expect(await reasonAt(path)).toBe('revoked');
});

describe('share links', () => {
  it('are seen and changed by their owners and by admins', async () => {
    const [member, other, admin] = [await createUser(), await createUser(), await createUser()];
    await addMember(owner, member, 'member');
    await addMember(owner, other, 'member');
    await addMember(owner, admin, 'admin');
    const { shareLink } = await shareDocuments(owner, { documentIds: [first] }, member);
    const seenBy = async (client: TestClient) =>
      (await client.get<{ shareLinks: WireShareLink[] }>(links())).shareLinks.map(({ url }) => url);
    expect(await seenBy(member)).toEqual([shareLink.url]);
    expect(await seenBy(admin)).toEqual([shareLink.url]);
    expect(await seenBy(other)).toEqual([]);
    const notFound = { code: 'share_link.not_found' } as const;
    await other.fails('PATCH', links(shareLink), { ...notFound, body: { name: 'Mine' } });
    await other.fails('DELETE', links(shareLink), notFound);
    const takeover = { code: 'auth.forbidden', body: { takesOver: true } } as const;
    await member.fails('PATCH', links(shareLink), takeover);
    expect((await change(shareLink, { name: 'Renamed' }, admin)).shareLink.name).toBe('Renamed');
    await admin.call('DELETE', links(shareLink), { status: 204 });
    await admin.fails('DELETE', links(shareLink), notFound);
    expect(await seenBy(admin)).toEqual([]);
  });

  it('mark what they show for all who see it, while they are open', async () => {
    const [viewer, stranger] = [await createUser(), await createOwner()];
    await addMember(owner, viewer, 'viewer');
    const marked = async (client: TestClient = owner, org = owner.org) =>
      (await client.get<{ documentIds: string[] }>(`${org}/share-links/documents`)).documentIds;
    expect(await marked()).toEqual([]);
    const { shareLink } = await shareDocuments(owner, { documentIds: [first] });
    const ending = await shareDocuments(owner, { documentIds: [second] });
    expect((await marked(viewer)).toSorted()).toEqual([first, second].toSorted());
    expect(await marked(stranger, stranger.org)).toEqual([]);
    await stranger.fails('GET', `${owner.org}/share-links/documents`, {
      code: 'auth.forbidden',
    });
    await change(shareLink, { isEnabled: false });
    await expire(ending.shareLink);
    expect(await marked()).toEqual([]);
    await change(shareLink, { isEnabled: true, documentIds: [second] });
    expect(await marked()).toEqual([second]);
  });

  it('of another organization are not found', async () => {
    const stranger = await createOwner();
    const { shareLink } = await shareDocuments(owner, { documentIds: [first] });
    const path = `${stranger.org}/share-links/${shareLink.id}`;
    await stranger.fails('PATCH', path, { code: 'share_link.not_found', body: { name: 'Mine' } });
    await stranger.fails('DELETE', path, { code: 'share_link.not_found' });
  });

  it('are not made by keys that read no documents', async () => {
    const key = await createApiKey(owner, { permissions: ['documents:update'] });
    const client = new TestClient({ authorization: `Bearer ${key}` });
    const body = { name: 'Link', documentIds: [first] };
    await client.fails('POST', links(), { code: 'auth.forbidden', body });
    expect(await owner.get(links())).toEqual({ shareLinks: [] });
  });
});

async function expire({ id }: WireShareLink) {
  await harness
    .platform()
    .identityDatabase.update(shareLinksTable)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(shareLinksTable.id, id));
}

async function switchSharing(isSharingEnabled: boolean) {
  const { organization } = await owner.call<{ organization: object }>('PATCH', owner.org, {
    body: { isSharingEnabled },
  });
  expect(organization).toMatchObject({ isSharingEnabled });
}

async function deleteOrganization() {
  await harness
    .platform()
    .identityDatabase.update(organizationsTable)
    .set({ deletedAt: new Date() })
    .where(eq(organizationsTable.id, owner.organizationId));
}
