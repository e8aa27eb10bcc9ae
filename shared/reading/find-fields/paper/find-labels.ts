import type { DocumentType } from '../../fields/document-types.ts';
import type { LabelRole, Language } from '../lexicon/lexicon.ts';
import { type Phrase, phraseIndexOf, wordsOfPhrase } from '../lexicon/phrase-index.ts';
import type { Cell } from './paper.ts';
import type { Word } from './words.ts';

export type Label = Cell & { role: LabelRole };
export type TypeMention = Cell & { type: DocumentType; isTitle: boolean; words: number };

export type Mentions = {
  /** Sorted by `start`; none is inside a longer one. */
  labels: readonly Label[];
  types: readonly TypeMention[];
};

/** What is between the words of a phrase: not a sentence, a column or a line. */
const widestGap = 4;
/** Shorter phrases mean something else in other languages. */
const shortestForeign = 4;

/** Finds the labels and the names of types, of the likeliest language first. */
export function findLabels(
  folded: string,
  { words, languages }: { words: readonly Word[]; languages: readonly Language[] },
): Mentions {
  const labels: Label[] = [];
  const types: TypeMention[] = [];
  languages.forEach((language, rank) => {
    const { phrases, wordFor, joined } = phraseIndexOf(language);
    const known = words.map((word) => wordFor(word.text));
    const matchAt = (at: number): { phrase: Phrase; last: number }[] => {
      const first = known[at];
      const whole = joined.get(words[at]?.text ?? '');
      const found: { phrase: Phrase; last: number }[] = [];
      for (const phrase of phrases.get(whole?.[0] ?? first ?? '') ?? []) {
        if (whole ? isSame(phrase.words, whole) : isPhraseAt(phrase, at)) {
          found.push({ phrase, last: whole ? at : at + phrase.words.length - 1 });
        }
      }
      return found;
    };
    const isPhraseAt = (phrase: Phrase, at: number) =>
      phrase.words.every((word, offset) => {
        if (known[at + offset] !== word) return false;
        return offset === 0 || isNear(folded, words[at + offset - 1], words[at + offset]);
      });
    let labelsFrom = 0;
    for (let at = 0; at < words.length; at += 1) {
      if (known[at] === undefined && !joined.has(words[at]?.text ?? '')) continue;
      let hasLabel = at < labelsFrom;
      const kinds = new Set<string>();
      for (const { phrase, last } of matchAt(at)) {
        const span = { start: words[at]?.start ?? 0, end: words[last]?.end ?? 0 };
        if (rank > 0 && span.end - span.start < shortestForeign) continue;
        // `Stimate` is no damaged `estimate`.
        if (rank > 0 && phrase.words.length === 1 && !isSpelled(phrase, words[at])) continue;
        let isLabel = false;
        for (const meaning of phrase.meanings) {
          if (meaning.kind !== 'label') {
            if (kinds.has(meaning.kind)) continue;
            const isTitle = meaning.kind === 'title';
            types.push({ ...span, type: meaning.type, isTitle, words: phrase.words.length });
          } else if (!hasLabel) {
            isLabel = true;
            labels.push({ ...span, role: meaning.role });
          }
        }
        if (isLabel) {
          hasLabel = true;
          labelsFrom = last + 1;
        }
        for (const { kind } of phrase.meanings) kinds.add(kind);
      }
    }
  });
  return { labels: withoutNested(labels), types: types.toSorted((a, b) => a.start - b.start) };
}

const sharedLetters = 5;

/** Whether a word begins like the phrase that it was taken for, or is a compound that ends with it. */
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
  return !/[\t\n\f;!?|]| {2}/.test(gap) && !/^\.? ?\d/.test(gap);
}

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
