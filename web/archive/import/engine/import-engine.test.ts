import { describe, expect, it } from 'vitest';
import {
  fakeArchive,
  itemsOf,
  planOfItems,
  recordOf,
} from '../../../../tests/support/fake-archive.ts';
import { ApiError } from '../../../api/api-error.ts';
import { SourceError } from '../source/source-file.ts';
import { createImportEngine } from './import-engine.ts';
import { importReport } from './import-report.ts';
import { createMemoryStore, ImportStoreError } from '../records/import-store.ts';
import { createRequestPace } from '../requests/request-pace.ts';
import { undoImport } from './undo-import.ts';

function setUp(count: number, archive = fakeArchive(), store = createMemoryStore()) {
  const plan = planOfItems(itemsOf(count));
  const record = recordOf(plan);
  void store.save(record);
  const slept: number[] = [];
  let time = 1000;
  const open = () =>
    createImportEngine({
      plan,
      record,
      store,
      requests: archive.requests,
      maxSize: 0,
      now: () => time,
      sleep: async (milliseconds, signal) => {
        signal.throwIfAborted();
        slept.push(milliseconds);
        time += milliseconds;
      },
      onChange: () => {},
    });
  return { plan, record, store, archive, slept, open, engine: open() };
}

const failures = (count: number) =>
  Array.from({ length: count }, () => new ApiError({ code: '500', status: 500, message: '' }));
const metadataAt = (createdAt: string) => ({ createdAt, notes: [{ text: 'Note', createdAt }] });

