import { expect, it } from 'vitest';
import type { FileStore } from '../../platform/platform.ts';
import { deleteKeys } from './delete-keys.ts';

it('deletes any number of files, at most 1,000 in a call', async () => {
  const calls: string[][] = [];
  const files = { delete: async (keys: string[]) => void calls.push(keys) } as Partial<FileStore>;
  const keys = Array.from({ length: 2500 }, (_, index) => `${index}`);
  await deleteKeys(files as FileStore, keys);
  expect(calls.map(({ length }) => length)).toEqual([1000, 1000, 500]);
  expect(calls.flat()).toEqual(keys);
});
