import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { bagNotesSchema } from '../../shared/archive/export/bag-layout.ts';
import { readBag, verifyBag } from '../../shared/archive/export/read-bag.ts';
import { findBag } from '../support/find-bag.ts';
import { sha256Hex } from '../../shared/bytes/sha256.ts';
import type { Permission } from '../../shared/permissions.ts';
import { hashToken } from '../../worker/access/credentials.ts';
import { addMember, createApiKey } from '../support/access.ts';
import { attachTag, createTag, createTextDocument, insertDocuments } from '../support/builders.ts';
import { casesOn } from '../support/cases-on.ts';
import { createField, setField } from '../support/custom-fields.ts';
import {
  createOwner,
  createUser,
  TestClient,
  uploadDocument,
  type Owner,
} from '../support/client.ts';
import {
  keyRevocations,
  membershipRevocations,
  permissionRevocations,
} from '../support/revocations.ts';
import { shareDocuments } from '../support/share-links.ts';
import { apiKeysTable } from '../support/tables.ts';

type Part = { from: string; until: string; documentsCount: number; path: string };

async function partsOf(owner: Owner): Promise<Part[]> {
  return (await owner.get<{ parts: Part[] }>(`${owner.org}/export`)).parts;
}

async function openArchive(client: TestClient, path: string) {
  const response = await client.request('GET', path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const json = (name: string): unknown => JSON.parse(text(name));
  const bag = findBag(
    Object.entries(files).map(([name, bytes]) => ({
      path: name,
      size: bytes.length,
      stream: async () => new Blob([bytes]).stream(),
    })),
  );
  const contents = bag && (await readBag(bag));
  if (!contents) throw new Error('No bag');
  for await (const { problem } of verifyBag(bag)) expect(problem).toBeNull();
  return { response, files, text, json, contents, names: Object.keys(files) };
}

const pairOf = (sha256 = '') => [
  { sha256, kind: 'different' },
  { sha256, kind: 'linked' },
];

describe('an export', () => {
  it('contains the notes on its documents', async () => {
    const owner = await createOwner({ name: 'Olga' });
    const { id } = await createTextDocument(owner, { name: 'Letter.txt' });
    await createTextDocument(owner, { name: 'Without.txt' });
    for (const text of ['First', 'Second']) {
      await owner.post(`${owner.org}/documents/${id}/notes`, { text });
    }
    const [part] = await partsOf(owner);
    const archive = await openArchive(owner, part?.path ?? '');
    expect(archive.contents.documents.map(({ notesFile }) => notesFile)).toEqual([
      'data/notes/Letter.txt.json',
      null,
    ]);
    const notes = bagNotesSchema.parse(archive.json('data/notes/Letter.txt.json'));
    expect(notes).toMatchObject([
      { text: 'First', author: 'Olga' },
      { text: 'Second', author: 'Olga' },
    ]);
  });

  it('lists the share links that one sees, without what opens them', async () => {
    const owner = await createOwner({ name: 'Olga' });
    const { id } = await createTextDocument(owner, { content: 'Hello' });
    const trashed = await createTextDocument(owner, { content: 'Bye' });
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const { token } = await shareDocuments(owner, {
      name: 'For the bank',
      note: 'The contract',
      documentIds: [trashed.id, id],
      password: 'open sesame',
      maxDownloads: 3,
      expiresAt,
    });
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    const member = await createUser();
    await addMember(owner, member, 'member');
    await shareDocuments(owner, { name: 'Of a member', documentIds: [id] }, member);
    const path = (await partsOf(owner))[0]?.path ?? '';
    const { json, text } = await openArchive(owner, path);
    expect(json('data/share-links.json')).toEqual([
      expect.objectContaining({ name: 'Of a member', documents: [await sha256Hex('Hello')] }),
      {
        name: 'For the bank',
        note: 'The contract',
        documents: [await sha256Hex('Hello')],
        view: null,
        createdBy: 'Olga',
        createdAt: expect.any(String) as string,
        expiresAt,
        hasPassword: true,
        isDownloadAllowed: true,
        showsDetails: false,
        showsOrganization: true,
        isEnabled: true,
        notifiesOnOpening: false,
        maxDownloads: 3,
      },
    ]);
    expect(text('data/share-links.json')).not.toContain(token);
    const own = await openArchive(member, path);
    expect(own.json('data/share-links.json')).toMatchObject([{ name: 'Of a member' }]);
  });

  it('lists the requests for files that one sees, without what opens them', async () => {
    const owner = await createOwner();
    await createTextDocument(owner);
    const tag = await createTag(owner, { name: 'Tax' });
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const { url } = await owner.post<{ url: string }>(`${owner.org}/upload-requests`, {
      title: 'Papers',
      checklist: ['ID card'],
      expiresAt,
      graceDays: 2,
      password: 'open sesame',
      tagIds: [tag.id],
      recipients: [{ name: 'Grace Hopper', email: 'grace@example.com' }],
    });
    const path = (await partsOf(owner))[0]?.path ?? '';
    const { json, text } = await openArchive(owner, path);
    expect(json('data/upload-requests.json')).toEqual([
      {
        title: 'Papers',
        note: '',
        checklist: ['ID card'],
        createdAt: expect.any(String) as string,
        expiresAt,
        graceDays: 2,
        hasPassword: true,
        maxFiles: 20,
        maxTotalBytes: 200 * 1024 * 1024,
        maxFilesPerDay: null,
        isSingleSender: false,
        asksName: false,
        tags: ['Tax'],
        correspondent: null,
        recipients: ['Grace Hopper'],
        isEnabled: true,
        isAlwaysAccepted: false,
      },
    ]);
    expect(text('data/upload-requests.json')).not.toContain(url.split('/u/')[1]);
    const viewer = await createUser();
    await addMember(owner, viewer, 'viewer');
    const seen = await openArchive(viewer, path);
    expect(seen.json('data/upload-requests.json')).toEqual([]);
    const key = await createApiKey(owner, { permissions: ['documents:read'] });
    const ofKey = await openArchive(new TestClient({ authorization: `Bearer ${key}` }), path);
    expect(ofKey.json('data/upload-requests.json')).toEqual([]);
  });

  it('contains the reminders of its documents', async () => {
    const owner = await createOwner();
    const { id: documentId } = await createTextDocument(owner, { name: 'Contract.txt' });
    await owner.post(`${owner.org}/reminders`, { documentId, date: '2030-01-31', note: 'Cancel' });
    const [part] = await partsOf(owner);
    const { json } = await openArchive(owner, part?.path ?? '');
    expect(json('data/reminders/Contract.txt.json')).toMatchObject([
      { source: 'person', date: '2030-01-31', note: 'Cancel', doneAt: null },
    ]);
  });

  it('contains what was decided about two of its documents', async () => {
    const owner = await createOwner();
    const [one, other, trashed] = [
      await createTextDocument(owner, { name: 'a.txt' }),
      await createTextDocument(owner, { name: 'b.txt' }),
      await createTextDocument(owner, { name: 'c.txt' }),
    ];
    for (const [id, kind] of [
      [other.id, 'linked'],
      [other.id, 'different'],
      [trashed.id, 'linked'],
    ]) {
      const path = `${owner.org}/documents/${one.id}/related/${id}`;
      await owner.call('PUT', path, { body: { kind }, status: 204 });
    }
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    const [part] = await partsOf(owner);
    const { contents } = await openArchive(owner, part?.path ?? '');
    const [a, b] = contents.documents;
    expect(a?.related).toEqual(pairOf(b?.sha256));
    expect(b?.related).toEqual(pairOf(a?.sha256));
  });

  it('contains custom fields with their values', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Project', type: 'text' });
    const { id: documentId } = await createTextDocument(owner);
    await setField(owner, { documentId, fieldId: field.id, value: 'Alpha' });
    const [part] = await partsOf(owner);
    const { contents } = await openArchive(owner, part?.path ?? '');
    expect(contents.fields).toMatchObject([{ key: 'project', type: 'text' }]);
    expect(contents.documents).toMatchObject([{ fields: { project: 'Alpha' } }]);
  });

  it('names people who have left', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Clerk', type: 'person' });
    const member = await addMember(owner, await createUser({ name: 'Grace' }), 'member');
    const { id: documentId } = await createTextDocument(owner);
    await setField(owner, { documentId, fieldId: field.id, value: member.userId });
    await owner.call('DELETE', `${owner.org}/members/${member.id}`, { status: 204 });
    const [part] = await partsOf(owner);
    const { contents } = await openArchive(owner, part?.path ?? '');
    expect(contents.documents).toMatchObject([{ fields: { clerk: 'Grace' } }]);
  });

  it('contains every original file, its text, its tags and all rules', async () => {
    const owner = await createOwner();
    const bytes = new Uint8Array(100_000).map((_, index) => index % 251);
    const tag = await createTag(owner, { name: 'Power' });
    await owner.post(`${owner.org}/tagging-rules`, {
      name: 'Bills',
      description: '',
      conditions: [{ field: 'name', operator: 'contains', value: 'bill' }],
      tagIds: [tag.id],
    });
    const letter = await createTextDocument(owner, { name: 'Letter.txt', content: 'Dear Ada' });
    const duplicate = await createTextDocument(owner, {
      name: 'letter.txt',
      content: 'Dear Grace',
    });
    const photo = await uploadDocument(owner, { name: 'Fotografía.bin', content: bytes });
    await attachTag(owner, letter.id, tag.id);
    const { correspondent } = await owner.post<{ correspondent: { id: string } }>(
      `${owner.org}/correspondents`,
      { name: 'Lady Lovelace', aliases: ['Ada'] },
    );
    await owner.call('PATCH', `${owner.org}/documents/${letter.id}`, {
      body: {
        content: 'Dear Ada, corrected',
        documentDate: '1842-10-05',
        documentType: 'letter',
        correspondentId: correspondent.id,
      },
    });
    await harness.finishJobs();

    const [part, ...others] = await partsOf(owner);
    expect(others).toEqual([]);
    expect(part).toMatchObject({ documentsCount: 3 });
    const archive = await openArchive(owner, part?.path ?? '');
    expect(archive.response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="sheaf-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const ofEach = (folder: string) => archive.names.filter((name) => name.startsWith(folder));
    expect(ofEach('data/documents/').toSorted()).toEqual([
      'data/documents/Fotografía.bin',
      'data/documents/Letter.txt',
      'data/documents/letter (2).txt',
    ]);
    expect(ofEach('data/texts/')).toHaveLength(2);
    expect(archive.text('bagit.txt')).toBe(
      'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n',
    );
    const payload = archive.names.filter((name) => name.startsWith('data/'));
    const size = payload.reduce((sum, name) => sum + (archive.files[name]?.length ?? 0), 0);
    expect(archive.text('bag-info.txt')).toContain(`Payload-Oxum: ${size}.${payload.length}\n`);
    expect(archive.text('manifest-sha256.txt').split('\n')).toHaveLength(payload.length + 1);
    const { contents } = archive;
    expect(contents.tags).toMatchObject([{ name: 'Power' }]);
    expect(contents.taggingRules).toMatchObject([{ name: 'Bills', tags: ['Power'] }]);
    expect(contents.correspondents).toMatchObject([{ name: 'Lady Lovelace', aliases: ['Ada'] }]);
    const exported = new Map(contents.documents.map((document) => [document.name, document]));
    expect(exported.get('Letter.txt')).toMatchObject({
      tags: ['Power'],
      documentDate: '1842-10-05',
      documentType: 'letter',
      correspondent: 'Lady Lovelace',
      iban: null,
      isTextEdited: true,
    });
    expect(archive.text(exported.get('Letter.txt')?.file ?? '')).toBe('Dear Ada');
    expect(archive.text(exported.get('Letter.txt')?.textFile ?? '')).toBe('Dear Ada, corrected');
    expect(exported.get('letter.txt')).toMatchObject({ tags: [], isTextEdited: false });
    expect(exported.get('Fotografía.bin')).toMatchObject({
      originalSize: bytes.length,
      textFile: null,
      sha256: await sha256Hex(bytes),
    });
    expect(archive.files[exported.get('Fotografía.bin')?.file ?? '']).toEqual(bytes);
    const ids = archive.json('data/ids.json') as { documents: { id: string }[] };
    expect(ids.documents.map(({ id }) => id).toSorted()).toEqual(
      [letter.id, duplicate.id, photo.id].toSorted(),
    );
    expect(archive.json('data/activity/Letter.txt.json')).toMatchObject([
      { event: 'updated' },
      { event: 'tagged' },
      { event: 'created' },
    ]);
    expect(archive.json('data/organization.json')).toEqual({ documentLanguages: [] });
  });

  it('has no parts for an empty archive, and excludes the trash and other organizations', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    expect(await partsOf(owner)).toEqual([]);
    await createTextDocument(other, { name: 'Theirs.txt' });
    const trashed = await createTextDocument(owner, { name: 'Trashed.txt' });
    await owner.call('DELETE', `${owner.org}/documents/${trashed.id}`, { status: 204 });
    const kept = await createTextDocument(owner, { name: 'Kept.txt' });
    const [part] = await partsOf(owner);
    expect(part?.documentsCount).toBe(1);
    const { json } = await openArchive(
      owner,
      `${owner.org}/export/archive?from=2000-01-01T00:00:00.000Z&until=2999-01-01T00:00:00.000Z`,
    );
    expect(json('data/ids.json')).toMatchObject({ documents: [{ id: kept.id }] });
    await owner.fails('GET', `${other.org}/export`, { code: 'auth.forbidden' });
    await owner.fails('GET', (await partsOf(other))[0]?.path ?? '', { code: 'auth.forbidden' });
  });

  it('is divided into parts that contain all documents', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, 801);
    const parts = await partsOf(owner);
    expect(parts.map(({ documentsCount }) => documentsCount)).toEqual([400, 400, 1]);
    const names = new Set<string>();
    for (const [index, { path }] of parts.entries()) {
      const { contents, response, text } = await openArchive(owner, path);
      expect(text('bag-info.txt')).toContain(`Bag-Count: ${index + 1} of 3\n`);
      expect(response.headers.get('content-disposition')).toMatch(/-part-[123]\.zip/);
      for (const { name } of contents.documents) names.add(name);
    }
    expect(names.size).toBe(801);
    const [from, until] = [parts[0]?.from, parts[2]?.until];
    await owner.fails('GET', `${owner.org}/export/archive?from=${from}&until=${until}`, {
      code: 'request.too_large',
    });
  });

  it('is divided where documents were added at the same moment, into the same parts again', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, 801);
    const { databaseFor } = harness.platform();
    await databaseFor(owner.organizationId).run(
      sql`update documents set created_at = -1000 where organization_id = ${owner.organizationId}`,
    );
    const parts = await partsOf(owner);
    expect(parts.map(({ documentsCount }) => documentsCount)).toEqual([400, 400, 1]);
    const names = new Set<string>();
    for (const { path, documentsCount } of parts) {
      const { contents } = await openArchive(owner, path);
      expect(contents.documents).toHaveLength(documentsCount);
      for (const { name } of contents.documents) names.add(name);
    }
    expect(names.size).toBe(801);
  });

  it('lists files that are missing from the store', async () => {
    const owner = await createOwner();
    const lost = await createTextDocument(owner, { name: 'Lost.txt', content: 'still read' });
    await harness.platform().files.delete([`${owner.organizationId}/${lost.id}`]);
    const [part] = await partsOf(owner);
    const { contents, text } = await openArchive(owner, part?.path ?? '');
    expect(contents.documents).toMatchObject([{ name: 'Lost.txt', file: null }]);
    expect(text('data/texts/Lost.txt.txt')).toBe('still read');
    expect(text('missing-files.txt')).toBe('Lost.txt\n');
  });

  it('contains tags, rules, correspondents and views only for keys that may read them', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner, { name: 'Power' });
    await owner.post(`${owner.org}/tagging-rules`, {
      name: 'Bills',
      description: '',
      conditions: [],
      tagIds: [tag.id],
    });
    await owner.post(`${owner.org}/correspondents`, { name: 'Works' });
    await owner.post(`${owner.org}/views`, { name: 'Mine' });
    await createTextDocument(owner, { name: 'Letter.txt', content: 'Dear Ada' });
    const path = (await partsOf(owner))[0]?.path ?? '';
    const contentsFor = async (permissions: Permission[]) => {
      const token = await createApiKey(owner, { permissions });
      return (await openArchive(new TestClient({ authorization: `Bearer ${token}` }), path))
        .contents;
    };
    expect(await contentsFor(['documents:read'])).toMatchObject({
      tags: [],
      taggingRules: [],
      correspondents: [],
      views: [],
      documents: [{ name: 'Letter.txt' }],
    });
    expect(await contentsFor(['documents:read', 'tags:read'])).toMatchObject({
      tags: [{ name: 'Power' }],
      taggingRules: [{ name: 'Bills' }],
      correspondents: [{ name: 'Works' }],
      views: [{ name: 'Mine' }],
    });
  });

  const revocations = casesOn(
    'demo',
    Object.entries({ ...keyRevocations, ...permissionRevocations, ...membershipRevocations }),
    ([name]) => name === 'the key is deleted',
  );
  it.each(revocations)(
    'is refused from the next part on once %s',
    async (_why, { outcome, revoke }) => {
      const owner = await createOwner();
      const member = await createUser();
      await addMember(owner, member, 'member');
      await insertDocuments(owner, 801);
      const token = await createApiKey(member, { permissions: ['documents:read'] });
      const key = new TestClient({ authorization: `Bearer ${token}` });
      const [first, second] = await partsOf(owner);
      await openArchive(key, first?.path ?? '');
      const { user } = await member.get<{ user: { id: string } }>('/api/users/me');
      await revoke({
        userId: user.id,
        organizationId: owner.organizationId,
        holder: eq(apiKeysTable.tokenHash, await hashToken(token)),
        role: 'member',
      });
      const [status, code] = outcome.split(' ');
      for (const path of [second?.path ?? '', first?.path ?? '', `${owner.org}/export`]) {
        const response = await key.request('GET', path);
        expect(response.status).toBe(Number(status));
        expect(await response.json()).toMatchObject({ error: { code } });
      }
    },
  );

  it('requires a period', async () => {
    const owner = await createOwner();
    for (const query of ['', '?from=yesterday&until=today', '?from=2000-01-01T00:00:00.000Z']) {
      await owner.fails('GET', `${owner.org}/export/archive${query}`, { code: 'request.invalid' });
    }
  });
});
