import { isExhausted } from './bool-source.ts';
import { drawColor, drawLight } from './draw-macroblock.ts';
import { type FrameHeader, readFrameHeader } from './frame-header.ts';
import { strengthsOf } from './loop-filter.ts';
import { createPlane, type Plane } from './plane.ts';
import { createModeReader, type Macroblock } from './read-modes.ts';
import { createResidueReader } from './residue.ts';

export type LossyRow = { light: Uint8ClampedArray; colors: readonly Uint8ClampedArray[] };

/**
 * Decodes a VP8 key frame (RFC 6386) by rows of macroblocks, of which only one is kept in memory. Stops where the data ends. Colors are
 * skipped for a grey result.
 */
export function* readLossyRows(bytes: Uint8Array, isColored: boolean): Generator<LossyRow> {
  const header = readFrameHeader(bytes);
  const columns = Math.ceil(header.width / 16);
  const rows = Math.ceil(header.height / 16);
  const light = createPlane(columns, 16);
  const colors = isColored ? [createPlane(columns, 8), createPlane(columns, 8)] : [];
  const decodeRow = createRowDecoder(header, { columns, light, colors });
  for (let row = 0; row < rows; row += 1) {
    if (!decodeRow(row)) return;
    const isLast = row === rows - 1;
    // Yields only rows that the filter of the next macroblocks no longer changes.
    const start = row === 0 ? light.kept : 0;
    const end = isLast ? light.kept + header.height - row * 16 : 16;
    for (let y = start; y < end; y += 1) yield rowOf(y, { light, colors });
    for (const plane of [light, ...colors]) plane.advance();
  }
}

type Planes = { light: Plane; colors: readonly Plane[] };

function rowOf(y: number, { light, colors }: Planes): LossyRow {
  return { light: light.row(y), colors: colors.map((plane) => plane.row(y >> 1)) };
}

function createRowDecoder(
  header: FrameHeader,
  { columns, light, colors }: Planes & { columns: number },
) {
  const { segments, filter, partitions } = header;
  const readModes = createModeReader(header, columns);
  const readResidue = createResidueReader(header, columns);
  const levels = new Uint8Array(columns);
  const areWhole = new Uint8Array(columns);
  const strengths = strengthsOf(filter);

  return (row: number): boolean => {
    const source = partitions[row % partitions.length];
    if (!source) return false;
    for (let column = 0; column < columns; column += 1) {
      const block = readModes(column);
      const residue = readResidue(source, block, column);
      if (isExhausted(header.modes) || isExhausted(source)) return false;
      drawLight(light, block, { residue, column, row });
      for (const [index, plane] of colors.entries()) {
        drawColor(plane, block, { residue, first: 16 + index * 4, column, row });
      }
      levels[column] = levelOf(block);
      areWhole[column] = residue.isEmpty && !block.hasSubblocks ? 1 : 0;
    }
    if (filter.level > 0) filterRow(row);
    return true;
  };

  function levelOf({ segment, hasSubblocks }: Macroblock): number {
    const own = segments?.filterLevels[segment] ?? 0;
    const level = segments?.isAbsolute ? own : filter.level + own;
    const changed = level + filter.change + (hasSubblocks ? filter.subblockChange : 0);
    return Math.max(0, Math.min(63, changed));
  }

  function filterRow(row: number): void {
    for (let column = 0; column < columns; column += 1) {
      const strength = strengths[levels[column] ?? 0];
      if (!strength) continue;
      const options = { strength, isWhole: areWhole[column] === 1, isSimple: filter.isSimple };
      light.filter(column, row, options);
      if (filter.isSimple) continue;
      for (const plane of colors) plane.filter(column, row, options);
    }
  }
}
