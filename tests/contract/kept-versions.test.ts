import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentVersion } from '../../shared/archive/documents/document-version.ts';
import { createApiKey, scopeOf } from '../support/access.ts';
import {
  activityOf,
  createTextDocument,
  eventsOf,
  listDocuments,
  listTrash,
  readDocument,
  unknownId,
} from '../support/builders.ts';
import { createOwner, formWith, TestClient, type Owner } from '../support/client.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { keepVersion } from '../../worker/archive/versions/keep-version.ts';
import { batch } from '../../worker/database/database.ts';
import { commit } from '../../worker/outbox/commit.ts';
import {
  releaseVersionChange,
  selectOther,
} from '../../worker/archive/versions/kept-version-store.ts';
import { restoreVersion } from '../../worker/archive/versions/restore-version.ts';
import { selectVersions } from '../../worker/archive/versions/version-store.ts';
import { checkArchive } from '../faults/check-archive.ts';

let owner: Owner;
let mailed: string;
let scanned: string;

beforeEach(async () => {
  owner = await createOwner();
  const [first, second] = [
    await createTextDocument(owner, { name: 'mailed.txt', content: 'A letter' }),
    await createTextDocument(owner, { name: 'scanned.txt', content: 'A lefter, misread' }),
  ];
  [mailed, scanned] = [first.id, second.id];
});

const pathOf = (id: string) => `${owner.org}/documents/${id}`;
const keptPath = () => `${pathOf(mailed)}/versions/from/${scanned}`;
const keep = () => owner.post<{ document: { fileVersion: number } }>(keptPath(), undefined, 201);
const release = () => owner.call('DELETE', keptPath(), { status: 200 });
const replace = (id: string, content: string) =>
  owner.post(`${pathOf(id)}/versions`, formWith({ name: 'corrected.txt', content }), 201);

async function versionsOf(id: string) {
  const { versions } = await owner.get<{ versions: DocumentVersion[] }>(`${pathOf(id)}/versions`);
  return versions.map((version) => {
    const { number, name, restoredFrom, isCurrent } = version;
    return { number, name, restoredFrom, isCurrent };
  });
}

async function fileOf(id: string, query = '') {
  const response = await owner.request('GET', `${pathOf(id)}/file${query}`);
  return response.text();
}

async function textOf(id: string, number: number) {
  const { text } = await owner.get<{ text: string | null }>(
    `${pathOf(id)}/versions/${number}/text`,
  );
  return text;
}

async function keysOfFiles() {
  const { files } = await harness.platform().files.list();
  return files
    .map(({ key }) => key)
    .filter((key) => key.startsWith(`${owner.organizationId}/`))
    .toSorted();
}

async function sizes() {
  const { organizationStats } = await owner.get<{
    organizationStats: { filesSize: number; documentsSize: number };
  }>(`${owner.org}/documents/statistics`);
  return [organizationStats.filesSize, organizationStats.documentsSize];
}

async function problems() {
  const scope = await scopeOf(owner, { organizationId: owner.organizationId, role: 'owner' });
  return (await checkArchive(scope)).join('\n');
}

