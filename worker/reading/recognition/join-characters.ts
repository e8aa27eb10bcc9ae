import { han } from '../text/east-asian.ts';
import { medianOf } from './image/tile-levels.ts';
import type { RecognizedLine, RecognizedWord } from './recognized-word.ts';

const hanEnd = new RegExp(`${han}$`, 'u');
const hanStart = new RegExp(`^${han}`, 'u');
const hangulEnd = /\p{Script=Hangul}[.,]?$/u;
const hangulStart = /^\p{Script=Hangul}/u;
const latinEnd = /[\p{Script=Latin}\p{N}.,%)]$/u;
const latinStart = /^[\p{Script=Latin}\p{N}%(]/u;

const closing = /^[\u3001\u3002\uff0c\uff0e\uff1a\uff1b\uff01\uff1f\u300d\u300f\uff09]/u;

/** Returns the widest gap between two characters of a word, as a share of their height, because boxes of characters are inexact. */
function widestGap(before: string, next: string): number {
  const [isAfterHan, isBeforeHan] = [hanEnd.test(before), hanStart.test(next)];
  if (closing.test(next)) return 1.5;
  if (isAfterHan && isBeforeHan) return 0.75;
  const [isAfterHangul, isBeforeHangul] = [hangulEnd.test(before), hangulStart.test(next)];
  if (isAfterHangul && isBeforeHangul) return 0.35;
  const isAfterLatin = latinEnd.test(before);
  if ((isAfterHan && latinStart.test(next)) || (isAfterLatin && isBeforeHan)) return 0.5;
  return isAfterLatin && isBeforeHangul ? 0.2 : 0;
}

/**
 * Joins what Tesseract returns as words in Chinese, Japanese and Korean: single characters, or a few. Words have no spaces between them, or
 * spaces much wider than the gaps between characters.
 */
export function joinCharacters({ words }: RecognizedLine): RecognizedLine {
  const height = medianOf(words.map(({ top, bottom }) => bottom - top));
  const joined: RecognizedWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const gap = before ? widestGap(before.text, word.text) : 0;
    if (before && gap > 0 && word.left - before.right < height * gap) {
      joined[joined.length - 1] = joinWords(before, word);
    } else joined.push(word);
  }
  return { words: joined };
}

function joinWords(one: RecognizedWord, other: RecognizedWord): RecognizedWord {
  const text = one.text + other.text;
  const total = one.confidence * one.text.length + other.confidence * other.text.length;
  return {
    text,
    confidence: total / Math.max(1, text.length),
    isKnown: one.isKnown || other.isKnown,
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
