import type { LabelRole } from '../lexicon/lexicon.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { wordsOfPhrase } from '../lexicon/phrase-index.ts';
import { createLabelFinder, type NearLabel } from '../paper/labels-of.ts';
import { type Cell, cellIndexAt, type Line, lineAt } from '../paper/paper.ts';
import type { SourceText } from '../source-text.ts';
import { dayOf, isMonthFirst } from './date-order.ts';
import { findDates, type PrintedDate } from './find-dates.ts';

export type ReadDate = Cell & {
  /** `YYYY-MM-DD`. */
  day: string;
  line: Line;
  cell: Cell;
  labels: readonly NearLabel[];
  isShort: boolean;
  isInWords: boolean;
  isPeriod: boolean;
  /** Whether no date of the paper is before it. */
  isFirst: boolean;
  hasTime: boolean;
};

const dateRoles: ReadonlySet<LabelRole> = new Set([
  'documentDate',
  'date',
  'dueDate',
  'otherDate',
] satisfies LabelRole[]);

/** `10. bis` before `14. Juni 2024`. */
const endOfPeriod =
  /(?<!\d)\d{1,2}(?:\.|st|nd|rd|th|er)? ?(?:-|bis(?: zum)?|to|until|and|au|et|al|y|a|e|t\/m|tot|en|do|pana la|si) ?$/;

/** The dates of a paper with what is said of them. */
export function readDates({ paper, mentions, language, options }: SourceText): ReadDate[] {
  const { folded } = paper;
  const referenceYear = Number(options.referenceDay?.slice(0, 4) ?? new Date().getUTCFullYear());
  const printed = findDates(folded, referenceYear);
  const monthFirst = isMonthFirst(paper, { dates: printed, language: language.best });
  const labelsOf = createLabelFinder(paper, { labels: mentions.labels, roles: dateRoles });
  const until = new Set(
    language.active.flatMap((code) =>
      lexicons[code].until.split(',').map((phrase) => wordsOfPhrase(phrase).join(' ')),
    ),
  );
  const gapWords = (a: PrintedDate | undefined, b: PrintedDate | undefined) => {
    if (!a || !b || b.start - a.end > 16) return undefined;
    return folded.slice(a.end, b.start);
  };
  const isPeriodGap = (gap: string | undefined) =>
    gap !== undefined && (/^\s?[-/]\s?$/.test(gap) || until.has(wordsOfPhrase(gap).join(' ')));

  return printed.flatMap((date, index) => {
    const day = dayOf(date, monthFirst);
    const line = lineAt(paper, date.start);
    const cell = line?.cells[cellIndexAt(line, date.start)];
    if (day === undefined || !line || !cell) return [];
    const previous = printed[index - 1];
    const labels = labelsOf(date, (gap) => previous !== undefined && previous.start >= gap.start);
    if (
      date.isShort &&
      /^\d+ \d+ \d+$/.test(folded.slice(date.start, date.end)) &&
      labels.length === 0
    ) {
      return [];
    }
    return {
      start: date.start,
      end: date.end,
      day,
      line,
      cell,
      labels,
      isShort: date.isShort,
      isInWords: date.isInWords ?? false,
      isFirst: index === 0,
      isPeriod:
        isPeriodGap(gapWords(previous, date)) ||
        isPeriodGap(gapWords(date, printed[index + 1])) ||
        endOfPeriod.test(folded.slice(Math.max(0, date.start - 14), date.start)),
      hasTime:
        /^[\s,|/-]{0,4}(?:(?:um|at|a las|ore|godz|as|h|om|klo)\.?:? )?\d{1,2}[:.h]\d{2}(?!\d)/.test(
          folded.slice(date.end, date.end + 24),
        ),
    };
  });
}

/** Days from one to the other, `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