describe('another document that is kept as a version', () => {
  it('is a former version, and in the trash', async () => {
    const { document } = await keep();
    expect(document).toMatchObject({ id: mailed, name: 'mailed.txt', fileVersion: 3 });
    expect(await versionsOf(mailed)).toEqual([
      { number: 3, name: 'mailed.txt', restoredFrom: 1, isCurrent: true },
      { number: 2, name: 'scanned.txt', restoredFrom: null, isCurrent: false },
      { number: 1, name: 'mailed.txt', restoredFrom: null, isCurrent: false },
    ]);
    expect(await fileOf(mailed)).toBe('A letter');
    expect(await fileOf(mailed, '?version=2')).toBe('A lefter, misread');
    expect([await textOf(mailed, 1), await textOf(mailed, 2)]).toEqual([
      'A letter',
      'A lefter, misread',
    ]);
    expect(await readDocument(owner, mailed)).toMatchObject({
      extractionState: 'done',
      content: 'A letter',
    });
    expect(await listTrash(owner)).toMatchObject({ ids: [scanned] });
    expect(await eventsOf(owner, scanned)).toEqual(['deleted', 'created']);
    const [changed] = await activityOf(owner, mailed);
    expect(changed).toMatchObject({
      event: 'updated',
      eventData: { updatedFields: ['file'], file: { version: 3, kept: 'scanned.txt' } },
    });
    expect(await problems()).toBe('');
  });

  it('is counted, and stays when the other document is purged', async () => {
    const [before] = await sizes();
    await keep();
    expect(await sizes()).toEqual([before! + 'A lefter, misread'.length, 'A letter'.length]);
    await owner.call('DELETE', `${owner.org}/documents/trash/${scanned}`, { status: 204 });
    await harness.finishJobs();
    expect(await sizes()).toEqual([before, 'A letter'.length]);
    expect(await fileOf(mailed, '?version=2')).toBe('A lefter, misread');
    expect(await problems()).toBe('');
  });

  it('is made current while the other document is in the trash', async () => {
    await keep();
    await owner.post(`${pathOf(mailed)}/versions/2/restore`, undefined, 201);
    await harness.finishJobs();
    expect(await fileOf(mailed)).toBe('A lefter, misread');
    expect(await readDocument(owner, mailed)).toMatchObject({ content: 'A lefter, misread' });
    await owner.fails('POST', `${pathOf(scanned)}/restore`, { code: 'document.file_taken' });
    expect(await problems()).toBe('');
  });

  it('is undone whole: both documents are as before', async () => {
    const before = [await sizes(), await keysOfFiles()];
    await keep();
    await release();
    expect([await sizes(), await keysOfFiles()]).toEqual(before);
    expect(await versionsOf(mailed)).toEqual([
      { number: 1, name: 'mailed.txt', restoredFrom: null, isCurrent: true },
    ]);
    expect((await listDocuments(owner)).ids.toSorted()).toEqual([mailed, scanned].toSorted());
    expect(await eventsOf(owner, scanned)).toEqual(['restored', 'deleted', 'created']);
    expect(await problems()).toBe('');
    await keep();
    await owner.call('DELETE', pathOf(mailed), { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash`, { status: 204 });
    await harness.finishJobs();
    expect([await sizes(), await keysOfFiles()]).toEqual([[0, 0], []]);
  });

  it('is undone of a document that had versions before', async () => {
    await replace(mailed, 'A corrected letter');
    await harness.finishJobs();
    const [before, former] = [await sizes(), await versionsOf(mailed)];
    await keep();
    await release();
    expect([await sizes(), await versionsOf(mailed)]).toEqual([before, former]);
    expect(await textOf(mailed, 1)).toBe('A letter');
    expect(await problems()).toBe('');
  });

  it('is not undone once another version has come after it', async () => {
    await keep();
    await replace(mailed, 'A corrected letter');
    await owner.fails('DELETE', keptPath(), { code: 'request.conflict' });
    expect(await listTrash(owner)).toMatchObject({ ids: [scanned] });
    expect(await versionsOf(mailed)).toHaveLength(4);
  });

  it('is not undone where nothing was kept, or it is active', async () => {
    await owner.fails('DELETE', keptPath(), { code: 'request.conflict' });
    await keep();
    await owner.post(`${pathOf(scanned)}/restore`, undefined, 204);
    await owner.fails('DELETE', keptPath(), { code: 'request.conflict' });
    expect(await versionsOf(mailed)).toHaveLength(3);
  });

  it('is not undone of versions that were made otherwise, or of a document trashed later', async () => {
    await replace(mailed, 'A corrected letter');
    await owner.post(`${pathOf(mailed)}/versions/1/restore`, undefined, 201);
    const same = await createTextDocument(owner, { content: 'A corrected letter' });
    await owner.call('DELETE', pathOf(same.id), { status: 204 });
    const path = `${pathOf(mailed)}/versions/from/${same.id}`;
    await owner.fails('DELETE', path, { code: 'request.conflict' });
    expect(await versionsOf(mailed)).toHaveLength(3);
    await keep();
    await owner.post(`${pathOf(scanned)}/restore`, undefined, 204);
    await owner.call('DELETE', pathOf(scanned), { status: 204 });
    await owner.fails('DELETE', keptPath(), { code: 'request.conflict' });
    expect(await versionsOf(mailed)).toHaveLength(5);
    expect((await listTrash(owner)).ids.toSorted()).toEqual([same.id, scanned].toSorted());
    expect(await problems()).toBe('');
  });

  it('is kept once by requests at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(async () => (await owner.request('POST', keptPath())).status),
    );
    expect(answers.filter((status) => status === 201)).toHaveLength(1);
    expect(answers.filter((status) => [409, 412].includes(status))).toHaveLength(2);
    expect(await versionsOf(mailed)).toHaveLength(3);
    expect(await eventsOf(owner, scanned)).toEqual(['deleted', 'created']);
    expect(await problems()).toBe('');
  });

  it('is not kept where the document gets another file meanwhile', async () => {
    const { files, ...platform } = harness.platform();
    const get: typeof files.get = async (...file) => {
      await replace(mailed, 'A corrected letter');
      return files.get(...file);
    };
    const scope = createSystemScope(
      { ...platform, files: { ...files, get } },
      owner.organizationId,
    );
    await expect(
      keepVersion(scope, { documentId: mailed, otherId: scanned }),
    ).rejects.toMatchObject({ code: 'request.conflict' });
    expect(await versionsOf(mailed)).toHaveLength(2);
    expect(await listTrash(owner)).toMatchObject({ ids: [] });
    await harness.finishJobs();
    expect(await problems()).toBe('');
  });

  it('is not undone instead of one that was kept since', async () => {
    const later = await createTextDocument(owner, { name: 'later.txt', content: 'A later letter' });
    await keep();
    const scope = await scopeOf(owner, { organizationId: owner.organizationId, role: 'owner' });
    const { versions, others } = await batch(scope.database, {
      versions: selectVersions(scope, mailed),
      others: selectOther(scope, scanned),
    });
    await release();
    await owner.call('DELETE', pathOf(scanned), { status: 204 });
    await owner.post(`${pathOf(mailed)}/versions/from/${later.id}`, undefined, 201);
    const [current, kept] = [versions[0]!, others[0]!];
    const stale = { documentId: mailed, kept, current, former: 1 };
    const { updated } = await commit(scope, releaseVersionChange(scope, stale));
    expect(updated).toEqual([]);
    expect(await versionsOf(mailed)).toHaveLength(3);
    expect(await problems()).toBe('');
  });

  it('is not made current once its file is deleted', async () => {
    await keep();
    await harness.finishJobs();
    const { files, ...platform } = harness.platform();
    const put: typeof files.put = async (...file) => {
      await release();
      await keep();
      return files.put(...file);
    };
    const scope = createSystemScope(
      { ...platform, files: { ...files, put } },
      owner.organizationId,
    );
    await expect(restoreVersion(scope, { documentId: mailed, number: 2 })).rejects.toMatchObject({
      code: 'request.conflict',
    });
    expect(await fileOf(mailed)).toBe('A letter');
    expect(await problems()).toBe('');
  });

  it('is not restored with the document that has its file now, as former ones of a merge', async () => {
    await keep();
    await owner.post(`${pathOf(mailed)}/versions/2/restore`, undefined, 201);
    await owner.call('DELETE', pathOf(mailed), { status: 204 });
    const made = await createTextDocument(owner, { content: 'Both letters' });
    const body = { formerIds: [scanned, mailed], madeIds: [made.id] };
    const path = `${owner.org}/documents/undo-made`;
    await owner.fails('POST', path, { code: 'document.file_taken', body });
    expect((await listDocuments(owner)).ids).toEqual([made.id]);
  });

  it('is another one that exists', async () => {
    const from = (id: string) => `${pathOf(mailed)}/versions/from/${id}`;
    await owner.fails('POST', from(mailed), { code: 'request.invalid' });
    await owner.fails('POST', from(unknownId('doc')), { code: 'document.not_found' });
    const stranger = await createOwner();
    const foreign = await createTextDocument(stranger, { content: 'Theirs' });
    await owner.fails('POST', from(foreign.id), { code: 'document.not_found' });
    expect(await versionsOf(mailed)).toHaveLength(1);
    expect(await keysOfFiles()).toHaveLength(2);
  });

  it('takes the permissions to change and to delete', async () => {
    const token = await createApiKey(owner, {
      permissions: ['documents:read', 'documents:update'],
    });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    await key.fails('POST', keptPath(), { code: 'auth.forbidden' });
    await key.fails('DELETE', keptPath(), { code: 'auth.forbidden' });
    expect(await listTrash(owner)).toMatchObject({ ids: [] });
  });
});
