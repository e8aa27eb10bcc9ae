import { describe, expect, it } from 'vitest';
import { changedChunks, countChunks, joinChunks } from './snapshot-chunks.ts';

const chunkSize = 65_536;
const page = 4096;

function snapshotOf(size: number, changes: Record<number, number> = {}) {
  const snapshot = new Uint8Array(size).map((_, at) => at % 251);
  for (const [at, value] of Object.entries(changes)) snapshot[Number(at)] = value;
  return snapshot;
}

const indexesOf = (now: Uint8Array, before: Uint8Array | null) =>
  changedChunks(now, before).map(({ index }) => index);

describe('the parts of a snapshot that are written', () => {
  const before = snapshotOf(3 * chunkSize + page);

  it('are all chunks at first, which join to the snapshot', () => {
    const chunks = changedChunks(before, null);
    expect(chunks).toHaveLength(countChunks(before));
    expect(joinChunks(chunks.map(({ bytes }) => bytes))).toEqual(before);
  });

  it.each([
    ['none when nothing changed', {}, []],
    ['the one with the first byte', { 0: 255 }, [0]],
    ['the one with the last byte of a chunk', { [2 * chunkSize - 1]: 255 }, [1]],
    ['the shorter one at the end', { [3 * chunkSize + page - 1]: 255 }, [3]],
    ['two far apart', { 7: 255, [2 * chunkSize]: 255 }, [0, 2]],
  ])('are %s', (_which, changes, indexes) => {
    expect(indexesOf(snapshotOf(before.byteLength, changes), before)).toEqual(indexes);
  });

  it('include those that grew or were added', () => {
    expect(indexesOf(snapshotOf(4 * chunkSize + page), before)).toEqual([3, 4]);
  });

  it('are none when the snapshot only became shorter', () => {
    const shorter = snapshotOf(2 * chunkSize);
    expect(indexesOf(shorter, before)).toEqual([]);
    expect(countChunks(shorter)).toBe(2);
  });
});
