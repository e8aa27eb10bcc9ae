import { type BoolSource, readBool } from './bool-source.ts';
import type { FrameHeader } from './frame-header.ts';
import { subblockProbabilities } from './mode-probabilities.ts';

/** Prediction modes of a block: from the mean of its neighbours, from one side, or from the slope of both. */
export const modes = { mean: 0, slope: 1, above: 2, left: 3 } as const;
/** Additional modes of subblocks: left-down, right-down, then steeper and flatter ones. */
const subblockModes = { leftDown: 4, rightDown: 5, right: 6, left: 7, down: 8, up: 9 };

export type Macroblock = {
  segment: number;
  isSkipped: boolean;
  hasSubblocks: boolean;
  lightMode: number;
  subblocks: Uint8Array;
  colorMode: number;
};

/** The tree of subblock modes. A value is a negated mode, or the index to continue at. */
const tree = [
  -modes.mean,
  2,
  -modes.slope,
  4,
  -modes.above,
  6,
  8,
  12,
  -modes.left,
  10,
  -subblockModes.rightDown,
  -subblockModes.right,
  -subblockModes.leftDown,
  14,
  -subblockModes.left,
  16,
  -subblockModes.down,
  -subblockModes.up,
];

export function createModeReader(
  { segments, skipProbability, modes: source }: FrameHeader,
  columns: number,
) {
  const above = new Uint8Array(columns * 4);
  const left = new Uint8Array(4);
  const subblocks = new Uint8Array(16);
  const block: Macroblock = {
    segment: 0,
    isSkipped: false,
    hasSubblocks: false,
    lightMode: 0,
    subblocks,
    colorMode: 0,
  };
  return (column: number): Macroblock => {
    if (column === 0) left.fill(modes.mean);
    if (segments?.tree) block.segment = readSegment(source, segments.tree);
    block.isSkipped = skipProbability !== undefined && readBool(source, skipProbability) === 1;
    block.hasSubblocks = readBool(source, 145) === 0;
    if (block.hasSubblocks) readSubblocks(column * 4);
    else {
      block.lightMode = readLightMode(source);
      above.fill(block.lightMode, column * 4, column * 4 + 4);
      left.fill(block.lightMode);
    }
    block.colorMode = readColorMode(source);
    return block;
  };

  function readSubblocks(start: number): void {
    for (let y = 0, at = 0; y < 4; y += 1) {
      for (let x = 0; x < 4; x += 1, at += 1) {
        const mode = readSubblock(source, above[start + x] ?? 0, left[y] ?? 0);
        above[start + x] = mode;
        left[y] = mode;
        subblocks[at] = mode;
      }
    }
  }
}

function readSegment(source: BoolSource, probabilities: Uint8Array): number {
  return readBool(source, probabilities[0] ?? 0) === 1
    ? 2 + readBool(source, probabilities[2] ?? 0)
    : readBool(source, probabilities[1] ?? 0);
}

function readLightMode(source: BoolSource): number {
  if (readBool(source, 156) === 1) return readBool(source, 128) === 1 ? modes.slope : modes.left;
  return readBool(source, 163) === 1 ? modes.above : modes.mean;
}

function readColorMode(source: BoolSource): number {
  if (readBool(source, 142) === 0) return modes.mean;
  if (readBool(source, 114) === 0) return modes.above;
  return readBool(source, 183) === 1 ? modes.slope : modes.left;
}

function readSubblock(source: BoolSource, above: number, left: number): number {
  const start = (above * 10 + left) * 9;
  let at = 0;
  do {
    at = tree[at + readBool(source, subblockProbabilities[start + (at >> 1)] ?? 0)] ?? 0;
  } while (at > 0);
  return -at;
}
