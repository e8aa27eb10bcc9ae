import type { BoolSource } from './bool-source.ts';
import type { FrameHeader } from './frame-header.ts';
import { spreadSums } from './inverse-transforms.ts';
import { factorsOf } from './quantization.ts';
import type { Macroblock } from './read-modes.ts';
import { type BlockKind, probabilitiesOfKind, readTokens } from './read-tokens.ts';

export type Residue = {
  blocks: readonly Int16Array[];
  counts: Uint8Array;
  isEmpty: boolean;
};

/** Contexts per row or column: four of luminance, two of each chroma plane, and one of the DC block. */
const contexts = 9;
const sumContext = 8;

export function createResidueReader(header: FrameHeader, columns: number) {
  const kinds = kindsOf(header);
  const above = new Uint8Array(columns * contexts);
  const left = new Uint8Array(contexts);
  const all = new Int16Array(25 * 16);
  const blocks = Array.from({ length: 25 }, (_, index) =>
    all.subarray(index * 16, index * 16 + 16),
  );
  const sums = all.subarray(24 * 16);
  const counts = new Uint8Array(24);
  const residue: Residue = { blocks, counts, isEmpty: true };
  let isClear = true;

  return (source: BoolSource, block: Macroblock, column: number): Residue => {
    if (column === 0) left.fill(0);
    if (!isClear) {
      all.fill(0);
      counts.fill(0);
      isClear = true;
    }
    const start = column * contexts;
    residue.isEmpty = true;
    if (block.isSkipped) {
      const cleared = block.hasSubblocks ? sumContext : contexts;
      above.fill(0, start, start + cleared);
      left.fill(0, 0, cleared);
      return residue;
    }
    isClear = false;
    const kind = kinds[block.segment] ?? kinds[0];
    if (!kind) return residue;
    if (!block.hasSubblocks) {
      const context = (above[start + sumContext] ?? 0) + (left[sumContext] ?? 0);
      const count = readTokens(source, kind.sum, context, sums);
      above[start + sumContext] = left[sumContext] = count > 0 ? 1 : 0;
      if (count > 0) spreadSums(sums, blocks);
    }
    readSquare(source, block.hasSubblocks ? kind.light : kind.lightAfterSum, {
      start,
      first: 0,
      at: 0,
      size: 4,
    });
    readSquare(source, kind.color, { start, first: 16, at: 4, size: 2 });
    readSquare(source, kind.color, { start, first: 20, at: 6, size: 2 });
    return residue;
  };

  function readSquare(
    source: BoolSource,
    kind: BlockKind,
    { start, first, at, size }: { start: number; first: number; at: number; size: number },
  ): void {
    let index = first;
    for (let y = at; y < at + size; y += 1) {
      for (let x = start + at; x < start + at + size; x += 1, index += 1) {
        const block = blocks[index];
        if (!block) return;
        const count = readTokens(source, kind, (above[x] ?? 0) + (left[y] ?? 0), block);
        above[x] = left[y] = count > kind.start ? 1 : 0;
        counts[index] = count;
        if (count > 1 || block[0] !== 0) residue.isEmpty = false;
      }
    }
  }
}

function kindsOf({ segments, indices, tokenProbabilities }: FrameHeader) {
  const probabilitiesOf = (type: number) =>
    tokenProbabilities.subarray(type * probabilitiesOfKind, (type + 1) * probabilitiesOfKind);
  return [0, 1, 2, 3].map((segment) => {
    const own = segments?.quantizers[segment] ?? 0;
    const factors = factorsOf(indices, segments?.isAbsolute ? own : indices.base + own);
    const kind = (type: number, each: keyof typeof factors, start: 0 | 1 = 0): BlockKind => ({
      ...factors[each],
      probabilities: probabilitiesOf(type),
      start,
    });
    return {
      lightAfterSum: kind(0, 'light', 1),
      sum: kind(1, 'sum'),
      color: kind(2, 'color'),
      light: kind(3, 'light'),
    };
  });
}
