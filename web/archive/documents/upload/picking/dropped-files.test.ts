import { describe, expect, it } from 'vitest';
import { collectFiles, takeDropped, takePicked } from './dropped-files.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });
const pdf = (name: string) => file(name, 'application/pdf');
const names = (files: readonly File[]) => files.map(({ name }) => name);

type Tree = { [name: string]: Tree | File | 'unreadable' };

/** A folder with the API of browsers, which return at most 100 entries at a time. */
function folderEntry(name: string, tree: Tree): FileSystemDirectoryEntry {
  const entries = Object.entries(tree).map(([name, node]) =>
    node === 'unreadable' || node instanceof File ? fileEntry(name, node) : folderEntry(name, node),
  );
  const createReader = () => {
    let next = 0;
    return {
      readEntries: (resolve: (entries: unknown[]) => void) =>
        queueMicrotask(() => resolve(entries.slice(next, (next += 100)))),
    };
  };
  return { name, isDirectory: true, isFile: false, createReader } as never;
}

function fileEntry(name: string, file: File | 'unreadable') {
  return {
    name,
    isDirectory: false,
    isFile: true,
    file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
      file === 'unreadable' ? reject(new Error('NotFoundError')) : resolve(file),
  } as never as FileSystemEntry;
}

const item = (content: File | FileSystemDirectoryEntry) =>
  ({
    webkitGetAsEntry: () => (content instanceof File ? fileEntry(content.name, content) : content),
    getAsFile: () => (content instanceof File ? content : null),
  }) as unknown as DataTransferItem;

async function drop(...contents: (File | FileSystemDirectoryEntry)[]) {
  const pdfs: string[] = [];
  const collected = await collectFiles(takeDropped(contents.map(item)), {
    onPdfs: (found) => pdfs.push(...names(found)),
    signal: new AbortController().signal,
  });
  return { pdfs, others: names(collected.others), unreadable: collected.unreadableCount };
}

describe('dropped files', () => {
  it('are passed on if they are PDF, otherwise kept for a decision', async () => {
    expect(await drop(pdf('letter.pdf'), file('notes.txt', 'text/plain'))).toMatchObject({
      pdfs: ['letter.pdf'],
      others: ['notes.txt'],
    });
  });

  it('are no PDF if only their name ends in .pdf', async () => {
    expect(await drop(file('picture.pdf', 'image/png'))).toMatchObject({ others: ['picture.pdf'] });
  });

  it('are judged by their name if no type is known', async () => {
    expect(await drop(file('LETTER.PDF'), file('README'))).toMatchObject({
      pdfs: ['LETTER.PDF'],
      others: ['README'],
    });
  });

  it('do not include those of the system, but others whose name starts with a dot', async () => {
    expect(await drop(file('desktop.ini'), file('.notes'))).toMatchObject({ others: ['.notes'] });
  });
});

describe('a dropped folder', () => {
  it('contributes the files of all folders in it', async () => {
    const folder = folderEntry('papers', {
      'a.pdf': pdf('a.pdf'),
      2024: { 'b.pdf': pdf('b.pdf'), tax: { 'c.pdf': pdf('c.pdf'), 'c.txt': file('c.txt') } },
      empty: {},
    });
    expect(await drop(folder, pdf('beside.pdf'))).toEqual({
      pdfs: ['beside.pdf', 'a.pdf', 'b.pdf', 'c.pdf'],
      others: ['c.txt'],
      unreadable: 0,
    });
  });

  it('leaves out hidden files and folders', async () => {
    const hidden = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '._a.pdf', '~$report.docx'];
    const folder = folderEntry('papers', {
      ...Object.fromEntries(hidden.map((name) => [name, file(name)])),
      '.git': { 'b.pdf': pdf('b.pdf') },
      'a.pdf': pdf('a.pdf'),
    });
    expect(await drop(folder)).toEqual({ pdfs: ['a.pdf'], others: [], unreadable: 0 });
  });

  it('passes 10,000 files on in portions while it is being read', async () => {
    const all = Array.from({ length: 10_000 }, (_, index) => pdf(`${index}.pdf`));
    const folder = folderEntry('papers', Object.fromEntries(all.map((file) => [file.name, file])));
    const portions: number[] = [];
    const { count } = await collectFiles(
      { files: [], folders: [folder] },
      {
        onPdfs: (found) => portions.push(found.length),
        signal: new AbortController().signal,
      },
    );
    expect(count).toBe(10_000);
    expect(Math.max(...portions)).toBe(100);
  });

  it('is not read further once that is aborted', async () => {
    const all = Array.from({ length: 1000 }, (_, index) => pdf(`${index}.pdf`));
    const folder = folderEntry('papers', Object.fromEntries(all.map((file) => [file.name, file])));
    const controller = new AbortController();
    const { count } = await collectFiles(
      { files: [], folders: [folder] },
      { onPdfs: () => controller.abort(), signal: controller.signal },
    );
    expect(count).toBe(100);
  });

  it('counts what cannot be read', async () => {
    const folder = folderEntry('papers', { 'a.pdf': 'unreadable', 'b.pdf': pdf('b.pdf') });
    expect(await drop(folder)).toEqual({ pdfs: ['b.pdf'], others: [], unreadable: 1 });
  });
});

it('a picked folder leaves out hidden files, also in folders of its own', () => {
  const picked = ['papers/a.pdf', 'papers/.git/b.pdf', 'papers/Thumbs.db', '.papers/c.pdf'];
  const files = picked.map((value) =>
    Object.defineProperty(pdf(value.split('/').at(-1) ?? ''), 'webkitRelativePath', { value }),
  );
  expect(names(takePicked(files).files)).toEqual(['a.pdf', 'c.pdf']);
});
