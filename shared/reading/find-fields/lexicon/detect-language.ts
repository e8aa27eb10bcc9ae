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

type Weights = ReadonlyMap<string, readonly (readonly [Language, number])[]>;
let weights: { near: Weights; abroad: Weights } | undefined;

const weightOfLabels = 0.6;
const mostLanguages = 5;

function weightsAmong(all: readonly Language[]): Weights {
  const byWord = new Map<string, [Language, number][]>();
  for (const language of all) {
    for (const [word, weight] of weightsIn(language)) {
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
  return byWord;
}

/** Returns frequent words of sentences, and words of labels, which are all that a receipt has. */
function weightsIn(language: Language): Map<string, number> {
  const { frequentWords, labels, months, types } = lexicons[language];
  const own = new Map<string, number>();
  const titles = Object.values(types).flatMap((type) => [type.titles, type.words ?? '']);
  const rest = [...Object.values(labels), ...months, ...titles].join(' ');
  for (const word of wordsIn(rest)) own.set(word, weightOfLabels);
  for (const word of wordsIn(frequentWords)) own.set(word, 1);
  return own;
}

const wordsIn = (text: string) => foldText(text).match(/\p{L}+/gu) ?? [];

/** Scores each language by its words in the lexicons and by its specific letters. */
export function detectLanguage(words: readonly Word[], text: string): LanguageScores {
  weights ??= { near: weightsAmong(nearLanguages), abroad: weightsAmong(languages) };
  const sample = text.slice(0, mostWords * 7).toLowerCase();
  const ranked = rank(nearLanguages, { words, sample, weights: weights.near });
  const [abroad] = rank(languagesAbroad, { words, sample, weights: weights.abroad });
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

function rank(
  all: readonly Language[],
  { words, sample, weights }: { words: readonly Word[]; sample: string; weights: Weights },
): [Language, number][] {
  const scores = new Map<Language, number>(all.map((language) => [language, 0]));
  for (const word of words.slice(0, mostWords)) {
    for (const [language, weight] of weights.get(word.text) ?? []) {
      const score = scores.get(language);
      if (score !== undefined) scores.set(language, score + weight);
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
