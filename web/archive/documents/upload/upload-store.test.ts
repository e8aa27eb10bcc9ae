import { describe, expect, it } from 'vitest';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { UploadFileOptions } from './upload-api.ts';
import { createUploadStore } from './upload-store.ts';

const target = { organizationId: 'org_1', maxUploadSize: 0 };
const document = { id: 'doc_1', name: 'letter.pdf' } as DocumentSummary;

function startStore() {
  const calls: (UploadFileOptions & PromiseWithResolvers<DocumentSummary>)[] = [];
  const refreshed: string[] = [];
  const store = createUploadStore({
    send: (upload) => {
      const response = Promise.withResolvers<DocumentSummary>();
      upload.signal.addEventListener('abort', () => response.reject(upload.signal.reason as Error));
      calls.push({ ...upload, ...response });
      return response.promise;
    },
    onUploaded: (organizationId) => refreshed.push(organizationId),
  });
  const statuses = () => store.getItems().map((item) => item.status);
  return { store, calls, refreshed, statuses };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the upload store', () => {
  it('uploads three files at once, and the fourth when one has finished', async () => {
    const { store, calls, statuses } = startStore();
    store.add(files('a', 'b', 'c', 'd'), target);
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading', 'pending']);

    calls[1]?.resolve(document);
    await settled();
    expect(statuses()).toEqual(['uploading', 'success', 'uploading', 'uploading']);
    expect(calls.map((call) => call.file.name)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('sends no request for a file over the limit', () => {
    const { store, calls, statuses } = startStore();
    store.add([new File(['12345'], 'large.pdf')], { ...target, maxUploadSize: 4 });
    expect(statuses()).toEqual(['error']);
    expect(calls).toEqual([]);
  });

  it('aborts the request of a cancelled file and starts the next', async () => {
    const { store, calls, refreshed, statuses } = startStore();
    store.add(files('a', 'b', 'c', 'd'), target);
    store.cancel(store.getItems()[0]?.id ?? '');
    await settled();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(store.getItems().map((item) => item.file.name)).toEqual(['b', 'c', 'd']);
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading']);
    expect(refreshed).toEqual([]);
  });

  it('aborts all requests when cleared', async () => {
    const { store, calls } = startStore();
    store.add(files('a', 'b', 'c', 'd'), target);
    store.clear();
    await settled();
    expect(store.getItems()).toEqual([]);
    expect(calls).toHaveLength(3);
    expect(calls.every((call) => call.signal.aborted)).toBe(true);
  });

  it('keeps the error code and the id of the duplicate', async () => {
    const { store, calls } = startStore();
    const documentId = `doc_${'a'.repeat(24)}`;
    store.add(files('a'), target);
    calls[0]?.reject(
      new ApiError({
        code: 'document.already_exists',
        status: 409,
        message: 'Exists',
        details: { documentId },
      }),
    );
    await settled();
    expect(store.getItems()[0]).toMatchObject({
      status: 'error',
      failure: {
        error: { code: 'document.already_exists' },
        isFinal: true,
        duplicateId: documentId,
      },
    });
  });

  it('retries a failed upload', async () => {
    const { store, calls, refreshed, statuses } = startStore();
    store.add(files('a'), target);
    calls[0]?.reject(new TypeError('Offline'));
    await settled();
    expect(statuses()).toEqual(['error']);

    store.retry(store.getItems()[0]?.id ?? '');
    calls[1]?.resolve(document);
    await settled();
    expect(statuses()).toEqual(['success']);
    expect(refreshed).toEqual(['org_1']);
  });

  it('uploads to the organization the file was chosen in', () => {
    const { store, calls } = startStore();
    store.add(files('a'), target);
    store.add(files('b'), { ...target, organizationId: 'org_2' });
    expect(calls.map((call) => call.organizationId)).toEqual(['org_1', 'org_2']);
  });

  it('notifies its listeners of progress', () => {
    const { store, calls } = startStore();
    const seen: unknown[] = [];
    store.add(files('a'), target);
    const stop = store.subscribe(() => seen.push(store.getItems()[0]));
    calls[0]?.onProgress(0.25);
    stop();
    calls[0]?.onProgress(0.5);
    expect(seen).toMatchObject([{ status: 'uploading', progress: 0.25 }]);
  });
});
