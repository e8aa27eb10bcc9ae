import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minute, second } from '../../shared/time/durations.ts';
import { createId } from '../../shared/ids.ts';
import type { PageRecognition } from '../../shared/reading/recognition.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { createDocument } from '../../worker/archive/uploads/create-document.ts';
import { findDocument, selectDocument } from '../../worker/archive/documents/document-store.ts';
import { updateDocument } from '../../worker/archive/documents/update-document.ts';
import { extractAgain } from '../../worker/archive/extraction/extract-again.ts';
import { encodeWordsFile, packPage } from '../../worker/reading/words/words-file.ts';
import { nextWaitingPage } from '../../worker/reading/words/words-progress.ts';
import { findWords } from '../../worker/archive/page-words/words-store.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { purgeDocument } from '../../worker/archive/trash/purge-document.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import { resendJobs } from '../../worker/entries/resend-jobs.ts';
import type { Platform, Reader } from '../../worker/platform/platform.ts';
import { checkArchive } from '../faults/check-archive.ts';
import { createWorld, platformIn, type Step } from '../faults/faulty-platform.ts';
import { runJob } from '../support/run-job.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

class Killed extends Error {}

const recognized = (index: number): PageRecognition => ({
  state: 'done',
  text: `content of page ${index + 1}`,
  words: [[`page${index + 1}`, 0, 0, 10, 10]],
  confidence: 90,
  language: 'en',
});

/** Reads scans of `count` pages; `recognize` may throw. */
function readerOf(count: number, recognize?: (index: number) => void | Promise<void>): Reader {
  return {
    isInProcess: true,
    async read() {
      const content = { textLayer: 'none', needsRecognition: true, dpi: 0 } as const;
      const packed = await packPage({ text: '', words: [] });
      const page = () => ({ page: { state: 'waiting' as const, content }, packed });
      return {
        state: 'none',
        pages: encodeWordsFile({ pages: Array.from({ length: count }, page) }),
      };
    },
    async recognize({ index }) {
      await recognize?.(index);
      return recognized(index);
    },
    renderThumbnail: () => Promise.resolve(null),
    findFields: () => Promise.resolve([]),
    arrangePages: () => Promise.reject(new Error('No pages are arranged')),
  };
}

async function createScan(count = 3) {
  const world = createWorld();
  const organizationId = createId('org');
  const platformOf = (overrides: Partial<Platform> = {}, step?: Step): Platform => ({
    ...platformIn(world, step),
    reader: readerOf(count),
    ...overrides,
  });
  const scopeOf = (platform: Platform) => createSystemScope(platform, organizationId);
  const scope = scopeOf(platformOf());
  const body = new Blob(['\xff\xd8\xff scan']).stream();
  const outcome = await createDocument(scope, { name: 'scan.pdf', type: '', body });
  const id = outcome.kind === 'created' ? outcome.document.id : '';
  // The type alone marks it as a scan; the bytes do not matter.
  await scope.database.run(
    sql`update documents set mime_type = 'application/pdf' where id = ${id}`,
  );
  const jobs = () => scope.database.all<{ id: string }>(sql`select id from jobs`);
  return { world, scope, scopeOf, platformOf, id, jobs, document: () => findDocument(scope, id) };
}

type Scan = Awaited<ReturnType<typeof createScan>>;

async function settle({ world, platformOf, jobs }: Scan, overrides: Partial<Platform> = {}) {
  for (let round = 0; round < 100 && (await jobs()).length > 0; round += 1) {
    world.now += 2 * minute;
    await resendJobs(platformOf(overrides));
    for (const { jobId } of world.messages.splice(0)) {
      await runJob(platformOf(overrides), jobId).catch(() => undefined);
    }
  }
  expect(await jobs()).toEqual([]);
}

async function takeStep({ jobs, platformOf }: Scan, platform = platformOf()) {
  const [job] = await jobs();
  if (job) await runJob(platform, job.id);
}

function processUntil(last: number) {
  let count = 0;
  const step: Step = (call) => {
    count += 1;
    if (count >= last) throw new Killed();
    return call();
  };
  return { step, count: () => count, hasEnded: () => count >= last };
}

