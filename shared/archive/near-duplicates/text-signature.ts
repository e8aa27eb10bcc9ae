import { foldWithinBounds } from '../../text/fold-for-search.ts';
import { monthOf } from './month-names.ts';

/**
 * What texts are compared by. `numbers` maps digits to the printed shape; numbers in `misread` contain letters that OCR confuses with
 * digits. `months` maps months (0 to 11) to their names in the text.
 */
export type TextSignature = {
  words: ReadonlySet<string>;
  numbers: ReadonlyMap<string, string>;
  misread: ReadonlySet<string>;
  months: ReadonlyMap<number, string>;
};

/** Maximum compared length in characters, which is enough to distinguish texts. */
export const comparedLength = 8000;

const pieces = /[\p{L}\p{M}\p{N}]{1,40}(?:[.,/:'’-][\p{L}\p{M}\p{N}]{1,40}){0,9}/gu;
const shortestWord = 4;
const shortestNumber = 2;

const digitsOf: ReadonlyMap<string, string> = new Map(
  Object.entries({ o: '0', l: '1', i: '1', s: '5', b: '8', z: '2', g: '9', q: '9' }),
);

export function textSignature(text: string): TextSignature {
  const words = new Set<string>();
  const numbers = new Map<string, string>();
  const misread = new Set<string>();
  const months = new Map<number, string>();
  for (const [piece] of foldWithinBounds(text.slice(0, comparedLength)).matchAll(pieces)) {
    const parts = piece.split(/[^\p{L}\p{M}\p{N}]/u);
    if (isNumber(piece)) {
      const digits = digitsIn(parts.join(''));
      if (digits.length < shortestNumber) continue;
      numbers.set(digits, shapeOf(piece));
      if (/\p{L}/u.test(piece)) misread.add(digits);
      continue;
    }
    for (const part of parts) {
      const month = monthOf(part);
      if (part.length < shortestWord) continue;
      if (month === undefined) words.add(part);
      else months.set(month, part);
    }
  }
  return { words, numbers, misread, months };
}

/** Numbers consist of digits at least by half, because OCR may have misread the others. */
function isNumber(piece: string): boolean {
  const digits = piece.replaceAll(/\D/g, '').length;
  const letters = piece.replaceAll(/[^\p{L}\p{M}]/gu, '').length;
  return digits > 0 && digits >= letters;
}

function digitsIn(text: string): string {
  return Array.from(text, (character) => digitsOf.get(character) ?? character).join('');
}

function shapeOf(piece: string): string {
  return piece.replaceAll(/\d/g, '0');
}
