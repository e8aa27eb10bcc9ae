import { foldCase } from '../../text/fold-case.ts';
import type { Pace } from '../../pace.ts';

const sliceLength = 16_384;

// Normalizing joins only marks, vowels and final consonants of Hangul, and vowels of Kirat Rai to what is before them.
const joined = String.raw`[\u1161-\u1175\u11a8-\u11c2\u{16d63}\u{16d67}-\u{16d6a}]`;
const joining = String.raw`[\u1100-\u1112\u1161-\u1175\uac00-\ud7a3\u{16d63}\u{16d67}-\u{16d6a}]`;
const independent = new RegExp(String.raw`\P{M}(?<!${joining}${joined})`, 'gu');

/**
 * Text as conditions of rules compare it: without case (see `foldCase`), and with a single space for any white space,
 * as a phrase may contain line breaks. Folded in slices, of which none takes long; `pace` counts UTF-16 code units.
 */
export async function comparableText(text: string, pace: Pace): Promise<string> {
  let result = '';
  for (let start = 0; start < text.length;) {
    independent.lastIndex = start + sliceLength;
    const end = independent.exec(text)?.index ?? text.length;
    const slice = comparableSlice(text.slice(start, end));
    result += result.endsWith(' ') && slice.startsWith(' ') ? slice.slice(1) : slice;
    await pace(end - start);
    start = end;
  }
  return result.trim();
}

function comparableSlice(text: string): string {
  return foldCase(text).replaceAll(/\s{2,}|[^\S ]/g, ' ');
}
