import { diffTexts, type TextPart } from '../documents/edit/differences/diff-texts.ts';

/** The differences of a page (the first is 1), of which the first text is `mine` and the second `theirs`. */
export type ComparedPage = { number: number; parts: TextPart[] };

const pageBreak = '\f';

/** The pages of two texts that differ, compared by their numbers. */
export function comparePages(former: string, current: string): ComparedPage[] {
  const [left, right] = [former.split(pageBreak), current.split(pageBreak)];
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    mine: left[index]?.trim() ?? '',
    theirs: right[index]?.trim() ?? '',
  })).flatMap(({ number, mine, theirs }) =>
    mine === theirs ? [] : [{ number, parts: diffTexts(mine, theirs) }],
  );
}