describe('an import', () => {
  it('uploads every item once, with a few at a time', async () => {
    const { engine, archive } = setUp(50);
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'done', tally: { created: 50, done: 50 } });
    expect(archive.documents.size).toBe(50);
    expect(archive.mostAtOnce()).toBe(4);
  });

  it('sends documents with versions first, one after the other', async () => {
    const { engine, archive, plan } = setUp(6);
    const sent: string[] = [];
    let atOnce = 0;
    for (const [index, item] of plan.items.entries()) {
      const { read } = item;
      if (index % 2 === 0) item.hasVersions = true;
      item.read = async (maxSize) => {
        atOnce += 1;
        sent.push(`${item.label} beside ${atOnce - 1}`);
        await new Promise((resolve) => setImmediate(resolve));
        return read(maxSize).finally(() => (atOnce -= 1));
      };
    }
    await engine.run();
    expect(archive.documents.size).toBe(6);
    expect(sent.slice(0, 3)).toEqual(['item 0 beside 0', 'item 2 beside 0', 'item 4 beside 0']);
    expect(sent[5]).toBe('item 5 beside 2');
  });

  it('counts what is there already, and leaves it', async () => {
    const { engine, archive, record, store } = setUp(3);
    const known = archive.add('item 1');
    await engine.run();
    expect(engine.state().tally).toMatchObject({ created: 2, duplicate: 1 });
    const { trashed } = await undoImport(record, {
      store,
      requests: archive.requests,
      send: (request) => request(),
    });
    expect(trashed).toBe(2);
    expect([...archive.documents.keys()]).toEqual([known]);
  });

  it('goes on after an item that cannot be read, and one that is refused', async () => {
    const { engine, archive, plan } = setUp(5);
    plan.items[1] = {
      ...plan.items[1]!,
      read: () => Promise.reject(new SourceError('damaged')),
    };
    archive.fail('item 2', [new ApiError({ code: 'request.invalid', status: 400, message: '' })]);
    await engine.run();
    expect(engine.state().tally).toMatchObject({ created: 3, failed: 2, done: 5 });
    const reasons = engine.state().tally.failures.map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(['damaged', 'request.invalid']));
  });

  it('waits as long as the server asks to', async () => {
    const { engine, archive, slept } = setUp(1);
    const busy = { code: 'request.rate_limited', status: 429, message: '', retryAfter: 7 };
    archive.fail('item 0', [new ApiError(busy)]);
    await engine.run();
    expect(slept).toEqual([7000]);
    expect(engine.state().tally.created).toBe(1);
  });

  it('stops when the network stays away, and continues where it was', async () => {
    const { engine, archive } = setUp(3);
    archive.fail(
      'item 2',
      Array.from({ length: 5 }, () => new TypeError('offline')),
    );
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'paused', stoppedBy: expect.any(TypeError) });
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'done', tally: { created: 3, done: 3 } });
    expect(archive.documents.size).toBe(3);
  });

  it('stops, and fails no item, while a gateway has no server', async () => {
    const { engine, archive } = setUp(1);
    const outage = new ApiError({ code: '502', status: 502, message: '' });
    archive.fail(
      'item 0',
      Array.from({ length: 5 }, () => outage),
    );
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'paused', tally: { failed: 0 } });
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'done', tally: { created: 1 } });
  });

  it('stops, and fails no item, while the server fails every request', async () => {
    const { engine, archive } = setUp(8);
    archive.break(new ApiError({ code: '500', status: 500, message: '' }));
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'paused', tally: { failed: 0 } });
    archive.break(undefined);
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'done', tally: { created: 8, failed: 0 } });
  });

  it('fails only the item that a server fails which works otherwise', async () => {
    const { engine, archive } = setUp(3);
    archive.fail('item 0', failures(5));
    archive.fail('item 1', failures(6));
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'done', tally: { created: 2, failed: 1 } });
    expect(engine.state().tally.failures).toMatchObject([{ label: 'item 1', reason: '500' }]);
  });

  it('stops when the session has ended', async () => {
    const { engine, archive } = setUp(3);
    const ended = new ApiError({ code: 'auth.unauthenticated', status: 401, message: '' });
    archive.fail('item 0', [ended]);
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'paused', stoppedBy: ended });
  });

  it('counts an upload whose response was lost as its own', async () => {
    const { engine, archive } = setUp(1);
    archive.loseResponse('item 0');
    await engine.run();
    expect(engine.state().tally).toMatchObject({ created: 1, duplicate: 0 });
    expect(archive.documents.size).toBe(1);
  });

  it('counts an upload that a gateway reported as failed as its own', async () => {
    const { engine, archive } = setUp(1);
    archive.loseResponse('item 0', new ApiError({ code: '504', status: 504, message: '' }));
    await engine.run();
    expect(engine.state().tally).toMatchObject({ created: 1, duplicate: 0 });
  });

  it.each(['undone', 'forgotten'])(
    'does not continue once it is %s in another tab',
    async (end) => {
      const { engine, archive, record, store } = setUp(3);
      archive.fail('item 1', [new ApiError({ code: 'auth.forbidden', status: 403, message: '' })]);
      await engine.run();
      expect(engine.state().phase).toBe('paused');
      const options = {
        store,
        requests: archive.requests,
        send: <R>(request: () => R) => request(),
      };
      await (end === 'undone' ? undoImport(record, options) : store.remove(record.id));
      const before = archive.documents.size;
      await engine.run();
      expect(engine.state().phase).toBe('ended');
      expect(archive.documents.size).toBe(before);
      expect((await store.list(record))[0]?.status).toBe(end === 'undone' ? 'undone' : undefined);
    },
  );

  it('stops where the browser cannot keep what is done, and fails no item', async () => {
    const { engine, archive, store } = setUp(3);
    const { saveResult } = store;
    store.saveResult = () => Promise.reject(new ImportStoreError(new Error('full')));
    await engine.run();
    expect(engine.state()).toMatchObject({
      phase: 'paused',
      stoppedBy: expect.any(ImportStoreError),
      tally: { failed: 0, done: 0 },
    });
    expect(archive.documents.size).toBe(0);
    store.saveResult = saveResult;
    await engine.run();
    expect(engine.state()).toMatchObject({ phase: 'done', tally: { created: 3 } });
  });

  it('is undone as a whole also when the page was closed while documents were sent', async () => {
    const { engine, archive, record, store } = setUp(20);
    const other = archive.add('other');
    archive.killAfter(10);
    void engine.run();
    await archive.killed();
    archive.revive();
    const made = archive.documents.size - 1;
    const results = await store.results(record.id);
    expect(results.filter(({ outcome }) => outcome === 'sending').length).toBeGreaterThan(0);
    const steps: number[] = [];
    const { trashed } = await undoImport(record, {
      store,
      requests: archive.requests,
      send: (request) => request(),
      onProgress: (_, total) => steps.push(total),
    });
    expect(trashed).toBe(made);
    expect(steps).toEqual([made]);
    expect([...archive.documents.keys()]).toEqual([other]);
  });

  it('leaves out times that are still to come on the server', async () => {
    const { plan, engine, archive, record } = setUp(2);
    record.startedAt = Date.parse('2026-11-23T12:00:00Z');
    const times = ['2026-11-23T12:00:00Z', '2026-11-23T12:00:01Z'];
    for (const [index, time] of times.entries()) plan.items[index]!.metadata = metadataAt(time);
    await engine.run();
    expect([...archive.documents.values()].map(({ metadata }) => metadata)).toEqual([
      metadataAt(times[0]!),
      { notes: [{ text: 'Note' }] },
    ]);
  });

  it('keeps values of fields for which there is no room as notes', async () => {
    const { engine, archive, plan } = setUp(1);
    archive.fillFields(50);
    plan.fields.push({ name: 'Colour', type: 'text', options: [] });
    plan.items[0]!.metadata.values = [{ field: 'Colour', value: 'red' }];
    await engine.run();
    expect([...archive.documents.values()][0]?.metadata.notes).toEqual([{ text: 'Colour: red' }]);
  });
});

