import { hasCode } from '../../../api/api-error.ts';
import type { ImportItem, ImportPlan, ItemFile } from '../plan/import-plan.ts';
import { SourceError } from '../source/source-file.ts';
import { prepareArchive } from './prepare-archive.ts';
import type { ImportRecord, ItemResult } from './import-record.ts';
import type { ImportStore } from './import-store.ts';
import type { ImportTransport } from './import-transport.ts';
import { uploadMetadataOf, type ImportTarget } from './item-metadata.ts';
import { createRequestPace, ImportStop, type Send } from './request-pace.ts';
import { createTally, type Tally } from './result-tally.ts';
import { setLinks } from './set-links.ts';

/** Items that are sent at once: one person's other uploads have room beside them. */
const itemsAtOnce = 4;

export type EngineOptions = {
  plan: ImportPlan;
  record: ImportRecord;
  store: ImportStore;
  transport: ImportTransport;
  /** Bytes of a file, 0 = any. */
  maxSize: number;
  now: () => number;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** After each item and change of phase. */
  onChange: () => void;
};

export type EnginePhase = 'preparing' | 'running' | 'linking' | 'paused' | 'done';

export type ImportEngine = {
  /** Runs until everything is done, or it is paused. It continues where it was. */
  run(): Promise<void>;
  /** Ends what is being sent, which is sent again later. */
  pause(): void;
  state(): { phase: EnginePhase; tally: Tally; stoppedBy: unknown };
};

/** Imports what is planned. Nothing is done twice, also after a crash; an item that fails stops no other. */
export function createImportEngine(options: EngineOptions): ImportEngine {
  const { plan, record, store, transport, now } = options;
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
    const send = createRequestPace({ now, wait: (duration) => options.sleep(duration, signal) });
    stoppedBy = undefined;
    change('preparing');
    try {
      for (const result of await store.results(record.id)) {
        if (result.outcome !== 'sending' && !results.has(result.key)) tally.add(result);
        results.set(result.key, result);
      }
      const target = await prepareArchive(plan, { transport, send, signal });
      change('running');
      await sendItems({ target, send, signal });
      change('linking');
      await setLinks(plan, { fields: target.fields, results, transport, send, signal });
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
    const waiting = plan.items.values();
    const workers = Array.from({ length: itemsAtOnce }, async () => {
      for (const item of waiting) {
        context.signal.throwIfAborted();
        const earlier = results.get(item.key);
        if (earlier && earlier.outcome !== 'sending') continue;
        const result = await importItem(item, { ...context, isRepeated: earlier !== undefined });
        await settle(result);
      }
    });
    // One that stops ends the others, which are waited for: nothing goes on in the background.
    const endings = await Promise.allSettled(
      workers.map((worker) =>
        worker.catch((error: unknown) => {
          if (!context.signal.aborted) {
            stoppedBy = error instanceof ImportStop ? error.cause : error;
            controller.abort();
          }
          throw error;
        }),
      ),
    );
    for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
  };

  const importItem = async (
    item: ImportItem,
    context: Run & { isRepeated: boolean },
  ): Promise<ItemResult> => {
    const { key, label } = item;
    const result: ItemResult = {
      importId: record.id,
      key,
      label,
      outcome: 'failed',
      madeIds: [],
      knownIds: [],
    };
    let isRestored = false;
    try {
      const files = await item.read(options.maxSize);
      await store.saveResult({ ...result, outcome: 'sending' });
      for (const file of files) {
        const notes = [...(item.metadata.notes ?? []), ...(file.notes ?? [])];
        const given = uploadMetadataOf({ ...item.metadata, notes }, context.target);
        if (given.leftOut > 0) result.reason = 'notes-left-out';
        const sent = await sendFile(file, given.metadata, context);
        const { text } = file;
        if (text !== undefined && !sent.isKnown) {
          await context.send(() => transport.setText(sent.documentId, text));
        }
        (sent.isKnown ? result.knownIds : result.madeIds).push(sent.documentId);
        isRestored ||= sent.isRestored;
      }
      if (result.madeIds.length === 0) return { ...result, outcome: 'duplicate' };
      return { ...result, outcome: isRestored ? 'restored' : 'created' };
    } catch (error) {
      if (error instanceof ImportStop || context.signal.aborted) throw error;
      return { ...result, outcome: 'failed', reason: reasonOf(error) };
    }
  };

  const sendFile = async (
    { name, blob }: ItemFile,
    metadata: Parameters<ImportTransport['upload']>[1],
    { send, signal, isRepeated }: Run & { isRepeated: boolean },
  ) => {
    // A request without a response may have been carried out.
    let isUncertain = isRepeated;
    try {
      const file = new File([blob], name, { type: blob.type });
      const { documentId, isRestored } = await send(async () => {
        try {
          return await transport.upload(file, metadata, signal);
        } catch (error) {
          isUncertain ||= error instanceof TypeError;
          throw error;
        }
      });
      return { documentId, isRestored, isKnown: false };
    } catch (error) {
      const documentId = duplicateOf(error);
      if (documentId === null) throw error;
      const isOwn =
        isUncertain &&
        !isMadeHere(documentId) &&
        (await send(() => transport.wasAddedSince(documentId, record.startedAt, record.userId)));
      return { documentId, isRestored: false, isKnown: !isOwn };
    }
  };

  /** By another item with the same bytes. */
  const isMadeHere = (documentId: string) => tally.isMade(documentId);

  return {
    run,
    pause: () => controller.abort(),
    state: () => ({ phase, tally: tally.current(), stoppedBy }),
  };
}

function duplicateOf(error: unknown): string | null {
  if (!hasCode(error, 'document.already_exists')) return null;
  const { documentId } = Object(error.details) as { documentId?: unknown };
  return typeof documentId === 'string' ? documentId : null;
}

function reasonOf(error: unknown): string {
  if (error instanceof SourceError) return error.problem;
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : 'unreadable';
}
