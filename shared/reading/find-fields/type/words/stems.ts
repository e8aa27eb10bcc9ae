import type { Language } from '../../lexicon/lexicon.ts';
import { foldText } from '../../paper/fold-text.ts';
import { spacedLetter } from '../../paper/words.ts';

/** Parts of words of a language, as alternatives of a pattern. Escapes are in small letters, because stems are folded. */
export type Stems = Readonly<Record<Language, string>>;

/** In scripts without spaces, a word can begin after any letter. */
export const startOfWord = `(?<!${spacedLetter})`;

type Search<Value> = (folded: string, language: Language | undefined) => Value;

function createPatterns(stems: Stems, before: string): (language: Language) => RegExp {
  const patterns = new Map<Language, RegExp>();
  return (language) => {
    const known = patterns.get(language);
    if (known) return known;
    const pattern = new RegExp(`${before}(?:${foldText(stems[language])})`, 'gu');
    patterns.set(language, pattern);
    return pattern;
  };
}

/** Returns a function that searches a folded text for stems of its language. */
export function createStemSearch(stems: Stems, before = ''): Search<boolean> {
  const patternOf = createPatterns(stems, before);
  return (folded, language) => language !== undefined && folded.search(patternOf(language)) >= 0;
}

/** Returns a function that counts the different stems of its language in a folded text. */
export function createStemCount(stems: Stems): Search<number> {
  const patternOf = createPatterns(stems, '');
  return (folded, language) =>
    language === undefined ? 0 : new Set(folded.match(patternOf(language))).size;
}
