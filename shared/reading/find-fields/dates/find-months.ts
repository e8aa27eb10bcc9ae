import type { Cell } from '../paper/paper.ts';
import type { Known, SourceText } from '../source-text.ts';
import { lastDayOf } from './date-order.ts';
import { monthOf } from './find-dates.ts';
import type { ReadDate } from './read-dates.ts';

export type PrintedMonth = Cell & { lastDay: string; isNamed: boolean };

const year = String.raw`((?:19|20)\d{2})(?!\d|[./-]\d)`;
/** Matches `Juni 2020`, `2024 / Ocak`, `06/2020` and `2020年6月`. */
const forms: readonly { pattern: RegExp; isYearFirst?: boolean }[] = [
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])([a-zα-ω]{3,12})\.?(?: de| del| rok[a-z]*| anul)?[ ./-]{1,3}${year}`,
      'gu',
    ),
  },
  {
    pattern: /(?<![\p{L}\d./-])((?:19|20)\d{2})[ ./-]{1,3}([a-zα-ω]{3,12})(?!\p{L})/gu,
    isYearFirst: true,
  },
  { pattern: new RegExp(String.raw`(?<![\p{L}\d./-])(0?[1-9]|1[0-2]) ?[./-] ?${year}`, 'gu') },
  { pattern: /(?<!\d)(20\d{2}) ?年 ?(1[0-2]|0?[1-9]) ?月(?! ?\d)/gu, isYearFirst: true },
];
const rowsOfHead = 12;
const mostMonths = 4;

/** Returns the months in the head of a payslip or a statement, which may have no other date. */
export function findMonths(
  { paper }: SourceText,
  { dates, documentType }: { dates: readonly ReadDate[] } & Known,
): PrintedMonth[] {
  if (documentType !== 'payslip' && documentType !== 'statement') return [];
  const last = paper.lines.findLast(({ page, row }) => page === 1 && row < rowsOfHead);
  const head = paper.folded.slice(0, last?.end ?? 0);
  return forms
    .flatMap(({ pattern, isYearFirst = false }) =>
      Array.from(head.matchAll(pattern), ({ 0: text, 1: first = '', 2: second = '', index }) => {
        const [name, year] = isYearFirst ? [second, first] : [first, second];
        const month = /\d/.test(name) ? Number(name) : monthOf(name);
        const place = { start: index, end: index + text.length };
        const isNamed = !/\d/.test(name);
        return { ...place, isNamed, lastDay: month && lastDayOf(Number(year), month) };
      }),
    )
    .flatMap(({ lastDay, ...month }) => (lastDay ? { ...month, lastDay } : []))
    .filter(({ start, end }) => !dates.some((date) => date.start < end && start < date.end))
    .slice(0, mostMonths);
}
