import { foldCase } from '../../text/fold-case.ts';
import type { Pace } from '../../pace.ts';

const wordBits = 32;
const asciiCount = 128;
const sliceLength = 16_384;
const [digitZero, digitNine] = [48, 57];

/**
 * Returns the maximum relative cost of searching for a pattern at each character of a text. It grows with the longest piece between two
 * stars.
 */
export function patternCost(pattern: string): number {
  const longest = Math.max(0, ...piecesOf(foldCase(pattern)).map(({ length }) => length));
  return Math.max(1, Math.ceil(longest / wordBits));
}

/**
 * Returns whether a text contains a pattern, in which `*` stands for any characters or none and `#` for a digit. Each piece between stars
 * is searched for once, at its leftmost place after the previous piece, as that leaves the most room for the others, so the time is linear
 * in the text. `pace` counts UTF-16 code units.
 */
export async function containsPattern(text: string, pattern: string, pace: Pace): Promise<boolean> {
  let end = 0;
  for (const piece of piecesOf(pattern)) {
    end = await findPieceEnd(text, { piece, start: end, pace });
    if (end === notFound) return false;
  }
  return text !== '';
}

const notFound = -1;

function piecesOf(pattern: string): string[] {
  return pattern.split('*').filter((piece) => piece !== '');
}

/**
 * Finds the leftmost match of a piece from `start` on and returns its end, by the bit-parallel Shift-And algorithm (Baeza-Yates and Gonnet,
 * 1992).
 */
async function findPieceEnd(
  text: string,
  { piece, start, pace }: { piece: string; start: number; pace: Pace },
): Promise<number> {
  const { wordsCount, ascii, others } = masksOf(piece);
  const none = new Int32Array(wordsCount);
  const state = new Int32Array(wordsCount);
  const complete = 1 << ((piece.length - 1) % wordBits);
  for (let sliceStart = start; sliceStart < text.length; sliceStart += sliceLength) {
    const sliceEnd = Math.min(sliceStart + sliceLength, text.length);
    for (let position = sliceStart; position < sliceEnd; position += 1) {
      const unit = text.charCodeAt(position);
      const isAscii = unit < asciiCount;
      const masks = isAscii ? ascii : (others.get(unit) ?? none);
      const offset = isAscii ? unit * wordsCount : 0;
      let carry = 1;
      for (let word = 0; word < wordsCount; word += 1) {
        const before = state[word] ?? 0;
        state[word] = ((before << 1) | carry) & (masks[offset + word] ?? 0);
        carry = before >>> (wordBits - 1);
      }
      if (((state[wordsCount - 1] ?? 0) & complete) !== 0) {
        await pace((position + 1 - sliceStart) * wordsCount);
        return position + 1;
      }
    }
    await pace((sliceEnd - sliceStart) * wordsCount);
  }
  return notFound;
}

function masksOf(piece: string) {
  const wordsCount = Math.ceil(piece.length / wordBits);
  const ascii = new Int32Array(asciiCount * wordsCount);
  const others = new Map<number, Int32Array>();
  const allow = (unit: number, index: number) => {
    const word = Math.floor(index / wordBits);
    const bit = 1 << (index % wordBits);
    if (unit < asciiCount) {
      ascii[unit * wordsCount + word] = (ascii[unit * wordsCount + word] ?? 0) | bit;
      return;
    }
    const masks = others.get(unit) ?? new Int32Array(wordsCount);
    masks[word] = (masks[word] ?? 0) | bit;
    others.set(unit, masks);
  };
  for (let index = 0; index < piece.length; index += 1) {
    if (piece[index] !== '#') allow(piece.charCodeAt(index), index);
    else for (let digit = digitZero; digit <= digitNine; digit += 1) allow(digit, index);
  }
  return { wordsCount, ascii, others };
}
