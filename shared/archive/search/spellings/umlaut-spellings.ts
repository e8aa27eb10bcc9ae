/** In a word with more digraphs, all of them are replaced at once. */
const maxDigraphs = 3;

// Excludes digraphs that are hardly ever umlauts: `ue` in neue, bauen and Quelle, `oe` in coeur.
const digraph = /(?<![aeq])ue|ae|oe(?!u)/giu;
const umlauts = /[äöü]/giu;

/**
 * Returns the other spellings of a text whose umlauts may be written as two letters: `kuendigung` for `Kündigung` and the reverse, where
 * each `ue` may or may not be an umlaut. Umlauts become vowels, because `foldForSearch` drops diacritics.
 */
export function umlautSpellings(text: string): string[] {
  const composed = text.normalize('NFC');
  const written = composed.replace(umlauts, (umlaut) => `${bareVowel(umlaut)}e`);
  const digraphs = [...composed.matchAll(digraph)].map(({ index }) => index);
  const spellings = [written, ...withoutDigraphs(composed, digraphs)];
  return [...new Set(spellings)].filter((spelling) => spelling !== composed);
}

function withoutDigraphs(text: string, digraphs: number[]): string[] {
  if (digraphs.length > maxDigraphs) return [withoutSecondLetters(text, digraphs)];
  return Array.from({ length: 2 ** digraphs.length }, (_, choice) =>
    withoutSecondLetters(
      text,
      digraphs.filter((_start, bit) => (choice & (1 << bit)) !== 0),
    ),
  );
}

function withoutSecondLetters(text: string, starts: number[]): string {
  return Array.from({ length: text.length }, (_, index) => text[index])
    .filter((_letter, index) => !starts.includes(index - 1))
    .join('');
}

function bareVowel(umlaut: string): string {
  return umlaut.normalize('NFD').charAt(0);
}
