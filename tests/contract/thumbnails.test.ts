import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { harness } from '#harness';
import { minute } from '../../shared/time/durations.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { extractAgain } from '../../worker/archive/extraction/extract-again.ts';
import { createThumbnail } from '../../worker/archive/thumbnails/create-thumbnail.ts';
import { commit } from '../../worker/outbox/commit.ts';
import type { Platform, Reader } from '../../worker/platform/platform.ts';
import { createTextDocument } from '../support/builders.ts';
import {
  createOwner,
  formWith,
  TestClient,
  uploadDocument,
  type Owner,
} from '../support/client.ts';
import { readFixture, readScan } from '../support/fixtures.ts';
import { runJob } from '../support/run-job.ts';
import { documentsTable, jobsTable } from '../support/tables.ts';

type Listed = { id: string; hasThumbnail: boolean; version: number };

let owner: Owner;

beforeEach(async () => {
  owner = await createOwner();
});

async function upload(file: string, content?: Uint8Array) {
  const { id } = await uploadDocument(owner, {
    name: file,
    content: content ?? (await readFixture(file)),
  });
  await harness.finishJobs();
  return id;
}

const pathOf = (id: string) => `${owner.org}/documents/${id}`;
const thumbnailOf = (id: string, headers: Record<string, string> = {}, query = '') =>
  new TestClient({ ...owner.headers, ...headers }).request(
    'GET',
    `${pathOf(id)}/thumbnail${query}`,
  );

async function keysOfFiles() {
  const { files } = await harness.platform().files.list();
  return files.map(({ key }) => key).filter((key) => key.startsWith(owner.organizationId));
}

describe('the thumbnail of a document', () => {
  it.each(['letter.pdf', 'picture.jpg', 'picture.png', 'picture.gif', 'picture.webp'])(
    'is made of %s: a small JPEG, which never changes for a version',
    async (file) => {
      const id = await upload(file);
      const response = await thumbnailOf(id, {}, '?version=1');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.subarray(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
      expect(bytes.length).toBeLessThan(16_000);
      const current = await thumbnailOf(id);
      expect(current.headers.get('cache-control')).toBe('private, no-cache');
      await current.arrayBuffer();
    },
  );

  it('is asked for again where the number of its version may be given to another file', async () => {
    const id = await upload('letter.pdf');
    const scanned = await upload('picture.png');
    const kept = `${pathOf(id)}/versions/from/${scanned}`;
    await owner.post(kept, undefined, 201);
    await owner.call('DELETE', kept, { status: 200 });
    const form = formWith({ name: 'picture.jpg', content: await readFixture('picture.jpg') });
    await owner.post(`${pathOf(id)}/versions`, form, 201);
    await harness.finishJobs();
    await owner.post(kept, undefined, 201);
    const cached = [];
    for (const version of [1, 2, 3, 4]) {
      const response = await thumbnailOf(id, {}, `?version=${version}`);
      if (response.ok) cached.push(response.headers.get('cache-control'));
      await response.arrayBuffer();
    }
    expect(cached).toEqual(['private, no-cache', 'private, no-cache', 'private, no-cache']);
  });

  it.each(['receipt.heic', 'letter.avif'])('is made of a picture like %s', async (name) => {
    const id = await upload(name, await readScan(name));
    expect((await thumbnailOf(id)).headers.get('content-type')).toBe('image/jpeg');
  });

  it('is kept by a browser for the same session only, as is all of a document that may be kept', async () => {
    const id = await upload('letter.pdf');
    for (const part of ['thumbnail', 'file', 'pages/1/words']) {
      const response = await owner.request('GET', `${pathOf(id)}/${part}`);
      await response.arrayBuffer();
      expect(response.headers.get('cache-control'), part).not.toContain('no-store');
      expect(response.headers.get('vary'), part).toBe('cookie');
    }
    const detail = await owner.request('GET', pathOf(id));
    await detail.arrayBuffer();
    expect(detail.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is not sent again to a client that has it', async () => {
    const id = await upload('picture.png');
    const first = await thumbnailOf(id);
    await first.arrayBuffer();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await thumbnailOf(id, { 'if-none-match': etag })).status).toBe(304);
    const other = await thumbnailOf(id, { 'if-none-match': '"other"' });
    expect(other.status).toBe(200);
    await other.arrayBuffer();
  });

  it('is announced by lists, search and the document, and is no change of its version', async () => {
    const id = await upload('picture.png');
    const { document } = await owner.get<{ document: Listed }>(pathOf(id));
    expect(document.hasThumbnail).toBe(true);
    const list = await owner.get<{ documents: Listed[] }>(`${owner.org}/documents`);
    expect(list.documents).toMatchObject([{ id, hasThumbnail: true, version: document.version }]);
    const found = await owner.get<{ documents: Listed[] }>(
      `${owner.org}/documents/search?searchQuery=picture`,
    );
    expect(found.documents).toMatchObject([{ id, hasThumbnail: true }]);
  });

  it('is not counted or exported', async () => {
    const id = await upload('picture.png');
    const { organizationStats } = await owner.get<{
      organizationStats: { documentsCount: number; documentsSize: number };
    }>(`${owner.org}/documents/statistics`);
    const { length } = await readFixture('picture.png');
    expect(organizationStats).toMatchObject({ documentsCount: 1, documentsSize: length });
    expect(await keysOfFiles()).toEqual([
      `${owner.organizationId}/${id}`,
      `${owner.organizationId}/${id}.thumb`,
      `${owner.organizationId}/${id}.words`,
    ]);
  });

  it('is deleted with its document', async () => {
    const id = await upload('picture.png');
    await owner.call('DELETE', pathOf(id), { status: 204 });
    expect((await thumbnailOf(id)).status).toBe(200);
    await owner.call('DELETE', `${owner.org}/documents/trash/${id}`, { status: 204 });
    await harness.finishJobs();
    await owner.fails('GET', `${pathOf(id)}/thumbnail`, { code: 'document.not_found' });
    expect(await keysOfFiles()).toEqual([]);
  });
});

