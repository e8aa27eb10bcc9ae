import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { addMember, removeMember } from '../support/access.ts';
import { createTag, createTextDocument, insertDocuments, unknownId } from '../support/builders.ts';
import { createField, setField } from '../support/custom-fields.ts';
import {
  anonymous,
  createOwner,
  createUser,
  type Owner,
  type TestClient,
} from '../support/client.ts';
import { forgetDeletedLinks } from '../support/cron-steps.ts';
import { shareView } from '../support/share-links.ts';
import { sharePositionsTable, shareLinksTable } from '../support/tables.ts';

type WireDocument = { position: number; name: string };
type Share = { documents: WireDocument[]; documentsCount: number; isCountCapped: boolean };

let owner: Owner;
let tag: string;
let first: string;

const document = (name: string) => createTextDocument(owner, { name, content: `About ${name}` });
const addTag = (id: string, tagId = tag) =>
  owner.call('POST', `${owner.org}/documents/${id}/tags`, { body: { tagId }, status: 204 });
const dropTag = (id: string) =>
  owner.call('DELETE', `${owner.org}/documents/${id}/tags/${tag}`, { status: 204 });
const addView = async (view: object, client: TestClient = owner) => {
  const body = { name: 'For the accountant', ...view };
  return (await client.post<{ view: { id: string } }>(`${owner.org}/views`, body)).view.id;
};
const changeView = (id: string, body: object, client: TestClient = owner) =>
  client.call('PATCH', `${owner.org}/views/${id}`, { body });
const share = async (path: string, page = 0) =>
  (await anonymous.get<{ share: Share }>(`${path}?pageIndex=${page}`)).share;
const listed = async (path: string) =>
  (await share(path)).documents.map(({ position, name }) => `${position} ${name}`);
const statusOf = async (path: string) => (await harness.fetch(path)).status;
const endedAt = async (path: string) => {
  const { details } = await anonymous.fails('GET', path, { code: 'share.ended' });
  return (details as { reason: string }).reason;
};
const stateOf = async (id: string, client: TestClient = owner) => {
  const { shareLinks } = await client.get<{ shareLinks: { id: string; state: string }[] }>(
    `${owner.org}/share-links`,
  );
  return shareLinks.find((link) => link.id === id);
};

beforeEach(async () => {
  owner = await createOwner({ organization: 'Papers' });
  tag = (await createTag(owner, { name: 'Tax' })).id;
  first = (await document('First.txt')).id;
  await addTag(first);
  await document('Private.txt');
});

