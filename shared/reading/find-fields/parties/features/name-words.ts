import { flag } from '../../weighing/weigh.ts';
import type { Paper } from '../../paper/paper.ts';
import { foldText } from '../../paper/fold-text.ts';
import type { SourceText } from '../../source-text.ts';
import type { Candidate } from '../candidates.ts';

const smallWord = /(?<!\p{L})\p{Ll}{4,30}(?!\p{L})/gu;
const mostSmallWords = 2000;

/** Returns the folded words that a paper prints in small letters. */
export function smallWordsIn({ text }: Paper): Set<string> {
  const words = new Set<string>();
  for (const [word] of text.matchAll(smallWord)) {
    if (words.size >= mostSmallWords) break;
    words.add(foldText(word));
  }
  return words;
}

/** Returns what the words of a name are elsewhere: common nouns and labels are hardly those of names. */
export function ofWords(
  { mentions }: SourceText,
  { best, names }: Candidate,
  smallWords: ReadonlySet<string>,
) {
  const words = foldText(best.name).match(/\p{L}{4,}/gu) ?? [];
  const small = words.filter((word) => smallWords.has(word)).length;
  const contains = (mention: { start: number; end: number }) =>
    names.some(({ start, end }) => mention.start >= start && mention.end <= end);
  return {
    'words in small letters': words.length > 0 ? small / words.length : 0,
    'all words in small letters': flag(words.length > 0 && small === words.length),
    'with a label': flag(mentions.labels.some(contains)),
    'with a title': flag(mentions.types.some(contains)),
  };
}
