import type { Word } from '../paper/words.ts';
import { foldText } from '../paper/fold-text.ts';
import { type Language, languages, languagesAbroad, nearLanguages } from './lexicon.ts';
import { lexicons } from './lexicons.ts';

export type LanguageScores = {
  best: Language | undefined;
  certainty: number;
  active: readonly Language[];
};

/** Maximum number of words for the detection. */
const mostWords = 3000;

/**
 * The languages of each word as bits: from bit 0 those in which it is frequent in sentences, from `labelBits` those
 * that have it in labels, which are all that a receipt has.
 */
let languagesOfWords: ReadonlyMap<string, number> | undefined;

const bitOf = new Map<Language, number>(languages.map((language, index) => [language, 1 << index]));
const labelBits = languages.length;
const weightOfLabels = 0.6;
const mostLanguages = 5;

function readLanguagesOfWords(): Map<string, number> {
  const byWord = new Map<string, number>();
  const add = (words: string, bit: number) => {
    for (const word of wordsIn(words))
      if (word.length > 1) byWord.set(word, (byWord.get(word) ?? 0) | bit);
  };
  for (const [language, bit] of bitOf) {
    const { frequentWords, labels, months, types } = lexicons[language];
    const titles = Object.values(types).flatMap((type) => [type.titles, type.words ?? '']);
    add([...Object.values(labels), ...months, ...titles].join(' '), bit << labelBits);
    add(frequentWords, bit);
  }
  return byWord;
}

const wordsIn = (text: string) => foldText(text).match(/\p{L}+/gu) ?? [];

/** Scores each language by its words in the lexicons and by its specific letters. */
export function detectLanguage(words: readonly Word[], text: string): LanguageScores {
  languagesOfWords ??= readLanguagesOfWords();
  const sample = text.slice(0, mostWords * 7).toLowerCase();
  const ranked = rank(nearLanguages, { words, sample, among: nearLanguages });
  const [abroad] = rank(languagesAbroad, { words, sample, among: languages });
  const [best, next] = ranked;
  if (abroad && abroad[1] >= leastAbroad && abroad[1] > (best?.[1] ?? 0) * leadAbroad) {
    const certainty = best ? (abroad[1] - best[1]) / abroad[1] : 1;
    return { best: abroad[0], certainty, active: [abroad[0], 'en'] };
  }
  if (!best || best[1] < 1) return { best: undefined, certainty: 0, active: nearLanguages };
  const certainty = next ? (best[1] - next[1]) / best[1] : 1;
  const least = best[1] < 4 ? 0 : best[1] * 0.45;
  const active = ranked
    .filter(([language, score]) => score >= least || language === 'en')
    .map(([language]) => language);
  return { best: best[0], certainty, active };
}

const leadAbroad = 1.2;
const leastAbroad = 1.5;

type Ranking = { words: readonly Word[]; sample: string; among: readonly Language[] };

/** A word counts for less if other languages `among` which it is compared have it as well. */
function rank(all: readonly Language[], { words, sample, among }: Ranking): [Language, number][] {
  const scores = new Map<Language, number>(all.map((language) => [language, 0]));
  const mask = bitsOf(among);
  for (const word of words.slice(0, mostWords)) {
    const bits = languagesOfWords?.get(word.text) ?? 0;
    const shared = (bits | (bits >> labelBits)) & mask;
    const share = countBits(shared);
    if (share === 0 || share > mostLanguages) continue;
    for (const [language, score] of scores) {
      const bit = bitOf.get(language) ?? 0;
      if ((shared & bit) === 0) continue;
      const weight = (bits & bit) === 0 ? weightOfLabels : 1;
      scores.set(language, score + weight / share ** 1.5);
    }
  }
  for (const [language, score] of scores) {
    const letters = ownLetters[language];
    const count = letters ? (sample.match(letters)?.length ?? 0) : 0;
    scores.set(language, score + count * 0.5);
  }
  return [...scores].toSorted((a, b) => b[1] - a[1]);
}

/** Letters that hardly any other language has. */
const ownLetters: Partial<Record<Language, RegExp>> = {
  de: /[äöüß]/g,
  fr: /[èêœ]/g,
  es: /[ñ¿¡]/g,
  it: /[ìò]/g,
  pt: /[ãõ]/g,
  pl: /[ąęłńśźż]/g,
  ro: /[ășțşţ]/g,
  cs: /[ěščřžůďťň]/g,
  da: /[æø]/g,
  sv: /[åäö]/g,
  tr: /[ğış]/g,
  el: /\p{sc=Greek}{3,}/gu,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}発払込円様証価険県対気駅売単済]|令和|平成|昭和|請求|領収|株式会社|有限会社|給与|氏名/gu,
};

function bitsOf(all: readonly Language[]): number {
  return all.reduce((bits, language) => bits | (bitOf.get(language) ?? 0), 0);
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
}