/** The organization with another renderer, whose jobs are in no queue. */
function scopeWith(renderThumbnail?: Reader['renderThumbnail'], changes: Partial<Platform> = {}) {
  const platform = { ...harness.platform(), jobs: { send: () => Promise.resolve() }, ...changes };
  const reader = {
    ...platform.reader,
    ...(renderThumbnail && { renderThumbnail, isInProcess: false }),
  };
  return createSystemScope({ ...platform, reader }, owner.organizationId);
}

const runOf = (documentId: string, attempt = 1) => ({
  jobId: 'evt_1',
  attempt,
  job: { type: 'document.thumbnail', documentId } as const,
});

describe('the job that makes a thumbnail', () => {
  it('leaves no file behind if its document is purged meanwhile', async () => {
    const id = await upload('picture.png');
    await owner.call('DELETE', pathOf(id), { status: 204 });
    const scope = scopeWith(async () => {
      await owner.call('DELETE', `${owner.org}/documents/trash/${id}`, { status: 204 });
      await harness.finishJobs();
      return Uint8Array.of(1);
    });
    await createThumbnail(scope, runOf(id));
    expect(await keysOfFiles()).toEqual([]);
  });

  it('is tried again while the reader does not respond, and given up after five attempts', async () => {
    const id = await upload('picture.png');
    const render = vi.fn(() => Promise.reject(new Error('away')));
    const scope = scopeWith(render);
    await expect(createThumbnail(scope, runOf(id, 5))).rejects.toThrow('away');
    await createThumbnail(scope, runOf(id, 6));
    expect(render).toHaveBeenCalledOnce();
  });

  it.each([
    ['a reader', ['one'], 'one'],
    ['the readers of two deployments', ['one', 'two'], 'three'],
  ])('is given up once its file has taken %s down', async (_what, deployments, last) => {
    const id = await upload('picture.png');
    const { database, platform } = scopeWith();
    await commit(scopeWith(), {
      statements: {},
      jobs: [{ type: 'document.thumbnail', documentId: id }],
    });
    const jobs = () =>
      database
        .select({ id: jobsTable.id, job: jobsTable.job })
        .from(jobsTable)
        .where(eq(jobsTable.organizationId, owner.organizationId));
    const [job] = await jobs();
    let noted = job?.job;
    const render = vi.fn(async () => {
      noted = (await jobs())[0]?.job;
      throw new Error('down');
    });
    let time = 0;
    const run = (deployment: string) => {
      time += 2 * minute;
      const clock = { now: () => new Date(platform.clock.now().getTime() + time) };
      const scope = scopeWith(render, { clock, deployment });
      const reader = { ...scope.platform.reader, isInProcess: true };
      return runJob({ ...scope.platform, reader }, job?.id ?? '');
    };
    for (const deployment of deployments) {
      await expect(run(deployment)).rejects.toThrow('down');
      // A consumer that is shut down does not remove its note.
      await database
        .update(jobsTable)
        .set({ job: noted })
        .where(eq(jobsTable.id, job?.id ?? ''));
    }
    await run(last);
    expect(render).toHaveBeenCalledTimes(deployments.length);
    expect(await jobs()).toEqual([]);
  });

  it('runs for an old document once its text is extracted again, however often that is asked', async () => {
    const id = await upload('picture.png');
    const scope = scopeWith();
    const { database } = scope;
    await database
      .update(documentsTable)
      .set({ hasThumbnail: false })
      .where(eq(documentsTable.id, id));
    for (let time = 0; time < 3; time += 1) await extractAgain(scope, id);
    const jobs = await database
      .select()
      .from(jobsTable)
      .where(eq(jobsTable.organizationId, owner.organizationId));
    expect(jobs).toHaveLength(2);
    for (const { id: jobId } of jobs) {
      await Promise.all([1, 2].map(() => runJob(scope.platform, jobId)));
    }
    const { document } = await owner.get<{ document: Listed }>(pathOf(id));
    expect(document.hasThumbnail).toBe(true);
  });
});

describe('a document without a thumbnail', () => {
  it.each(['notes.md', 'encrypted.pdf', 'html-pretending.pdf'])('is one of %s', async (file) => {
    const id = await upload(file);
    const path = `${pathOf(id)}/thumbnail`;
    const { status } = await owner.fails('GET', path, { code: 'document.thumbnail_not_found' });
    expect(status).toBe(404);
    const { document } = await owner.get<{ document: Listed }>(pathOf(id));
    expect(document.hasThumbnail).toBe(false);
    expect(await keysOfFiles()).toHaveLength(1);
  });

  it('may have one later: its response is not cached', async () => {
    const { id } = await createTextDocument(owner);
    const response = await thumbnailOf(id);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    await response.arrayBuffer();
  });
});
