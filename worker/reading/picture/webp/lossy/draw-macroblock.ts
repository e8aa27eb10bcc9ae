import { addBlock, addMean } from './inverse-transforms.ts';
import type { Plane } from './plane.ts';
import { predictBlock, predictSubblock, workStart, workStride } from './predict.ts';
import type { Macroblock } from './read-modes.ts';
import type { Residue } from './residue.ts';

type Place = { residue: Residue; column: number; row: number };

export function drawLight(
  plane: Plane,
  { hasSubblocks, lightMode, subblocks }: Macroblock,
  { residue, column, row }: Place,
): void {
  const { work } = plane;
  plane.begin(column, row);
  if (hasSubblocks) {
    // All rows of subblocks use the pixels above and to the right of the macroblock.
    const top = workStart - workStride + 16;
    for (let y = 4; y < 16; y += 4) work.copyWithin(top + y * workStride, top, top + 4);
  } else predictBlock(work, lightMode, { size: 16, hasAbove: row > 0, hasLeft: column > 0 });
  for (let index = 0; index < 16; index += 1) {
    const start = workStart + (index >> 2) * 4 * workStride + (index % 4) * 4;
    if (hasSubblocks) predictSubblock(work, start, subblocks[index] ?? 0);
    addResidue(plane, start, { residue, index });
  }
  plane.end(column);
}

export function drawColor(
  plane: Plane,
  { colorMode }: Macroblock,
  { residue, first, column, row }: Place & { first: number },
): void {
  plane.begin(column, row);
  predictBlock(plane.work, colorMode, { size: 8, hasAbove: row > 0, hasLeft: column > 0 });
  for (let index = 0; index < 4; index += 1) {
    const start = workStart + (index >> 1) * 4 * workStride + (index % 2) * 4;
    addResidue(plane, start, { residue, index: first + index });
  }
  plane.end(column);
}

function addResidue(
  { work }: Plane,
  start: number,
  { residue: { blocks, counts }, index }: { residue: Residue; index: number },
): void {
  const block = blocks[index];
  if (!block) return;
  if ((counts[index] ?? 0) > 1) addBlock(block, work, start, workStride);
  else addMean(block, work, start, workStride);
}