const wholeText = 'content of page 1\n\f\ncontent of page 2\n\f\ncontent of page 3';
const whole = {
  extractionState: 'done',
  extractionReason: null,
  content: wholeText,
  recognition: {
    pagesDone: 3,
    pagesTotal: 3,
    recognizedPages: 3,
    languages: ['en'],
    confidence: 90,
  },
};

async function expectWhole({ scope, document, id }: Scan) {
  expect(await document()).toMatchObject(whole);
  const { file } = await findWords(scope, { id, fileNumber: 1 });
  expect(file?.pages.map(({ page }) => page.state)).toEqual(Array(3).fill('recognized'));
  expect(await checkArchive(scope)).toEqual([]);
}

describe('the pages of a scan', () => {
  it('are recognized one by one, and found as soon as they are', async () => {
    const scan = await createScan();
    const found = async (word: string) =>
      (await searchDocuments(scan.scope, { searchQuery: word, pageIndex: 0, pageSize: 5 }))
        .documents;
    await takeStep(scan);
    expect(await scan.document()).toMatchObject({
      extractionState: 'pending',
      recognition: {
        pagesDone: 0,
        pagesTotal: 3,
        recognizedPages: 0,
        languages: [],
        confidence: 0,
      },
    });
    expect(await found('scan')).toHaveLength(1);
    await takeStep(scan);
    expect(await scan.document()).toMatchObject({
      extractionState: 'pending',
      recognition: { pagesDone: 1, recognizedPages: 1 },
    });
    expect(await found('content')).toMatchObject([{ page: 1 }]);
    await takeStep(scan);
    await takeStep(scan);
    await expectWhole(scan);
    expect(await scan.jobs()).toEqual([]);
  });

  it('are whole after a deployment has ended a consumer at any of its steps', async () => {
    for (let last = 1; ; last += 1) {
      const scan = await createScan();
      const { step, count, hasEnded } = processUntil(last);
      while ((await scan.jobs()).length > 0 && !hasEnded()) {
        await takeStep(scan, scan.platformOf({}, step)).catch((error: unknown) => {
          if (!hasEnded()) throw error;
        });
      }
      await settle(scan, { deployment: 'next' });
      await expectWhole(scan);
      if (!hasEnded()) return expect(count()).toBeGreaterThan(20);
    }
  });

  it('are whole when messages come twice, and consumers get in each other’s way', async () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const scan = await createScan();
      let turn = seed;
      const step: Step = async (call) => {
        turn = (turn * 1103515245 + 12345) % 2147483648;
        for (let waits = turn % 5; waits > 0; waits -= 1) await setImmediate();
        return call();
      };
      const remote = { ...readerOf(3), isInProcess: false };
      for (let round = 0; round < 5; round += 1) {
        const [job] = await scan.jobs();
        if (!job) break;
        const consume = () => runJob(scan.platformOf({ reader: remote }, step), job.id);
        await Promise.all([consume(), consume(), consume()]);
      }
      await settle(scan);
      await expectWhole(scan);
    }
  });
});

