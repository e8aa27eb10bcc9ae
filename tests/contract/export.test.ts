import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { exportedNotesSchema, exportManifestSchema } from '../../shared/archive/export/export.ts';
import type { Permission } from '../../shared/permissions.ts';
import { createApiKey } from '../support/access.ts';
import { attachTag, createTag, createTextDocument, insertDocuments } from '../support/builders.ts';
import { createOwner, TestClient, uploadDocument, type Owner } from '../support/client.ts';

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
  const manifest = exportManifestSchema.parse(JSON.parse(text('sheaf.json')));
  return { response, files, text, manifest, names: Object.keys(files) };
}

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
    expect(archive.manifest.documents.map(({ notesFile }) => notesFile)).toEqual([
      'notes/Letter.txt.json',
      null,
    ]);
    const notes = exportedNotesSchema.parse(JSON.parse(archive.text('notes/Letter.txt.json')));
    expect(notes).toMatchObject([
      { text: 'Second', author: 'Olga', updatedAt: null },
      { text: 'First', author: 'Olga', updatedAt: null },
    ]);
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
    expect(archive.names).toEqual([
      'sheaf.json',
      'documents/Letter.txt',
      'texts/Letter.txt.txt',
      'documents/letter (2).txt',
      'texts/letter (2).txt.txt',
      'documents/Fotografía.bin',
    ]);
    expect(archive.text('documents/Letter.txt')).toBe('Dear Ada');
    expect(archive.text('texts/Letter.txt.txt')).toBe('Dear Ada, corrected');
    expect(archive.files['documents/Fotografía.bin']).toEqual(bytes);
    const { manifest } = archive;
    expect(manifest.tags).toMatchObject([{ id: tag.id, name: 'Power' }]);
    expect(manifest.taggingRules).toMatchObject([{ name: 'Bills', actions: [{ tagId: tag.id }] }]);
    expect(manifest.correspondents).toMatchObject([{ name: 'Lady Lovelace', aliases: ['Ada'] }]);
    expect(manifest.documents).toMatchObject([
      {
        id: letter.id,
        tagIds: [tag.id],
        file: 'documents/Letter.txt',
        documentDate: '1842-10-05',
        documentType: 'letter',
        correspondent: { id: correspondent.id, name: 'Lady Lovelace' },
        iban: null,
      },
      { id: duplicate.id, tagIds: [], textFile: 'texts/letter (2).txt.txt' },
      { id: photo.id, originalSize: bytes.length, textFile: null },
    ]);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(manifest.documents[2]?.sha256).toBe(hex);
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
    const { manifest } = await openArchive(
      owner,
      `${owner.org}/export/archive?from=2000-01-01T00:00:00.000Z&until=2999-01-01T00:00:00.000Z`,
    );
    expect(manifest.documents.map(({ id }) => id)).toEqual([kept.id]);
    await owner.fails('GET', `${other.org}/export`, { code: 'auth.forbidden' });
    await owner.fails('GET', (await partsOf(other))[0]?.path ?? '', { code: 'auth.forbidden' });
  });

  it('is divided into parts that contain all documents', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, 801);
    const parts = await partsOf(owner);
    expect(parts.map(({ documentsCount }) => documentsCount)).toEqual([400, 400, 1]);
    const names = new Set<string>();
    for (const { path } of parts) {
      const { manifest } = await openArchive(owner, path);
      for (const { name } of manifest.documents) names.add(name);
    }
    expect(names.size).toBe(801);
    const [from, until] = [parts[0]?.from, parts[2]?.until];
    await owner.fails('GET', `${owner.org}/export/archive?from=${from}&until=${until}`, {
      code: 'request.too_large',
    });
  });

  it('lists files that are missing from the store', async () => {
    const owner = await createOwner();
    const lost = await createTextDocument(owner, { name: 'Lost.txt', content: 'still read' });
    await harness.platform().files.delete([`${owner.organizationId}/${lost.id}`]);
    const [part] = await partsOf(owner);
    const { names, text } = await openArchive(owner, part?.path ?? '');
    expect(names).toEqual(['sheaf.json', 'texts/Lost.txt.txt', 'missing-files.txt']);
    expect(text('texts/Lost.txt.txt')).toBe('still read');
    expect(text('missing-files.txt')).toBe('documents/Lost.txt');
  });

  it('contains tags, rules and correspondents only for keys that may read them', async () => {
    const owner = await createOwner();
    const tag = await createTag(owner, { name: 'Power' });
    await owner.post(`${owner.org}/tagging-rules`, {
      name: 'Bills',
      description: '',
      conditions: [],
      tagIds: [tag.id],
    });
    await owner.post(`${owner.org}/correspondents`, { name: 'Works' });
    await createTextDocument(owner, { name: 'Letter.txt', content: 'Dear Ada' });
    const path = (await partsOf(owner))[0]?.path ?? '';
    const manifestFor = async (permissions: Permission[]) => {
      const token = await createApiKey(owner, { permissions });
      return (await openArchive(new TestClient({ authorization: `Bearer ${token}` }), path))
        .manifest;
    };
    expect(await manifestFor(['documents:read'])).toMatchObject({
      tags: [],
      taggingRules: [],
      correspondents: [],
      documents: [{ name: 'Letter.txt' }],
    });
    expect(await manifestFor(['documents:read', 'tags:read'])).toMatchObject({
      tags: [{ name: 'Power' }],
      taggingRules: [{ name: 'Bills' }],
      correspondents: [{ name: 'Works' }],
    });
  });

  it('requires a period', async () => {
    const owner = await createOwner();
    for (const query of ['', '?from=yesterday&until=today', '?from=2000-01-01T00:00:00.000Z']) {
      await owner.fails('GET', `${owner.org}/export/archive${query}`, { code: 'request.invalid' });
    }
  });
});
