import { describe, expect, it } from 'vitest';
import { sortDroppedFiles } from './dropped-files.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });
const item = (name: string, isDirectory: boolean) =>
  ({ webkitGetAsEntry: () => ({ name, isDirectory }) }) as unknown as DataTransferItem;

function drop(files: File[], folders: string[] = []) {
  const transfer = {
    files: files as unknown as FileList,
    items: files.map(({ name }) =>
      item(name, folders.includes(name)),
    ) as unknown as DataTransferItemList,
  };
  const { accepted, refused } = sortDroppedFiles(transfer);
  return { accepted: accepted.map(({ name }) => name), refused: refused.map(({ name }) => name) };
}

describe('dropped files', () => {
  it('are accepted if they are PDF, otherwise refused', () => {
    expect(drop([file('letter.pdf', 'application/pdf'), file('notes.txt', 'text/plain')])).toEqual({
      accepted: ['letter.pdf'],
      refused: ['notes.txt'],
    });
  });

  it('are refused if only their name ends in .pdf', () => {
    expect(drop([file('picture.pdf', 'image/png')])).toEqual({
      accepted: [],
      refused: ['picture.pdf'],
    });
  });

  it('are judged by their name if no type is known', () => {
    expect(drop([file('LETTER.PDF', ''), file('README', '')])).toEqual({
      accepted: ['LETTER.PDF'],
      refused: ['README'],
    });
  });

  it('do not include folders', () => {
    expect(drop([file('archive', ''), file('a.pdf', 'application/pdf')], ['archive'])).toEqual({
      accepted: ['a.pdf'],
      refused: [],
    });
  });
});
