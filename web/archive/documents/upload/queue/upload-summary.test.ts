import { describe, expect, it } from 'vitest';
import type { DocumentSummary } from '../../../../../shared/archive/documents/document.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { isUploading, type UploadItem } from './upload-queue.ts';
import { groupUploads, isAllUploaded, summarizeUploads } from './upload-summary.ts';

const document = { id: 'doc_1', name: 'letter.pdf' } as DocumentSummary;
const exists = new ApiError({ code: 'document.already_exists', status: 409, message: '' });

const upload = (id: string) => ({
  id,
  organizationId: 'org_1',
  file: new File([new Uint8Array(100)], `${id}.pdf`),
});
const pending = (id: string): UploadItem => ({ ...upload(id), status: 'pending' });
const running = (id: string, progress = 0.5): UploadItem => ({
  ...upload(id),
  status: 'uploading',
  progress,
});
const done = (id: string, isRestored = false): UploadItem => ({
  ...upload(id),
  status: 'success',
  document,
  isRestored,
});
const failed = (id: string, error: unknown = new Error('Broken')): UploadItem => ({
  ...upload(id),
  status: 'error',
  failure: { error, isFinal: false },
});
const duplicate = (id: string) => failed(id, exists);

describe('the summary', () => {
  it('counts successes while uploads are running', () => {
    const items = [done('a'), running('b'), pending('c')];
    expect(summarizeUploads(items)).toMatchObject({ title: 'running', succeeded: 1, total: 3 });
    expect(isUploading(items)).toBe(true);
  });

  it('prefers failures in the title, and still says that uploads are running', () => {
    expect(summarizeUploads([done('a'), failed('b'), running('c')])).toMatchObject({
      title: 'failed',
      failed: 1,
      isRunning: true,
      succeeded: 1,
      total: 3,
    });
  });

  it('counts duplicates apart from failures', () => {
    expect(summarizeUploads([done('a'), duplicate('b')])).toMatchObject({
      title: 'done',
      succeeded: 1,
      failed: 0,
      duplicates: 1,
    });
    expect(summarizeUploads([duplicate('a')]).title).toBe('duplicates');
  });

  it('counts restored documents among the successes', () => {
    expect(summarizeUploads([done('a'), done('b', true)])).toMatchObject({
      title: 'done',
      succeeded: 2,
      restored: 1,
    });
  });

  it('measures progress in bytes, without files that failed', () => {
    const items = [done('a'), duplicate('b'), running('c'), pending('d'), failed('e')];
    expect(summarizeUploads(items)).toMatchObject({ sentBytes: 250, bytes: 400 });
  });

  it('is none for an empty queue', () => {
    expect(summarizeUploads([]).title).toBe('none');
  });
});

it('groups uploads by what the user has to know, each group in its order', () => {
  const items = [done('a'), failed('b'), pending('c'), running('d'), duplicate('e'), failed('f')];
  const ids = Object.entries(groupUploads(items)).map(([kind, group]) => [
    kind,
    group.map(({ id }) => id),
  ]);
  expect(Object.fromEntries(ids)).toEqual({
    uploading: ['d'],
    failed: ['b', 'f'],
    duplicate: ['e'],
    pending: ['c'],
    uploaded: ['a'],
  });
});

it('went all well only if every file became a new document', () => {
  expect(isAllUploaded([done('a'), done('b')])).toBe(true);
  for (const other of [done('b', true), duplicate('b'), failed('b'), running('b'), pending('b')]) {
    expect(isAllUploaded([done('a'), other])).toBe(false);
  }
  expect(isAllUploaded([])).toBe(false);
});