describe('a page', () => {
  it('is read in the language of the one before, then in those the organization expects', async () => {
    const scan = await createScan(2);
    await scan.scope.platform.identityDatabase.run(sql`
      insert into organizations (id, name, document_languages, created_at, updated_at)
      values (${scan.scope.organizationId}, 'Archive', '["pl","xx","de"]', 0, 0)`);
    const orders: unknown[] = [];
    const reader: Reader = {
      ...readerOf(2),
      recognize: async ({ index, languages, languageBefore }) => {
        orders.push([languageBefore, languages?.slice(0, 3)]);
        return recognized(index);
      },
    };
    await settle(scan, { reader });
    expect(orders).toEqual([
      [undefined, ['pl', 'de', 'en']],
      ['en', ['en', 'pl', 'de']],
    ]);
  });

  it('is not expected to be like one before that was hardly read', async () => {
    const before: unknown[] = [];
    const scan = await createScan(2);
    const reader: Reader = {
      ...readerOf(2),
      recognize: async ({ index, languageBefore }) => {
        before.push(languageBefore);
        return { ...recognized(index), confidence: 80 };
      },
    };
    await settle(scan, { reader });
    expect(before).toEqual([undefined, undefined]);
  });

  it('that fails costs only itself', async () => {
    const scan = await createScan();
    const reader = readerOf(3);
    const recognize: Reader['recognize'] = (page) =>
      page.index === 1
        ? Promise.resolve({ state: 'failed', reason: 'too_complex' })
        : reader.recognize(page);
    await settle(scan, { reader: { ...reader, recognize } });
    expect(await scan.document()).toMatchObject({
      extractionState: 'failed',
      extractionReason: 'too_complex',
      content: 'content of page 1\n\f\n\n\f\ncontent of page 3',
      recognition: { pagesDone: 3, pagesTotal: 3, recognizedPages: 2 },
    });
  });

  it('that could only be read in part keeps that part, and the document says so', async () => {
    const scan = await createScan();
    const reader = readerOf(3);
    const recognize: Reader['recognize'] = async (page) => {
      const found = await reader.recognize(page);
      const isCut = page.index === 1 && found.state === 'done';
      return isCut ? { ...found, reason: 'too_complex' } : found;
    };
    await settle(scan, { reader: { ...reader, recognize } });
    expect(await scan.document()).toMatchObject({
      extractionState: 'failed',
      extractionReason: 'too_complex',
      content: expect.stringContaining('content of page 2'),
      recognition: { pagesDone: 3, recognizedPages: 3 },
    });
  });

  it.each([
    ['once', ['test']],
    ['in two deployments', ['former', 'test']],
    ['in two other deployments', ['former', 'last']],
  ])('that takes its reader down %s is left out, and no other', async (_how, deployments) => {
    const scan = await createScan();
    await takeStep(scan);
    await takeStep(scan);
    for (const deployment of deployments) {
      let isDead = false;
      const step: Step = (call) => {
        if (isDead) throw new Killed();
        return call();
      };
      const reader = readerOf(3, () => {
        isDead = true;
        throw new Killed();
      });
      scan.world.now += 2 * minute;
      const platform = scan.platformOf({ reader, deployment }, step);
      await expect(takeStep(scan, platform)).rejects.toThrow(Killed);
    }
    await settle(scan);
    expect(await scan.document()).toMatchObject({
      extractionReason: 'too_complex',
      recognition: { pagesDone: 3, recognizedPages: 2 },
    });
  });

  it('is not blamed when the database is away while its note is to be removed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const scan = await createScan();
    await takeStep(scan);
    await takeStep(scan);
    let isAway = false;
    const step: Step = (call) => (isAway ? Promise.reject(new Error('D1 is away')) : call());
    const reader = readerOf(3, () => void (isAway = true));
    const background: Promise<unknown>[] = [];
    const inBackground = (work: Promise<unknown>) => void background.push(work);
    const platform = scan.platformOf({ reader, inBackground }, step);
    await expect(takeStep(scan, platform)).rejects.toThrow('Failed query');
    await vi.advanceTimersByTimeAsync(second);
    isAway = false;
    await vi.advanceTimersByTimeAsync(5 * second);
    await Promise.all(background);
    vi.useRealTimers();
    await settle(scan);
    await expectWhole(scan);
  });

  it('too many is not recognized, and the document says so', async () => {
    const scan = await createScan();
    await settle(scan, { recognizedPages: 2 });
    expect(await scan.document()).toMatchObject({
      extractionState: 'failed',
      extractionReason: 'too_many_pages',
      content: 'content of page 1\n\f\ncontent of page 2\n\f\n',
      recognition: { pagesDone: 3, pagesTotal: 3, recognizedPages: 2 },
    });
  });

  it('is not recognized where that is switched off', async () => {
    const scan = await createScan();
    await settle(scan, { recognizedPages: 0 });
    expect(await scan.document()).toMatchObject({ extractionState: 'none', recognition: null });
  });
});