describe('an import of 10,000 documents', () => {
  it('is complete after a kill in the middle, with nothing twice', async () => {
    const { open, archive, store, record } = setUp(10_000);
    // The page is closed: none of its requests or tasks continue.
    archive.killAfter(4321);
    void open().run();
    await archive.killed();
    const before = archive.documents.size;
    expect(before).toBeGreaterThanOrEqual(4321);
    expect(before).toBeLessThan(4330);

    archive.revive();
    const second = open();
    const started = performance.now();
    await second.run();
    expect(second.state()).toMatchObject({
      phase: 'done',
      tally: { created: 10_000, duplicate: 0, failed: 0, done: 10_000 },
    });
    expect(archive.documents.size).toBe(10_000);
    expect(archive.uploads()).toBeLessThan(10_010);
    // A list that grows with each item would take minutes.
    expect(performance.now() - started).toBeLessThan(20_000);

    const { trashed, missing } = await undoImport(record, {
      store,
      requests: archive.requests,
      send: (request) => request(),
    });
    expect({ trashed, missing }).toEqual({ trashed: 10_000, missing: 0 });
  });
});

const reportTexts = {
  header: ['Source', 'Result', 'Reason', 'Document'] as [string, string, string, string],
  result: (outcome: string) => outcome,
  reason: ({ reason = '' }: { reason?: string }) => reason,
  language: 'en',
};

it('reports every item, and no formula', async () => {
  const common = { importId: 'i', knownIds: [], madeIds: ['doc_1'], outcome: 'created' as const };
  const labels = ['=cmd()', ' +1', '\t@a', '＝1', 'a=b', 'b, "c"'];
  const report = importReport(
    labels.map((label) => ({ ...common, key: label, label })),
    reportTexts,
  );
  const lines = ["'=cmd()", "' +1", "'\t@a", "'＝1", 'a=b', 'b, ""c""'];
  expect(await report.text()).toBe(
    `"Source","Result","Reason","Document"\r\n${lines.map((label) => `"${label}","created","","doc_1"\r\n`).join('')}`,
  );
});

it('reports in the form that a spreadsheet of the language opens', async () => {
  for (const language of ['de', 'fr', 'pl', 'pt-BR']) {
    const report = await importReport([], { ...reportTexts, language }).text();
    expect(report.trim()).toBe('"Source";"Result";"Reason";"Document"');
  }
});

it('tries a request again that failed on the server, and then gives up', async () => {
  const send = createRequestPace({ now: () => 0, wait: async () => {}, check: async () => {} });
  let count = 0;
  const error = new ApiError({ code: 'internal.error', status: 500, message: '' });
  await expect(
    send(async () => {
      count += 1;
      throw error;
    }),
  ).rejects.toBe(error);
  expect(count).toBe(6);
});
