import { describe, expect, it } from 'vitest';
import type { KnownFile } from '../../../../../shared/archive/documents/known-files.ts';
import { createId } from '../../../../../shared/ids.ts';
import { sha256Hex } from '../../../../../shared/bytes/sha256.ts';
import type { ImportItem } from '../../plan/import-plan.ts';
import { SourceError } from '../../source/source-file.ts';
import { findDuplicates, type Duplicates } from './find-duplicates.ts';

const itemOf = (label: string, ...contents: string[]): ImportItem => ({
  key: label,
  label,
  size: 1,
  metadata: {},
  read: async () => contents.map((content) => ({ name: label, blob: new Blob([content]) })),
});
const failing = (label: string, problem: ConstructorParameters<typeof SourceError>[0]) => ({
  ...itemOf(label),
  read: () => Promise.reject(new SourceError(problem)),
});

async function archiveOf({ active = [], trashed = [] }: Record<string, string[]>) {
  const documents: KnownFile[] = [];
  for (const content of [...active, ...trashed]) {
    const isDeleted = trashed.includes(content);
    documents.push({ documentId: createId('doc'), sha256: await sha256Hex(content), isDeleted });
  }
  const asked: string[][] = [];
  const findKnown = async (sha256: string[]) => {
    asked.push(sha256);
    return documents.filter((document) => sha256.includes(document.sha256));
  };
  return { asked, findKnown };
}

type Archive = Awaited<ReturnType<typeof archiveOf>>;

function find(items: ImportItem[], { findKnown }: Pick<Archive, 'findKnown'>) {
  const shown: Duplicates[] = [];
  const controller = new AbortController();
  const result = findDuplicates({
    items,
    maxSize: 0,
    findKnown,
    signal: controller.signal,
    onProgress: (duplicates) => shown.push({ ...duplicates }),
  });
  return { result, shown, abort: () => controller.abort() };
}

describe('duplicates of a source', () => {
  it('are told apart as an upload treats them', async () => {
    const archive = await archiveOf({ active: ['a', 'b'], trashed: ['c'] });
    const items = [
      itemOf('active', 'a'),
      itemOf('trashed', 'c'),
      itemOf('new', 'd'),
      itemOf('new again', 'd'),
      itemOf('email that is there', 'a', 'b'),
      itemOf('email with one in the trash', 'b', 'c', 'b'),
      itemOf('email with a new attachment', 'b', 'e'),
    ];
    const { found, checked, total } = await find(items, archive).result;
    expect([checked, total]).toEqual([7, 7]);
    expect(found).toEqual({
      skipped: { count: 2, examples: ['active', 'email that is there'] },
      restored: { count: 1, examples: ['trashed'] },
      repeated: { count: 2, examples: ['new again', 'email with one in the trash'] },
      unreadable: { count: 0, examples: [] },
    });
  });

  it('are of files over the size that is hashed at once, too', async () => {
    const large = 'x'.repeat(17 * 1024 * 1024);
    const archive = await archiveOf({ active: [large] });
    const { found } = await find([itemOf('large', large)], archive).result;
    expect(found.skipped.count).toBe(1);
  });

  it('need no file whose hash is known', async () => {
    const archive = await archiveOf({ active: ['a'] });
    const item = { ...failing('a', 'damaged'), sha256: await sha256Hex('a') };
    const { found } = await find([item], archive).result;
    expect([found.skipped.count, found.unreadable.count]).toEqual([1, 0]);
  });

  it('leave out what cannot be read, and say it unless the source has said it', async () => {
    const archive = await archiveOf({ active: ['a'] });
    const items = [failing('b', 'encrypted'), failing('c', 'missing'), itemOf('a', 'a')];
    const { found } = await find(items, archive).result;
    expect(found.unreadable).toEqual({ count: 1, examples: ['b'] });
    expect(found.skipped.count).toBe(1);
  });

  it('are asked for in batches, and each item is counted once', async () => {
    const archive = await archiveOf({ active: ['50', '150', '249'] });
    const items = Array.from({ length: 250 }, (_, index) => itemOf(`${index}`, `${index}`));
    const { result, shown } = find(items, archive);
    expect((await result).found.skipped.count).toBe(3);
    expect(archive.asked.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(shown.map(({ checked }) => checked)).toEqual(items.map((_, index) => index + 1));
    expect([98, 99, 249].map((index) => shown[index]?.found.skipped.count)).toEqual([0, 1, 2]);
  });

  it('are no longer looked for once it is aborted', async () => {
    const archive = await archiveOf({});
    let reads = 0;
    const items = Array.from({ length: 10 }, (_, index) => ({
      ...itemOf(`${index}`),
      read: async () => {
        reads += 1;
        if (reads === 3) search.abort();
        return [{ name: '', blob: new Blob(['1']) }];
      },
    }));
    const search = find(items, archive);
    await expect(search.result).rejects.toThrow('aborted');
    expect([reads, archive.asked]).toEqual([3, []]);
  });

  it('are not known where the server cannot be reached', async () => {
    const offline = new TypeError('offline');
    const search = find([itemOf('a', 'a')], { findKnown: () => Promise.reject(offline) });
    await expect(search.result).rejects.toBe(offline);
  });
});
