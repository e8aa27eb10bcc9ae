import type { Word } from '../paper/words.ts';
import { foldText } from '../paper/fold-text.ts';
import { type Language, languages } from './lexicon.ts';
import { lexicons } from './lexicons.ts';

export type LanguageScores = {
  best: Language | undefined;
  /** How far the best is ahead of the next, from 0 to 1. */
  certainty: number;
  /** The languages whose labels are looked for: the best, those close to it, and English. */
  active: readonly Language[];
};

/** Words that are enough to know a language by, wherever a long text begins. */
const mostWords = 3000;

/** Each word with the languages that it is evidence for, and how much. */
type Weights = ReadonlyMap<string, readonly (readonly [Language, number])[]>;
let weights: Weights | undefined;

const weightOfLabels = 0.6;
const mostLanguages = 5;

/** Frequent words of sentences, and words of labels, which are all that a receipt has. */
function weightsOfWords(): Weights {
  if (weights) return weights;
  const byWord = new Map<string, [Language, number][]>();
  for (const language of languages) {
    const { frequentWords, labels, months, types } = lexicons[language];
    const own = new Map<string, number>();
    const titles = Object.values(types).flatMap((type) => [type.titles, type.words ?? '']);
    const rest = [...Object.values(labels), ...months, ...titles].join(' ');
    for (const word of wordsIn(rest)) own.set(word, weightOfLabels);
    for (const word of wordsIn(frequentWords)) own.set(word, 1);
    for (const [word, weight] of own) {
      const known = byWord.get(word);
      if (known) known.push([language, weight]);
      else byWord.set(word, [[language, weight]]);
    }
  }
  for (const [word, found] of byWord) {
    const share = found.length;
    if (share > mostLanguages || word.length < 2) byWord.delete(word);
    else for (const one of found) one[1] /= share ** 1.5;
  }
  weights = byWord;
  return weights;
}

const wordsIn = (text: string) => foldText(text).match(/[a-z]+/g) ?? [];

/** Scores each language by its words in the lexicons and by the letters that only it has. */
export function detectLanguage(words: readonly Word[], text: string): LanguageScores {
  const scores = new Map<Language, number>(languages.map((language) => [language, 0]));
  const ofWords = weightsOfWords();
  for (const word of words.slice(0, mostWords)) {
    for (const [language, weight] of ofWords.get(word.text) ?? []) {
      scores.set(language, (scores.get(language) ?? 0) + weight);
    }
  }
  const sample = text.slice(0, mostWords * 7).toLowerCase();
  for (const [language, letters] of Object.entries(ownLetters)) {
    const count = sample.match(letters)?.length ?? 0;
    scores.set(language as Language, (scores.get(language as Language) ?? 0) + count * 0.5);
  }
  const ranked = [...scores].toSorted((a, b) => b[1] - a[1]);
  const [best, next] = ranked;
  if (!best || best[1] < 1) return { best: undefined, certainty: 0, active: languages };
  const certainty = next ? (best[1] - next[1]) / best[1] : 1;
  const least = best[1] < 4 ? 0 : best[1] * 0.45;
  const active = ranked
    .filter(([language, score]) => score >= least || language === 'en')
    .map(([language]) => language);
  return { best: best[0], certainty, active };
}

/** Letters that hardly any of the others has. */
const ownLetters: Partial<Record<Language, RegExp>> = {
  de: /[äöüß]/g,
  fr: /[èêœ]/g,
  es: /[ñ¿¡]/g,
  it: /[ìò]/g,
  pt: /[ãõ]/g,
  pl: /[ąęłńśźż]/g,
  ro: /[ășțşţ]/g,
};
