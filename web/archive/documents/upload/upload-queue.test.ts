import { describe, expect, it } from 'vitest';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import {
  failedFirst,
  isUploading,
  newUpload,
  reduceUploads,
  summarizeUploads,
  uploadsToStart,
  type UploadAction,
  type UploadItem,
} from './upload-queue.ts';

const document = { id: 'doc_1', name: 'letter.pdf' } as DocumentSummary;
const failure = { error: new Error('Broken'), isFinal: false };

function pending(id: string, size = 3): UploadItem {
  const file = new File([new Uint8Array(size)], `${id}.pdf`);
  return newUpload({ id, organizationId: 'org_1', file, maxUploadSize: 0 });
}

function after(items: readonly UploadItem[], ...actions: UploadAction[]) {
  return actions.reduce(reduceUploads, items);
}

describe('newUpload', () => {
  it('fails if the file is larger than the limit', () => {
    const file = new File([new Uint8Array(11)], 'large.pdf');
    const upload = newUpload({ id: 'a', organizationId: 'org_1', file, maxUploadSize: 10 });
    expect(upload).toMatchObject({
      status: 'error',
      failure: { error: { code: 'document.size_too_large' }, isFinal: true },
    });
    expect(uploadsToStart([upload])).toEqual([]);
  });

  it('is pending if the file is as large as the limit, or if there is none', () => {
    const file = new File([new Uint8Array(10)], 'fitting.pdf');
    for (const maxUploadSize of [10, 0, -1]) {
      const upload = newUpload({ id: 'a', organizationId: 'org_1', file, maxUploadSize });
      expect(upload.status).toBe('pending');
    }
  });
});

describe('the queue', () => {
  it('starts at most three files, oldest first', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((id) => pending(id));
    expect(uploadsToStart(items).map((item) => item.id)).toEqual(['a', 'b', 'c']);
    const running = after(items, { type: 'started', id: 'a' }, { type: 'started', id: 'b' });
    expect(uploadsToStart(running).map((item) => item.id)).toEqual(['c']);
  });

  it('starts the next file when one has finished or failed', () => {
    const items = after(
      ['a', 'b', 'c', 'd', 'e'].map((id) => pending(id)),
      { type: 'started', id: 'a' },
      { type: 'started', id: 'b' },
      { type: 'started', id: 'c' },
      { type: 'succeeded', id: 'a', document },
      { type: 'failed', id: 'b', failure },
    );
    expect(uploadsToStart(items).map((item) => item.id)).toEqual(['d', 'e']);
  });

  it('moves a file from pending through uploading to success', () => {
    const items = after(
      [pending('a')],
      { type: 'started', id: 'a' },
      { type: 'progressed', id: 'a', progress: 0.5 },
    );
    expect(items[0]).toMatchObject({ status: 'uploading', progress: 0.5 });
    expect(after(items, { type: 'succeeded', id: 'a', document })[0]).toMatchObject({
      status: 'success',
      document,
    });
  });

  it('makes a failed file pending again on retry', () => {
    const items = after(
      [pending('a')],
      { type: 'started', id: 'a' },
      { type: 'failed', id: 'a', failure },
      { type: 'retried', id: 'a' },
    );
    expect(items[0]?.status).toBe('pending');
    expect(items[0]).not.toHaveProperty('failure');
  });

  it('ignores actions on a cancelled file', () => {
    const items = after(
      [pending('a'), pending('b')],
      { type: 'started', id: 'a' },
      { type: 'removed', id: 'a' },
      { type: 'progressed', id: 'a', progress: 1 },
      { type: 'succeeded', id: 'a', document },
    );
    expect(items.map((item) => item.id)).toEqual(['b']);
  });

  it('ignores progress after success', () => {
    const items = after(
      [pending('a')],
      { type: 'started', id: 'a' },
      { type: 'succeeded', id: 'a', document },
      { type: 'progressed', id: 'a', progress: 1 },
    );
    expect(items[0]?.status).toBe('success');
  });

  it('is empty after it is cleared', () => {
    expect(after([pending('a')], { type: 'cleared' })).toEqual([]);
  });
});

describe('the summary', () => {
  const started = after([pending('a'), pending('b')], { type: 'started', id: 'a' });
  const halfDone = after(started, { type: 'succeeded', id: 'a', document });

  it('counts successes while uploads are running', () => {
    expect(summarizeUploads(halfDone)).toEqual({ state: 'running', succeeded: 1, total: 2 });
    expect(isUploading(halfDone)).toBe(true);
  });

  it('prefers failures', () => {
    const items = after(started, { type: 'failed', id: 'a', failure });
    expect(summarizeUploads(items)).toEqual({ state: 'failed', count: 1 });
  });

  it('counts the documents once all are uploaded', () => {
    const items = after(
      halfDone,
      { type: 'started', id: 'b' },
      { type: 'succeeded', id: 'b', document },
    );
    expect(summarizeUploads(items)).toEqual({ state: 'done', count: 2 });
    expect(isUploading(items)).toBe(false);
  });

  it('is none for an empty queue', () => {
    expect(summarizeUploads([])).toEqual({ state: 'none' });
  });
});

it('lists failed items first, each group in its order', () => {
  const items = after(
    ['a', 'b', 'c', 'd'].map((id) => pending(id)),
    { type: 'started', id: 'b' },
    { type: 'started', id: 'd' },
    { type: 'failed', id: 'd', failure },
    { type: 'failed', id: 'b', failure },
  );
  expect(failedFirst(items).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
});
