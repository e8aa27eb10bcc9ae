import type { TextPart } from './diff-texts.ts';

/** Characters shown of a common part before and after a difference, and of a difference. */
const contextLength = 160;
const changedLength = 4000;
const maxDifferences = 100;

const gap = '⋯';

export type ExcerptPiece = { text: string; isMatch: boolean };

/** Returns one side of two texts: its differences with some context, and a mark where more is left out. */
export function excerptOf(parts: readonly TextPart[], side: 'mine' | 'theirs'): ExcerptPiece[] {
  const shown = parts.slice(0, 2 * maxDifferences);
  const pieces = shown.map((part, index): ExcerptPiece => {
    if (part.kind === 'changed') return { text: cutEnd(part[side], changedLength), isMatch: true };
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    return { text: withoutMiddle(part.text, { isFirst, isLast }), isMatch: false };
  });
  if (shown.length < parts.length) pieces.push({ text: `\n${gap}`, isMatch: false });
  return pieces.filter(({ text }) => text !== '');
}

type InlinePiece = { text: string; kind: 'same' | 'removed' | 'added' };

/** Returns both sides in one text: removed text before the text added in its place, with the context of `excerptOf`. */
export function inlineExcerpt(parts: readonly TextPart[]): InlinePiece[] {
  const shown = parts.slice(0, 2 * maxDifferences);
  const pieces = shown.flatMap((part, index): InlinePiece[] => {
    if (part.kind === 'changed') {
      return [
        { text: cutEnd(part.mine, changedLength), kind: 'removed' },
        { text: cutEnd(part.theirs, changedLength), kind: 'added' },
      ];
    }
    const ends = { isFirst: index === 0, isLast: index === parts.length - 1 };
    return [{ text: withoutMiddle(part.text, ends), kind: 'same' }];
  });
  if (shown.length < parts.length) pieces.push({ text: `\n${gap}`, kind: 'same' });
  return pieces.filter(({ text }) => text !== '');
}

function cutEnd(text: string, length: number): string {
  return text.length <= length + gap.length
    ? text
    : `${text.slice(0, length).toWellFormed()}\n${gap}\n`;
}

function withoutMiddle(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const headLength = isFirst ? 0 : contextLength;
  const tailLength = isLast ? 0 : contextLength;
  if (text.length <= headLength + tailLength + gap.length) return text;
  const head = text.slice(0, headLength).replace(/(\s)\S+$/, '$1');
  const tail = text.slice(text.length - tailLength).replace(/^\S+(\s)/, '$1');
  const lines = [head.trimEnd(), gap, tail.trimStart()].filter((line) => line !== '');
  return lines.join('\n').toWellFormed();
}
