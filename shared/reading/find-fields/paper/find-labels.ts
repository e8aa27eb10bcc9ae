import type { DocumentType } from '../../fields/document-types.ts';
import type { LabelRole, Language } from '../lexicon/lexicon.ts';
import {
  type PhraseMeaning,
  type Phrase,
  phraseIndexOf,
  wordsOfPhrase,
} from '../lexicon/phrase-index.ts';
import type { Cell } from './paper.ts';
import type { Word } from './words.ts';

export type Label = Cell & { role: LabelRole };
export type TypeMention = Cell & { type: DocumentType; isTitle: boolean; words: number };

export type Mentions = {
  /** Sorted by `start`; none is inside a longer one. */
  labels: readonly Label[];
  types: readonly TypeMention[];
};

const widestGap = 4;
/** Shorter phrases, in characters, have other meanings in other languages. */
const shortestForeign = 4;

type Match = Cell & { phrase: Phrase; last: number };

/** Finds the labels and the names of types, giving priority to the likeliest language. */
export function findLabels(
  folded: string,
  { words: printed, languages }: { words: readonly Word[]; languages: readonly Language[] },
): Mentions {
  const labels: Label[] = [];
  const types: TypeMention[] = [];
  languages.forEach((language, rank) => {
    const words = rank === 0 ? joinSplitWords(folded, printed, language) : printed;
    const matchAt = createMatcher(folded, words, language);
    let labelsFrom = 0;
    for (let at = 0; at < words.length; at += 1) {
      const all = matchAt(at);
      const matches = rank === 0 ? all : all.filter((match) => isSure(match, words[at]));
      if (matches.length === 0) continue;
      types.push(...typesOf(matches));
      const label = matches.find(({ phrase }) => phrase.meanings.some(isLabel));
      if (!label || at < labelsFrom) continue;
      labels.push(...labelsOf(label));
      labelsFrom = label.last + 1;
    }
  });
  return { labels: withoutNested(labels), types: types.toSorted((a, b) => a.start - b.start) };
}

const shortestSplit = 7;

/** Joins words of a lexicon that recognition has split (`deli very`), if neither part is a word. */
function joinSplitWords(
  folded: string,
  words: readonly Word[],
  language: Language,
): readonly Word[] {
  const { vocabulary, wordFor } = phraseIndexOf(language);
  const joined: Word[] = [];
  for (const word of words) {
    const previous = joined.at(-1);
    const text = (previous?.text ?? '') + word.text;
    const isSplit =
      previous !== undefined &&
      text.length >= shortestSplit &&
      word.start - previous.end === 1 &&
      folded[previous.end] === ' ' &&
      vocabulary.has(text) &&
      (wordFor(word.text) === undefined || wordFor(previous.text) === undefined);
    if (isSplit) joined[joined.length - 1] = { start: previous.start, end: word.end, text };
    else joined.push(word);
  }
  return joined;
}

/** Returns a function that finds the phrases of a language that begin with a word, the longest first. */
function createMatcher(
  folded: string,
  words: readonly Word[],
  language: Language,
): (at: number) => readonly Match[] {
  const { phrases, wordFor, joined } = phraseIndexOf(language);
  const known = words.map((word) => wordFor(word.text));
  const isPhraseAt = (phrase: Phrase, at: number) =>
    phrase.words.every((word, offset) => {
      if (known[at + offset] !== word) return false;
      return offset === 0 || isNear(folded, words[at + offset - 1], words[at + offset]);
    });
  return (at) => {
    const whole = joined.get(words[at]?.text ?? '');
    const found: Match[] = [];
    for (const phrase of phrases.get(whole?.[0] ?? known[at] ?? '') ?? []) {
      if (!(whole ? isSame(phrase.words, whole) : isPhraseAt(phrase, at))) continue;
      const last = whole ? at : at + phrase.words.length - 1;
      found.push({ phrase, last, start: words[at]?.start ?? 0, end: words[last]?.end ?? 0 });
    }
    return found;
  };
}

/**
 * Returns whether a phrase of another than the likeliest language is certain: long enough, and of several words or spelled as in the
 * lexicon (`Stimate` is not `estimate`).
 */
function isSure({ phrase, start, end }: Match, word: Word | undefined): boolean {
  if (end - start < shortestForeign) return false;
  return phrase.words.length > 1 || isSpelled(phrase, word);
}

const isLabel = (meaning: PhraseMeaning) => meaning.kind === 'label';

function labelsOf({ phrase, start, end }: Match): Label[] {
  return phrase.meanings.flatMap((meaning) =>
    meaning.kind === 'label' ? { start, end, role: meaning.role } : [],
  );
}

/** Returns the types that the longest phrase of each kind names. */
function typesOf(matches: readonly Match[]): TypeMention[] {
  const kinds = new Set<string>();
  return matches.flatMap(({ phrase, start, end }) => {
    const types = phrase.meanings.flatMap((meaning) => {
      if (meaning.kind === 'label' || kinds.has(meaning.kind)) return [];
      const isTitle = meaning.kind === 'title';
      return { start, end, type: meaning.type, isTitle, words: phrase.words.length };
    });
    for (const { kind } of phrase.meanings) kinds.add(kind);
    return types;
  });
}

const sharedLetters = 5;

/** Returns whether a word begins like the phrase that it matched, or is a compound that ends with it. */
function isSpelled({ words: [only = ''] }: Phrase, word: Word | undefined): boolean {
  const [printed = ''] = word ? wordsOfPhrase(word.text) : [];
  return printed.endsWith(only) || printed.startsWith(only.slice(0, sharedLetters));
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, at) => word === b[at]);
}

function isNear(folded: string, a: Word | undefined, b: Word | undefined): boolean {
  if (!a || !b || b.start - a.end > widestGap) return false;
  const gap = folded.slice(a.end, b.start);
  // Between words with a space after each letter there are several.
  if (isLetterSpaced(a) && isLetterSpaced(b)) return /^ +$/.test(gap);
  return !/[\t\n\f;!?|]| {2}/.test(gap) && !/^\.? ?\d/.test(gap);
}

const isLetterSpaced = ({ text, start, end }: Word) =>
  text.length > 1 && end - start === 2 * text.length - 1;

function withoutNested(labels: readonly Label[]): Label[] {
  const sorted = labels.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Label[] = [];
  const seen = new Set<string>();
  let longest: Cell = { start: -1, end: -1 };
  for (const label of sorted) {
    const isInside =
      label.end <= longest.end && label.end - label.start < longest.end - longest.start;
    const key = `${label.start} ${label.end} ${label.role}`;
    if (isInside || seen.has(key)) continue;
    seen.add(key);
    kept.push(label);
    if (label.end > longest.end) longest = label;
  }
  return kept;
}
