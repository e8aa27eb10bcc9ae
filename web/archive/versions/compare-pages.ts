import { diffTexts, type TextPart } from '../documents/edit/differences/diff-texts.ts';

export type ComparedPage = { number: number; parts: TextPart[] };

const pageBreak = '\f';

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
