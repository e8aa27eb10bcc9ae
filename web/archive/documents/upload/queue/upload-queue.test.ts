import { describe, expect, it } from 'vitest';
import type { DocumentSummary } from '../../../../../shared/archive/documents/document.ts';
import {
  newUpload,
  reduceUploads,
  uploadsToStart,
  type UploadAction,
  type UploadItem,
} from './upload-queue.ts';

const document = { id: 'doc_1', name: 'letter.pdf' } as DocumentSummary;
const uploaded = { document, isRestored: false };
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

  it('fails if the file is empty', () => {
    const file = new File([], 'empty.pdf');
    const upload = newUpload({ id: 'a', organizationId: 'org_1', file, maxUploadSize: 0 });
    expect(upload).toMatchObject({
      status: 'error',
      failure: { error: { code: 'document.empty' }, isFinal: true },
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
      { type: 'succeeded', id: 'a', uploaded },
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
    expect(after(items, { type: 'succeeded', id: 'a', uploaded })[0]).toMatchObject({
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
      { type: 'succeeded', id: 'a', uploaded },
    );
    expect(items.map((item) => item.id)).toEqual(['b']);
  });

  it('ignores progress after success', () => {
    const items = after(
      [pending('a')],
      { type: 'started', id: 'a' },
      { type: 'succeeded', id: 'a', uploaded },
      { type: 'progressed', id: 'a', progress: 1 },
    );
    expect(items[0]?.status).toBe('success');
  });

  it('is empty after it is cleared', () => {
    expect(after([pending('a')], { type: 'cleared' })).toEqual([]);
  });
});

describe('retrying all', () => {
  const tooLarge = { error: new Error('Too large'), isFinal: true };
  const failedItems = after(
    ['a', 'b', 'c'].map((id) => pending(id)),
    { type: 'started', id: 'a' },
    { type: 'started', id: 'b' },
    { type: 'started', id: 'c' },
    { type: 'failed', id: 'a', failure },
    { type: 'failed', id: 'b', failure: tooLarge },
    { type: 'failed', id: 'c', failure: { error: new TypeError('Failed'), isFinal: false } },
  );
  const statusesAfter = (action: UploadAction) =>
    after(failedItems, action).map(({ status }) => status);

  it('leaves out files that would fail again', () => {
    expect(statusesAfter({ type: 'retried-all' })).toEqual(['pending', 'error', 'pending']);
  });

  it('happens by itself for files without a response once the network is back', () => {
    expect(statusesAfter({ type: 'reconnected' })).toEqual(['error', 'error', 'pending']);
  });
});
