import {
  recognitionLanguageCodes,
  type RecognitionLanguage,
} from '../../../../shared/recognition-languages.ts';
import { frequentWords } from './frequent-words.ts';
import { languagesInScriptOf, scriptOf } from './scripts.ts';

type DetectedLanguage = {
  language: RecognitionLanguage;
  certainty: number;
};

/** Letters that only some of the languages have. They are lost if the text was read with the data of another language. */
const ownLetters: Partial<Record<RecognitionLanguage, RegExp>> = {
  de: /[äöüß]/u,
  fr: /[éèêàùçœ]|\b[ldjnsc]['’]/u,
  es: /[ñ¿¡]|[áéíóú]/u,
  it: /[èàòùì]|\b(?:dell|nell|all|un)['’]/u,
  pt: /[ãõ]|ç[ãõ]/u,
  pl: /[ąęłńśźż]/u,
  ro: /[ăîșțşţâ]/u,
  sv: /[åäö]/u,
  da: /[åæø]/u,
  cs: /[ěščřžýůťďň]/u,
  tr: /[ışğİ]/u,
  uk: /[іїєґ]/u,
  ru: /[ыэъё]/u,
  ja: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  'zh-Hans': /[这们为时说对发电业东车务费经门书长见问应单关订账]/u,
  'zh-Hant': /[這們說對發經應單關號會國來個與從樣實點於]/u,
};
const weightOfLetters = 0.6;

/** Finds the language of a text by its frequent words, which works even if it was read with the data of another language. */
export function detectLanguage(
  text: string,
  languages: readonly RecognitionLanguage[] = recognitionLanguageCodes,
): DetectedLanguage | undefined {
  const candidates = languagesInScriptOf(text, languages);
  const [first = 'en'] = candidates;
  const script = scriptOf(first);
  const words = text.toLowerCase().match(script === 'Han' ? /\p{L}/gu : /[\p{L}'’]+/gu) ?? [];
  if (words.length < 4) return undefined;
  if (candidates.length === 1 && script !== 'Latn') return { language: first, certainty: 1 };
  const scores = candidates
    .map((language) => ({ language, score: scoreOf(words, language) }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scores;
  if (!best || best.score < 2) return undefined;
  return {
    language: best.language,
    certainty: next ? (best.score - next.score) / best.score : 1,
  };
}

/** Returns whether a language can be distinguished from the others by its words or letters. */
export function isDetectable(
  language: RecognitionLanguage,
  languages: readonly RecognitionLanguage[],
): boolean {
  const script = scriptOf(language);
  if (frequentWords.has(language) || script === 'Han') return true;
  return script !== 'Latn' && languages.filter((other) => scriptOf(other) === script).length === 1;
}

function scoreOf(words: readonly string[], language: RecognitionLanguage): number {
  const frequent = frequentWords.get(language);
  const own = ownLetters[language];
  let score = 0;
  for (const word of words) {
    if (frequent?.has(word)) score += 1 / sharing(word);
    else if (own?.test(word)) score += weightOfLetters;
  }
  return score;
}

const sharedBy = new Map<string, number>();

function sharing(word: string): number {
  let count = sharedBy.get(word);
  if (count === undefined) {
    count = [...frequentWords.values()].filter((words) => words.has(word)).length;
    sharedBy.set(word, count);
  }
  return Math.sqrt(count);
}
