import { hasCode } from '../../../../api/api-error.ts';
import { collectFiles, type Collected, type Dropped } from '../picking/dropped-files.ts';
import type { UploadedDocument, UploadFileOptions } from '../upload-api.ts';
import type { WaitingFile, UploadTarget } from './upload-context.ts';
import {
  newUpload,
  reduceUploads,
  uploadsToStart,
  type UploadAction,
  type UploadFailure,
  type UploadItem,
} from './upload-queue.ts';

export type UploadsState = {
  items: readonly UploadItem[];
  isOffline: boolean;
  isReading: boolean;
  unconfirmed: readonly UnconfirmedFiles[];
};

type UnconfirmedFiles = { files: readonly File[]; target: UploadTarget };

export type SentUpload = UploadFileOptions & Pick<UploadItem, 'id' | 'isStored'>;

/** Thrown by `send` if another tab has uploaded or removed the stored file. */
export class UploadGone extends Error {}

export type UploadStore = ReturnType<typeof createUploadStore>;

export function createUploadStore(options: {
  send: (upload: SentUpload) => Promise<UploadedDocument>;
  onUploaded: (organizationId: string) => void;
  isOnline: () => boolean;
  onCancelled?: (items: readonly UploadItem[]) => void;
}) {
  let state: UploadsState = { items: [], isOffline: false, isReading: false, unconfirmed: [] };
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const reading = new Set<AbortController>();

  const change = (changes: Partial<UploadsState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const dispatch = (action: UploadAction, isOffline = state.isOffline) => {
    state = { ...state, items: reduceUploads(state.items, action) };
    if (!isOffline) for (const item of uploadsToStart(state.items)) void start(item);
    change({ isOffline });
  };

  const start = async ({ id, organizationId, file, into, isStored }: UploadItem) => {
    const controller = new AbortController();
    running.set(id, controller);
    state = { ...state, items: reduceUploads(state.items, { type: 'started', id }) };
    try {
      const uploaded = await options.send({
        id,
        isStored,
        organizationId,
        file,
        into,
        signal: controller.signal,
        onProgress: (progress) => dispatch({ type: 'progressed', id, progress }),
      });
      options.onUploaded(organizationId);
      dispatch({ type: 'succeeded', id, uploaded });
    } catch (error) {
      if (error instanceof UploadGone) return dispatch({ type: 'removed', id });
      // A missing response means that the network failed, not the file or the server. A stored file waits even if the
      // browser reports that it is online.
      const isInterrupted = error instanceof TypeError && (isStored || !options.isOnline());
      if (isInterrupted) dispatch({ type: 'interrupted', id }, true);
      else dispatch({ type: 'failed', id, failure: toFailure(error) });
    } finally {
      if (running.get(id) === controller) running.delete(id);
    }
  };

  const add = (files: readonly File[], target: UploadTarget) =>
    dispatch({
      type: 'added',
      items: files.map((file) => newUpload({ ...target, file, id: crypto.randomUUID() })),
    });

  const addStored = (files: readonly WaitingFile[], target: UploadTarget) => {
    const added = files.filter(({ id }) => !state.items.some((item) => item.id === id));
    const items = added.map((file) => newUpload({ ...target, ...file, isStored: true }));
    if (items.length > 0) dispatch({ type: 'added', items });
  };

  const stopReading = (controller: AbortController) => {
    controller.abort();
    reading.delete(controller);
    change({ isReading: reading.size > 0 });
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    add,
    addStored,
    addDropped: async (dropped: Dropped, target: UploadTarget): Promise<Collected | null> => {
      const controller = new AbortController();
      reading.add(controller);
      change({ isReading: true });
      const { signal } = controller;
      const onPdfs = (files: File[]) => add(files, target);
      const collected = await collectFiles(dropped, { onPdfs, signal });
      if (signal.aborted) return null;
      if (collected.others.length > 0) {
        change({ unconfirmed: [...state.unconfirmed, { files: collected.others, target }] });
      }
      stopReading(controller);
      return collected;
    },
    confirm: () => {
      const { unconfirmed } = state;
      change({ unconfirmed: [] });
      for (const { files, target } of unconfirmed) add(files, target);
    },
    leaveOut: () => change({ unconfirmed: [] }),
    retry: (id: string) => dispatch({ type: 'retried', id }, false),
    retryAll: () => dispatch({ type: 'retried-all' }, false),
    resume: () => dispatch({ type: 'reconnected' }, false),
    cancel: (id: string) => {
      options.onCancelled?.(state.items.filter((item) => item.id === id));
      dispatch({ type: 'removed', id });
      running.get(id)?.abort();
    },
    /** Removes stored files from the queue; they stay in the browser. */
    release: (ids: readonly string[]) => {
      for (const id of ids) {
        if (!state.items.some((item) => item.id === id)) continue;
        dispatch({ type: 'removed', id });
        running.get(id)?.abort();
      }
    },
    clear: () => {
      reading.forEach(stopReading);
      dispatch({ type: 'cleared' }, false);
      change({ unconfirmed: [] });
      for (const controller of running.values()) controller.abort();
    },
  };
}

function toFailure(error: unknown): UploadFailure {
  if (!hasCode(error, 'document.already_exists')) {
    const isFinal = hasCode(error, 'document.size_too_large') || hasCode(error, 'document.empty');
    return { error, isFinal };
  }
  const { documentId } = Object(error.details) as { documentId?: unknown };
  const duplicateId = typeof documentId === 'string' ? documentId : undefined;
  return { error, isFinal: true, duplicateId };
}