describe('while pages are recognized', () => {
  it('a text that a person writes ends it, and stays', async () => {
    const scan = await createScan();
    await takeStep(scan);
    await takeStep(scan);
    const [found] = await selectDocument(scan.scope, scan.id);
    await updateDocument(scan.scope, { found, update: { content: 'my own words' } });
    await settle(scan);
    const edited = { extractionState: 'done', content: 'my own words', recognition: null };
    expect(await scan.document()).toMatchObject(edited);
    await extractAgain(scan.scope, scan.id);
    await settle(scan);
    expect(await scan.document()).toMatchObject(edited);
    await extractAgain(scan.scope, scan.id, { replacesEdited: true });
    await settle(scan);
    await expectWhole(scan);
  });

  it('a new name does not end it', async () => {
    const scan = await createScan();
    await takeStep(scan);
    const renaming: Platform = scan.platformOf({
      reader: readerOf(3, async () => {
        const [found] = await selectDocument(scan.scope, scan.id);
        await updateDocument(scan.scope, { found, update: { name: `new ${scan.world.now}.pdf` } });
      }),
    });
    await takeStep(scan, renaming);
    await settle(scan);
    await expectWhole(scan);
  });

  it('reading it again goes on, without a job beside the one that has a place in the queues', async () => {
    const scan = await createScan();
    await takeStep(scan);
    const readers = () =>
      scan.scope.database.all(
        sql`select id, is_queued from jobs where job ->> 'type' <> 'document.thumbnail'`,
      );
    const [job] = await scan.jobs();
    const again = scan.platformOf({
      reader: readerOf(3, () => extractAgain(scan.scope, scan.id)),
    });
    await takeStep(scan, again);
    expect(await readers()).toEqual([{ ...job, is_queued: 1 }]);
    expect(await scan.document()).toMatchObject({
      extractionState: 'pending',
      recognition: { pagesDone: 1 },
    });
    await settle(scan);
    await expectWhole(scan);
  });

  it('an edited text that is to be replaced meanwhile is replaced', async () => {
    const scan = await createScan(1);
    const [found] = await selectDocument(scan.scope, scan.id);
    await updateDocument(scan.scope, { found, update: { content: 'my own words' } });
    await settle(scan);
    let isAsked = false;
    const reader = readerOf(1, async () => {
      if (isAsked) return;
      isAsked = true;
      await extractAgain(scan.scope, scan.id, { replacesEdited: true });
    });
    await extractAgain(scan.scope, scan.id);
    await settle(scan, { reader });
    expect(await scan.document()).toMatchObject({
      extractionState: 'done',
      content: 'content of page 1',
      isContentEdited: false,
    });
  });

  it('a document that is purged leaves nothing', async () => {
    const scan = await createScan();
    await takeStep(scan);
    const purging = scan.platformOf({
      reader: readerOf(3, async () => {
        await trashDocuments(scan.scope, namedDocuments([scan.id]));
        await purgeDocument(scan.scope, scan.id);
      }),
    });
    await takeStep(scan, purging);
    await settle(scan);
    expect([...scan.world.files.keys()]).toEqual([]);
  });

  it('a document that is purged while its file is read leaves nothing', async () => {
    const scan = await createScan();
    const reader = readerOf(3);
    const read: Reader['read'] = async (file) => {
      const result = await reader.read(file);
      await trashDocuments(scan.scope, namedDocuments([scan.id]));
      await purgeDocument(scan.scope, scan.id);
      const jobs = await scan.scope.database.all<{ id: string }>(
        sql`select id from jobs where job ->> 'type' = 'files.delete'`,
      );
      for (const { id } of jobs) await runJob(scan.platformOf(), id);
      return result;
    };
    await takeStep(scan, scan.platformOf({ reader: { ...reader, read } }));
    await settle(scan);
    expect([...scan.world.files.keys()]).toEqual([]);
  });

  it('lost words are read again', async () => {
    const scan = await createScan();
    await takeStep(scan);
    await takeStep(scan);
    scan.world.files.delete(
      [...scan.world.files.keys()].find((key) => key.endsWith('.words')) ?? '',
    );
    await settle(scan);
    await expectWhole(scan);
    const { file } = await findWords(scan.scope, { id: scan.id, fileNumber: 1 });
    expect(file && nextWaitingPage(file)).toBe(-1);
  });
});
