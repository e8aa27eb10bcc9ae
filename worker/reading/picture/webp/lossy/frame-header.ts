import { ExtractionFailure } from '../../../../../shared/reading/extraction-failure.ts';
import {
  type BoolSource,
  createBoolSource,
  readBool,
  readFlag,
  readNumber,
  readOptional,
} from './bool-source.ts';
import type { QuantizerIndices } from './quantization.ts';
import { firstTokenProbabilities, keptTokenProbabilities } from './token-probabilities.ts';

type Segments = {
  /** Probabilities of the segments of macroblocks; undefined if all use the first one. */
  tree: Uint8Array | undefined;
  isAbsolute: boolean;
  quantizers: readonly number[];
  filterLevels: readonly number[];
};

export type LoopFilter = {
  isSimple: boolean;
  level: number;
  sharpness: number;
  /** Added to the filter level of all macroblocks, and of those with modes for subblocks. */
  change: number;
  subblockChange: number;
};

export type FrameHeader = {
  width: number;
  height: number;
  segments: Segments | undefined;
  filter: LoopFilter;
  indices: QuantizerIndices;
  tokenProbabilities: Uint8Array;
  /** Probability that a macroblock has coefficients; undefined if all have them. */
  skipProbability: number | undefined;
  modes: BoolSource;
  partitions: readonly BoolSource[];
};

const tagBytes = 10;

export function readFrameSize(bytes: Uint8Array): { width: number; height: number } {
  if (bytes.length < tagBytes) throw new ExtractionFailure('damaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isKey = (view.getUint8(0) & 1) === 0;
  if (!isKey || view.getUint16(3) !== 0x9d01 || view.getUint8(5) !== 0x2a) {
    throw new ExtractionFailure('damaged');
  }
  const [width, height] = [view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff];
  if (width === 0 || height === 0) throw new ExtractionFailure('damaged');
  return { width, height };
}

export function readFrameHeader(bytes: Uint8Array): FrameHeader {
  const size = readFrameSize(bytes);
  const tag = (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8) | ((bytes[2] ?? 0) << 16);
  const partitionStart = tagBytes + (tag >> 5);
  const source = createBoolSource(bytes.subarray(tagBytes, partitionStart));
  // Skips the color space, and the clamping flag, because values are always clamped.
  readNumber(source, 2);
  const segments = readFlag(source) ? readSegments(source) : undefined;
  const filter = readFilter(source);
  const count = 1 << readNumber(source, 2);
  const indices: QuantizerIndices = {
    base: readNumber(source, 7),
    lightFirst: readOptional(source, 4),
    sumFirst: readOptional(source, 4),
    sumOther: readOptional(source, 4),
    colorFirst: readOptional(source, 4),
    colorOther: readOptional(source, 4),
  };
  readFlag(source);
  const tokenProbabilities = firstTokenProbabilities.map((probability, at) =>
    readBool(source, keptTokenProbabilities[at] ?? 0) === 1 ? readNumber(source, 8) : probability,
  );
  const skipProbability = readFlag(source) ? readNumber(source, 8) : undefined;
  const partitions = readPartitions(bytes.subarray(partitionStart), count);
  return {
    ...size,
    segments,
    filter,
    indices,
    tokenProbabilities,
    skipProbability,
    modes: source,
    partitions,
  };
}

const four = [0, 1, 2, 3];

function readSegments(source: BoolSource): Segments {
  const hasTree = readFlag(source);
  const hasData = readFlag(source);
  const isAbsolute = hasData && readFlag(source);
  const quantizers = four.map(() => (hasData ? readOptional(source, 7) : 0));
  const filterLevels = four.map(() => (hasData ? readOptional(source, 6) : 0));
  const tree = hasTree
    ? Uint8Array.from({ length: 3 }, () => (readFlag(source) ? readNumber(source, 8) : 255))
    : undefined;
  return { tree, isAbsolute, quantizers, filterLevels };
}

function readFilter(source: BoolSource): LoopFilter {
  const isSimple = readFlag(source);
  const level = readNumber(source, 6);
  const sharpness = readNumber(source, 3);
  const hasChanges = readFlag(source);
  const areGiven = hasChanges && readFlag(source);
  // Deltas by reference frame come first, then those by mode. A key frame uses the first of each, the latter for subblocks.
  const [change = 0] = four.map(() => (areGiven ? readOptional(source, 6) : 0));
  const [subblockChange = 0] = four.map(() => (areGiven ? readOptional(source, 6) : 0));
  return { isSimple, level, sharpness, change, subblockChange };
}

function readPartitions(bytes: Uint8Array, count: number): BoolSource[] {
  let at = 3 * (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const [low = 0, middle = 0, high = 0] = bytes.subarray(index * 3, index * 3 + 3);
    const length = low | (middle << 8) | (high << 16);
    const start = at;
    at += length;
    return createBoolSource(bytes.subarray(start, index === count - 1 ? bytes.length : at));
  });
}
