import type { ImportItem, ImportPlan } from '../plan/import-plan.ts';
import { createRules } from '../definitions/create-rules.ts';
import { createDefiner } from '../definitions/define.ts';
import { prepareArchive } from '../definitions/prepare-archive.ts';
import type { ImportRecord, ItemResult } from '../records/import-record.ts';
import type { ImportStore } from '../records/import-store.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import type { ImportTarget } from './item-metadata.ts';
import { createRequestPace, ImportStop, type Send } from '../requests/request-pace.ts';
import { createItemSender } from './send-item.ts';
import { createTally, type Tally } from './result-tally.ts';
import { setLinks } from './set-links.ts';
import { setPairs } from './set-pairs.ts';

/** Leaves capacity for other uploads of the same user. */
const itemsAtOnce = 4;

type EngineOptions = {
  plan: ImportPlan;
  record: ImportRecord;
  store: ImportStore;
  requests: ImportRequests;
  maxSize: number;
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Called after each item and change of phase. */
  onChange: () => void;
};

/** `ended`: the import was undone or forgotten in another tab. */
export type EnginePhase = 'preparing' | 'running' | 'linking' | 'paused' | 'done' | 'ended';

type SendItem = ReturnType<typeof createItemSender>;

type ImportEngine = {
  run(): Promise<void>;
  pause(): void;
  state(): { phase: EnginePhase; tally: Tally; stoppedBy: unknown };
};

/**
 * Creates the engine that imports a plan. Nothing is imported twice, even after a crash; a failing item does not stop
 * the others.
 */
export function createImportEngine(options: EngineOptions): ImportEngine {
  const { plan, record, store, requests, now } = options;
  let phase: EnginePhase = 'paused';
  let stoppedBy: unknown;
  let controller = new AbortController();
  const tally = createTally(plan.items.length);
  const results = new Map<string, ItemResult>();

  const change = (next: EnginePhase) => {
    phase = next;
    options.onChange();
  };

  const settle = async (result: ItemResult) => {
    await store.saveResult(result);
    results.set(result.key, result);
    tally.add(result);
    options.onChange();
  };

  const run = async () => {
    if (phase !== 'paused') return;
    controller = new AbortController();
    const { signal } = controller;
    const send = createRequestPace({
      now,
      wait: (duration) => options.sleep(duration, signal),
      check: requests.now,
    });
    stoppedBy = undefined;
    change('preparing');
    try {
      if ((await store.find(record.id))?.status !== 'open') return change('ended');
      for (const result of await store.results(record.id)) {
        if (result.outcome !== 'sending' && !results.has(result.key)) tally.add(result);
        results.set(result.key, result);
      }
      const define = createDefiner({ importId: record.id, send, signal, settle });
      const target = await prepareArchive(plan, { requests, define, send });
      change('running');
      await sendItems({ target, send, signal });
      change('linking');
      await setLinks(plan, { fields: target.fields, results, requests, send, signal });
      await setPairs(plan, { results, requests, send, signal });
      await createRules(plan, { target, results, requests, define, send });
      await store.save({ ...record, status: 'done' });
      change('done');
    } catch (error) {
      if (!signal.aborted) {
        stoppedBy = error instanceof ImportStop ? error.cause : error;
        controller.abort();
      }
      change('paused');
    }
  };

  type Run = { target: ImportTarget; send: Send; signal: AbortSignal };

  const sendItems = async (context: Run) => {
    const { record, store, requests, maxSize } = options;
    const sendItem = createItemSender({
      ...context,
      record,
      store,
      requests,
      maxSize,
      isMade: tally.isMade,
    });
    const sendAtOnce = (items: readonly ImportItem[], atOnce: number) =>
      sendWith(items.values(), { atOnce, sendItem, signal: context.signal });
    // A former version can have the file of another document, which would be a duplicate of it meanwhile.
    const [versioned = [], others = []] = [true, false].map((hasVersions) =>
      plan.items.filter((item) => (item.hasVersions ?? false) === hasVersions),
    );
    await sendAtOnce(versioned, 1);
    await sendAtOnce(others, itemsAtOnce);
  };

  type Sending = { atOnce: number; sendItem: SendItem; signal: AbortSignal };

  const sendWith = async (
    waiting: IterableIterator<ImportItem>,
    { atOnce, sendItem, signal }: Sending,
  ) => {
    const workers = Array.from({ length: atOnce }, async () => {
      for (const item of waiting) {
        signal.throwIfAborted();
        const earlier = results.get(item.key);
        if (earlier && earlier.outcome !== 'sending') continue;
        await settle(await sendItem(item, { isRepeated: earlier !== undefined }));
      }
    });
    // If one worker stops, the others are aborted and awaited, so that nothing continues in the background.
    const endings = await Promise.allSettled(
      workers.map((worker) =>
        worker.catch((error: unknown) => {
          if (!signal.aborted) {
            stoppedBy = error instanceof ImportStop ? error.cause : error;
            controller.abort();
          }
          throw error;
        }),
      ),
    );
    for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
  };

  return {
    run,
    pause: () => controller.abort(),
    state: () => ({ phase, tally: tally.current(), stoppedBy }),
  };
}
