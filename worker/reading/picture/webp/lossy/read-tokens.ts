import { type BoolSource, readBool } from './bool-source.ts';
import type { Factors } from './quantization.ts';

export type BlockKind = Factors & {
  probabilities: Uint8Array;
  start: 0 | 1;
};

const probabilitiesOfContext = 11;
const probabilitiesOfBand = 3 * probabilitiesOfContext;
export const probabilitiesOfKind = 8 * probabilitiesOfBand;

/** Offset of the probabilities for each coefficient. The last entry, after the last coefficient, is not used. */
const bands = Uint16Array.from(
  [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7, 0],
  (band) => band * probabilitiesOfBand,
);
const zigzag = new Uint8Array([0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15]);

/** The probabilities of the bits that are added to 11, 19, 35 and 67. */
const largeBits = [
  [173, 148, 140],
  [176, 155, 140, 135],
  [180, 157, 141, 134, 130],
  [254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129],
];

/**
 * Reads the coefficients of a block, which have to be 0 before (RFC 6386, 13). Returns their number up to the last one that is not 0.
 * `context` is the number of blocks above and on the left with coefficients.
 */
export function readTokens(
  source: BoolSource,
  kind: BlockKind,
  context: number,
  block: Int16Array,
): number {
  const { probabilities } = kind;
  let at = (bands[kind.start] ?? 0) + context * probabilitiesOfContext;
  for (let index: number = kind.start; index < 16; index += 1) {
    if (readBool(source, probabilities[at] ?? 0) === 0) return index;
    while (readBool(source, probabilities[at + 1] ?? 0) === 0) {
      index += 1;
      if (index === 16) return 16;
      at = bands[index] ?? 0;
    }
    const next = bands[index + 1] ?? 0;
    let value = 1;
    if (readBool(source, probabilities[at + 2] ?? 0) === 0) at = next + probabilitiesOfContext;
    else {
      value = readLarge(source, probabilities, at);
      at = next + 2 * probabilitiesOfContext;
    }
    const factor = index === 0 ? kind.first : kind.other;
    block[zigzag[index] ?? 0] = (readBool(source, 128) === 1 ? -value : value) * factor;
  }
  return 16;
}

function readLarge(source: BoolSource, probabilities: Uint8Array, at: number): number {
  if (readBool(source, probabilities[at + 3] ?? 0) === 0) {
    if (readBool(source, probabilities[at + 4] ?? 0) === 0) return 2;
    return 3 + readBool(source, probabilities[at + 5] ?? 0);
  }
  if (readBool(source, probabilities[at + 6] ?? 0) === 0) {
    if (readBool(source, probabilities[at + 7] ?? 0) === 0) return 5 + readBool(source, 159);
    return 7 + 2 * readBool(source, 165) + readBool(source, 145);
  }
  const high = readBool(source, probabilities[at + 8] ?? 0);
  const category = 2 * high + readBool(source, probabilities[at + 9 + high] ?? 0);
  let value = 0;
  for (const probability of largeBits[category] ?? []) {
    value = value * 2 + readBool(source, probability);
  }
  return value + 3 + (8 << category);
}