describe('a link to a view', () => {
  it('shows what the view finds at the time, at positions that are never used again', async () => {
    const viewId = await addView({ filters: { tags: [tag] } });
    const { path, shareLink } = await shareView(owner, { viewId });
    expect(shareLink).toMatchObject({
      viewId,
      documentIds: [],
      view: { name: 'For the accountant', state: 'shown' },
    });
    expect(await listed(path)).toEqual(['1 First.txt']);
    expect(await owner.get(`${owner.org}/share-links/documents`)).toEqual({ documentIds: [first] });
    const second = (await document('Second.txt')).id;
    await addTag(second);
    expect(await listed(path)).toEqual(['2 Second.txt', '1 First.txt']);
    const file = `${path}/documents/1/file`;
    expect(await statusOf(file)).toBe(200);
    await dropTag(first);
    expect(await listed(path)).toEqual(['2 Second.txt']);
    for (const gone of [file, `${path}/documents/1/thumbnail`]) {
      expect(await statusOf(gone)).toBe(404);
    }
    const ranged = await harness.fetch(file, { headers: { range: 'bytes=2-' } });
    expect(ranged.status).toBe(404);
    await addTag((await document('Third.txt')).id);
    expect(await listed(path)).toEqual(['3 Third.txt', '2 Second.txt']);
    await addTag(first);
    expect(await listed(path)).toEqual(['3 Third.txt', '2 Second.txt', '1 First.txt']);
    await owner.call('DELETE', `${owner.org}/documents/${second}`, { status: 204 });
    expect(await listed(path)).toEqual(['3 Third.txt', '1 First.txt']);
    expect(await statusOf(`${path}/documents/2/file`)).toBe(404);
  });

  it('reaches nothing that it has not listed', async () => {
    const viewId = await addView({ filters: { tags: [tag] } });
    const { path } = await shareView(owner, { viewId });
    for (const position of [1, 2, 99_999]) {
      expect(await statusOf(`${path}/documents/${position}/file`)).toBe(404);
    }
    for (const position of ['0', '-1', '1e2', 'Infinity', '1.5']) {
      expect(await statusOf(`${path}/documents/${position}/file`)).toBe(400);
    }
    expect(await statusOf(`${path}?pageIndex=10`)).toBe(400);
    expect(await statusOf(`${path}/archive?pageIndex=x`)).toBe(400);
  });

  it.each([
    ['words', 'about first', ['First.txt']],
    ['a beginning', 'fir', ['First.txt']],
    ['the inside of a word', '"bout', []],
    ['a part of a name', 'rst', ['First.txt']],
    ['words that are excluded', 'about -private', ['First.txt']],
    ['only excluded words', '-private', ['First.txt']],
    ['a tag', 'tag:tax', ['First.txt']],
    ['a tag that is excluded', '-tag:tax', ['Private.txt']],
    ['a type', 'type:text first', ['First.txt']],
    ['another type', 'type:pdf', []],
    ['words and a tag', 'about tag:tax', ['First.txt']],
    ['a time', 'added:today', ['Private.txt', 'First.txt']],
    ['what the owner has added', 'by:me', ['Private.txt', 'First.txt']],
    ['no words at all', '', ['Private.txt', 'First.txt']],
    ['nothing that can be searched', '...', []],
    ['a mistyped word', 'priwate', []],
  ])('finds %s like the view', async (_what, search, names) => {
    const { path } = await shareView(owner, { viewId: await addView({ search }) });
    const { documents } = await share(path);
    expect(documents.map(({ name }) => name)).toEqual(names);
    for (const { position, name } of documents) {
      const file = await harness.fetch(`${path}/documents/${position}/file`);
      expect([file.status, await file.text()]).toEqual([200, `About ${name}`]);
    }
  });

  it('finds values of fields', async () => {
    const field = await createField(owner, { name: 'Project', type: 'text' });
    await setField(owner, { documentId: first, fieldId: field.id, value: 'Roof' });
    const { path } = await shareView(owner, { viewId: await addView({ search: 'project:roof' }) });
    expect(await listed(path)).toEqual(['1 First.txt']);
    await setField(owner, { documentId: first, fieldId: field.id, value: 'Wall' });
    expect(await statusOf(`${path}/documents/1/file`)).toBe(404);
    await setField(owner, { documentId: first, fieldId: field.id, value: 'Roof' });
    await owner.call('DELETE', `${owner.org}/fields/${field.id}`, { status: 204 });
    expect(await listed(path)).toEqual([]);
  });

  it('is paused while its search would find more than is meant', async () => {
    const { documentType } = await owner.post<{ documentType: { key: string } }>(
      `${owner.org}/document-types`,
      { name: 'Lease' },
    );
    await owner.call('PATCH', `${owner.org}/documents/${first}`, {
      body: { documentType: documentType.key },
    });
    const viewId = await addView({ search: 'kind:Lease about' });
    const { path, shareLink } = await shareView(owner, { viewId });
    expect(await listed(path)).toEqual(['1 First.txt']);
    await owner.call('DELETE', `${owner.org}/document-types/${documentType.key}`, { status: 204 });
    expect(await endedAt(path)).toBe('paused');
    expect(await endedAt(`${path}/documents/1/file`)).toBe('paused');
    expect(await stateOf(shareLink.id)).toMatchObject({
      state: 'paused',
      view: { state: 'unclear' },
    });
  });

  it('is in pages, and says that there are more', async () => {
    await insertDocuments(owner, 1050);
    const { path, token } = await shareView(owner, { viewId: await addView({}) });
    const last = await share(path, 9);
    expect(last).toMatchObject({ documentsCount: 1000, isCountCapped: true, pageIndex: 9 });
    expect(last.documents.map(({ position }) => position)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    expect((await share(path)).documents[0]?.position).toBe(101);
    const { headers } = await harness.fetch(`/s/${token}?pageIndex=3`);
    expect(headers.get('content-type')).toContain('text/html');
  });

  it('gives a page of it as an archive', async () => {
    const { path } = await shareView(owner, { viewId: await addView({ search: 'first' }) });
    const archive = await harness.fetch(`${path}/archive`);
    const text = new TextDecoder().decode(await archive.arrayBuffer());
    expect(text).toContain('First.txt');
    expect(text).not.toContain('Private.txt');
  });

  it('shows an empty page while the view finds nothing', async () => {
    const viewId = await addView({ search: 'tag:tax second' });
    const { path } = await shareView(owner, { viewId });
    expect(await share(path)).toMatchObject({ documents: [], documentsCount: 0 });
  });

  it('ends with its view, and is paused while its owner does not see it', async () => {
    const member = await createUser();
    await addMember(owner, member, 'member');
    const viewId = await addView({ isShared: true });
    const { path, shareLink } = await shareView(owner, { viewId }, member);
    expect(await statusOf(path)).toBe(200);
    await changeView(viewId, { isShared: false });
    expect(await endedAt(path)).toBe('paused');
    expect(await endedAt(`${path}/documents/1/file`)).toBe('paused');
    expect(await stateOf(shareLink.id, member)).toMatchObject({
      state: 'paused',
      view: { state: 'hidden' },
    });
    await changeView(viewId, { isShared: true });
    expect(await statusOf(path)).toBe(200);
    await owner.call('DELETE', `${owner.org}/views/${viewId}`, { status: 204 });
    expect(await endedAt(path)).toBe('revoked');
    expect(await stateOf(shareLink.id)).toMatchObject({
      state: 'ended',
      view: { name: null, state: 'deleted' },
    });
  });

  it('ends with its owner, and an admin who takes it over has to see the view', async () => {
    const member = await createUser();
    const { id: memberId } = await addMember(owner, member, 'member');
    const viewId = await addView({}, member);
    const { path, shareLink } = await shareView(owner, { viewId }, member);
    expect(await statusOf(path)).toBe(200);
    await owner.call('PATCH', `${owner.org}/share-links/${shareLink.id}`, {
      body: { takesOver: true },
    });
    expect(await endedAt(path)).toBe('paused');
    const shared = await shareView(owner, { viewId: await addView({ isShared: true }) }, member);
    await removeMember(memberId);
    expect(await endedAt(shared.path)).toBe('revoked');
  });

  it('is refused for views of others, of other organizations and that are not clear', async () => {
    const member = await createUser();
    await addMember(owner, member, 'member');
    const other = await createOwner();
    const { view } = await other.post<{ view: { id: string } }>(`${other.org}/views`, {
      name: 'Elsewhere',
      isShared: true,
    });
    for (const viewId of [await addView({}), view.id, unknownId('viw')]) {
      await member.fails('POST', `${owner.org}/share-links`, {
        body: { name: 'Theirs', viewId },
        code: 'view.not_found',
      });
    }
    for (const search of ['absneder:kiel', '-tag:gone']) {
      await owner.fails('POST', `${owner.org}/share-links`, {
        body: { name: 'Unclear', viewId: await addView({ search }) },
        code: 'request.invalid',
      });
    }
    const viewer = await createUser();
    await addMember(owner, viewer, 'viewer');
    await viewer.fails('POST', `${owner.org}/share-links`, {
      body: { name: 'Theirs', viewId: await addView({ isShared: true }) },
      code: 'auth.forbidden',
    });
    const rows = await harness.platform().identityDatabase.select().from(shareLinksTable);
    expect(rows.filter(({ organizationId }) => organizationId === owner.organizationId)).toEqual(
      [],
    );
  });

  it('is either to a view or to documents, and stays it', async () => {
    const viewId = await addView({});
    for (const shows of [{}, { viewId, documentIds: [first] }, { viewId: 'viw_x' }]) {
      await owner.fails('POST', `${owner.org}/share-links`, {
        body: { name: 'Both', ...shows },
        code: 'request.invalid',
      });
    }
    const { shareLink } = await shareView(owner, { viewId });
    await owner.fails('PATCH', `${owner.org}/share-links/${shareLink.id}`, {
      body: { documentIds: [first] },
      code: 'request.invalid',
    });
  });

  it('is one of 50 of an organization, and forgotten with its positions', async () => {
    const viewId = await addView({});
    const { path, shareLink } = await shareView(owner, { viewId });
    await share(path);
    const count = async () => {
      const rows = await harness.platform().identityDatabase.select().from(sharePositionsTable);
      return rows.filter(({ organizationId }) => organizationId === owner.organizationId).length;
    };
    expect(await count()).toBe(2);
    for (let more = 1; more < 50; more += 1) await shareView(owner, { viewId });
    await owner.fails('POST', `${owner.org}/share-links`, {
      body: { name: 'One more', viewId },
      code: 'limit.reached',
    });
    await owner.call('DELETE', `${owner.org}/share-links/${shareLink.id}`, { status: 204 });
    expect(await endedAt(path)).toBe('revoked');
    await harness
      .platform()
      .identityDatabase.update(shareLinksTable)
      .set({ deletedAt: new Date(Date.now() - 91 * 86_400_000) })
      .where(eq(shareLinksTable.id, shareLink.id));
    await forgetDeletedLinks(harness.platform());
    expect(await count()).toBe(0);
    expect(await statusOf(path)).toBe(404);
  });
});
