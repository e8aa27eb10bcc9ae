import { describe, expect, it } from 'vitest';
import type { DocumentSummary } from '../../../../../shared/archive/documents/document.ts';
import { ApiError } from '../../../../api/api-error.ts';
import type { UploadedDocument, UploadFileOptions } from '../upload-api.ts';
import { createUploadStore } from './upload-store.ts';

const target = { organizationId: 'org_1', maxUploadSize: 0 };
const document = { id: 'doc_1', name: 'letter.pdf' } as DocumentSummary;
const uploaded: UploadedDocument = { document, isRestored: false };

function startStore() {
  const network = { isOnline: true };
  const calls: (UploadFileOptions & PromiseWithResolvers<UploadedDocument>)[] = [];
  const refreshed: string[] = [];
  const store = createUploadStore({
    send: (upload) => {
      const response = Promise.withResolvers<UploadedDocument>();
      upload.signal.addEventListener('abort', () => response.reject(upload.signal.reason as Error));
      calls.push({ ...upload, ...response });
      return response.promise;
    },
    onUploaded: (organizationId) => refreshed.push(organizationId),
    isOnline: () => network.isOnline,
  });
  const statuses = () => store.getState().items.map((item) => item.status);
  return { store, calls, refreshed, statuses, network };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the upload store', () => {
  it('uploads three files at once, and the fourth when one has finished', async () => {
    const { store, calls, statuses } = startStore();
    store.add(files('a', 'b', 'c', 'd'), target);
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading', 'pending']);

    calls[1]?.resolve(uploaded);
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
    store.cancel(store.getState().items[0]?.id ?? '');
    await settled();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(store.getState().items.map((item) => item.file.name)).toEqual(['b', 'c', 'd']);
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading']);
    expect(refreshed).toEqual([]);
  });

  it('aborts all requests when cleared', async () => {
    const { store, calls } = startStore();
    store.add(files('a', 'b', 'c', 'd'), target);
    store.clear();
    await settled();
    expect(store.getState().items).toEqual([]);
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
    expect(store.getState().items[0]).toMatchObject({
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

    store.retry(store.getState().items[0]?.id ?? '');
    calls[1]?.resolve(uploaded);
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
    const stop = store.subscribe(() => seen.push(store.getState().items[0]));
    calls[0]?.onProgress(0.25);
    stop();
    calls[0]?.onProgress(0.5);
    expect(seen).toMatchObject([{ status: 'uploading', progress: 0.25 }]);
  });

  it('waits for the network when it is lost, and continues when it is back', async () => {
    const { store, calls, statuses, network } = startStore();
    store.add(files('a', 'b', 'c', 'd'), target);
    network.isOnline = false;
    for (const call of calls) call.reject(new TypeError('Network request failed'));
    await settled();
    expect(store.getState().isOffline).toBe(true);
    expect(statuses()).toEqual(['pending', 'pending', 'pending', 'pending']);
    expect(calls).toHaveLength(3);

    network.isOnline = true;
    store.resume();
    expect(store.getState().isOffline).toBe(false);
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading', 'pending']);
  });

  it('fails without a response while there is a network', async () => {
    const { store, calls, statuses } = startStore();
    store.add(files('a'), target);
    calls[0]?.reject(new TypeError('Network request failed'));
    await settled();
    expect(statuses()).toEqual(['error']);
    expect(store.getState().isOffline).toBe(false);
  });

  it('retries all failed uploads, and those that wait for the network', async () => {
    const { store, calls, statuses, network } = startStore();
    store.add(files('a', 'b'), target);
    calls[0]?.reject(new Error('Broken'));
    await settled();
    network.isOnline = false;
    calls[1]?.reject(new TypeError('Network request failed'));
    await settled();
    expect(statuses()).toEqual(['error', 'pending']);

    store.retryAll();
    expect(statuses()).toEqual(['uploading', 'uploading']);
  });

  it('uploads dropped PDF files at once, and others when they are confirmed', async () => {
    const { store, statuses } = startStore();
    await store.addDropped({ files: files('a.pdf', 'b.txt', 'c.txt'), folders: [] }, target);
    expect(statuses()).toEqual(['uploading']);
    expect(store.getState()).toMatchObject({
      isReading: false,
      unconfirmed: [{ files: [{ name: 'b.txt' }, { name: 'c.txt' }] }],
    });

    store.confirm();
    store.confirm();
    expect(store.getState().unconfirmed).toEqual([]);
    expect(statuses()).toHaveLength(3);
  });

  it('leaves out dropped files that are not PDF', async () => {
    const { store, statuses } = startStore();
    await store.addDropped({ files: files('b.txt'), folders: [] }, target);
    store.leaveOut();
    expect(store.getState().unconfirmed).toEqual([]);
    expect(statuses()).toEqual([]);
  });

  it('stops reading a dropped folder when cleared', async () => {
    const { store, statuses } = startStore();
    const endless = {
      isDirectory: true,
      createReader: () => ({
        readEntries: (resolve: (entries: unknown[]) => void) => setTimeout(resolve, 0, [entry]),
      }),
    } as unknown as FileSystemDirectoryEntry;
    const entry = {
      name: 'a.pdf',
      isFile: true,
      file: (resolve: (file: File) => void) => resolve(new File(['x'], 'a.pdf')),
    };
    const reading = store.addDropped({ files: [], folders: [endless] }, target);
    await settled();
    expect(store.getState().isReading).toBe(true);
    store.clear();
    expect(await reading).toBeNull();
    expect(store.getState()).toMatchObject({ isReading: false, unconfirmed: [] });
    expect(statuses()).toEqual([]);
  });
});
