import {
  documentAlreadyExistsDetailsSchema,
  type DocumentSummary,
} from '../../../../shared/archive/documents/document.ts';
import { hasCode } from '../../../api/api-error.ts';
import type { UploadFileOptions } from './upload-api.ts';
import {
  newUpload,
  reduceUploads,
  uploadsToStart,
  type UploadAction,
  type UploadFailure,
  type UploadItem,
} from './upload-queue.ts';

/** Runs the queue; a store for `useSyncExternalStore`. */
export function createUploadStore(options: {
  send: (upload: UploadFileOptions) => Promise<DocumentSummary>;
  onUploaded: (organizationId: string) => void;
}) {
  let items: readonly UploadItem[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();

  const dispatch = (action: UploadAction) => {
    items = reduceUploads(items, action);
    for (const item of uploadsToStart(items)) void start(item);
    for (const listener of listeners) listener();
  };

  const start = async ({ id, organizationId, file }: UploadItem) => {
    const controller = new AbortController();
    running.set(id, controller);
    items = reduceUploads(items, { type: 'started', id });
    try {
      const document = await options.send({
        organizationId,
        file,
        signal: controller.signal,
        onProgress: (progress) => dispatch({ type: 'progressed', id, progress }),
      });
      options.onUploaded(organizationId);
      dispatch({ type: 'succeeded', id, document });
    } catch (error) {
      dispatch({ type: 'failed', id, failure: toFailure(error) });
    } finally {
      if (running.get(id) === controller) running.delete(id);
    }
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getItems: () => items,
    add: (files: readonly File[], target: { organizationId: string; maxUploadSize: number }) =>
      dispatch({
        type: 'added',
        items: files.map((file) => newUpload({ ...target, file, id: crypto.randomUUID() })),
      }),
    retry: (id: string) => dispatch({ type: 'retried', id }),
    cancel: (id: string) => {
      dispatch({ type: 'removed', id });
      running.get(id)?.abort();
    },
    clear: () => {
      dispatch({ type: 'cleared' });
      for (const controller of running.values()) controller.abort();
    },
  };
}

function toFailure(error: unknown): UploadFailure {
  if (!hasCode(error, 'document.already_exists')) {
    return { error, isFinal: hasCode(error, 'document.size_too_large') };
  }
  const details = documentAlreadyExistsDetailsSchema.safeParse(error.details);
  return { error, isFinal: true, duplicateId: details.data?.documentId };
}
