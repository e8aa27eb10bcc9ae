import type { RecognitionLanguage } from './languages.ts';
import type { RecognizedLine } from '../recognized-word.ts';

/** A text with a lower share of dictionary words has hardly any real words. */
const surelyKnown = 0.7;

/**
 * Finds the language of a text by dictionaries, for languages without a list of frequent words: the first whose dictionary contains most of
 * the words read with its data, or else the one with the largest share.
 */
export async function chooseByDictionary(
  languages: readonly RecognitionLanguage[],
  read: (language: RecognitionLanguage) => Promise<readonly RecognizedLine[]>,
): Promise<RecognitionLanguage | undefined> {
  let best: { language: RecognitionLanguage; known: number } | undefined;
  for (const language of languages) {
    const known = knownShare(await read(language));
    if (known >= surelyKnown) return language;
    if (known > (best?.known ?? 0)) best = { language, known };
  }
  return best?.language;
}

/**
 * Returns the share of words in the dictionary of the language with which they were read, from 0 to 1. Numbers and short words do not
 * count.
 */
function knownShare(lines: readonly RecognizedLine[]): number {
  let [known, all] = [0, 0];
  for (const { text, isKnown } of lines.flatMap((line) => line.words)) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    if (letters < 3 || /\p{N}/u.test(text)) continue;
    all += letters;
    if (isKnown) known += letters;
  }
  return all === 0 ? 0 : known / all;
}
