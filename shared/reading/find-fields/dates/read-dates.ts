import type { LabelRole, Language } from '../lexicon/lexicon.ts';
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
  isFirst: boolean;
  hasTime: boolean;
};

const dateRoles: ReadonlySet<LabelRole> = new Set([
  'documentDate',
  'date',
  'dueDate',
  'otherDate',
] satisfies LabelRole[]);

/** Languages whose days with a short year begin with the year: `24-05-27`. */
const yearsFirst: ReadonlySet<Language> = new Set(['sv', 'ja'] satisfies Language[]);

const endOfPeriod =
  /(?<!\d)\d{1,2}(?:\.|st|nd|rd|th|er)? ?(?:-|bis(?: zum)?|to|until|and|au|et|al|y|a|e|t\/m|tot|en|do|pana la|si) ?$/;

/** Returns the dates of a text with the labels around them. */
export function readDates(source: SourceText): ReadDate[] {
  const { paper, mentions, language, options } = source;
  const referenceYear = Number(options.referenceDay?.slice(0, 4) ?? new Date().getUTCFullYear());
  const isYearFirst = language.best !== undefined && yearsFirst.has(language.best);
  const printed = findDates(paper.folded, referenceYear, { isYearFirst });
  const monthFirst = isMonthFirst(paper, { dates: printed, language: language.best });
  const labelsOf = createLabelFinder(paper, { labels: mentions.labels, roles: dateRoles });
  const isPeriod = createPeriods(source, printed);
  return printed.flatMap((date, index) => {
    const day = dayOf(date, monthFirst);
    const line = lineAt(paper, date.start);
    const cell = line?.cells[cellIndexAt(line, date.start)];
    if (day === undefined || !line || !cell) return [];
    const previous = printed[index - 1];
    const labels = labelsOf(date, (gap) => previous !== undefined && previous.start >= gap.start);
    const { start, end, isShort, isInWords = false } = date;
    if (isShort && labels.length === 0 && isSpaced(paper.folded.slice(start, end))) return [];
    return {
      start,
      end,
      day,
      line,
      cell,
      labels,
      isShort,
      isInWords,
      isFirst: index === 0,
      isPeriod: isPeriod(index),
      hasTime: timeBehind.test(paper.folded.slice(end, end + 24)),
    };
  });
}

/** Numbers separated by spaces are a day only with a label. */
const isSpaced = (text: string) => /^\d+ \d+ \d+$/.test(text);

const timeBehind =
  /^[\s,|/-]{0,4}(?:(?:um|at|a las|ore|godz|as|h|om|klo)\.?:? )?\d{1,2}[:.h]\d{2}(?!\d)/;
const longestGap = 16;

function createPeriods(
  { paper: { folded }, language }: SourceText,
  printed: readonly PrintedDate[],
): (index: number) => boolean {
  const until = new Set(
    language.active.flatMap((code) =>
      lexicons[code].until.split(',').map((phrase) => wordsOfPhrase(phrase).join(' ')),
    ),
  );
  const isPeriodBetween = (a: PrintedDate | undefined, b: PrintedDate | undefined) => {
    if (!a || !b || b.start - a.end > longestGap) return false;
    const gap = folded.slice(a.end, b.start);
    return /^\s?[-/]\s?$/.test(gap) || until.has(wordsOfPhrase(gap).join(' '));
  };
  return (index) => {
    const [before, date, after] = [printed[index - 1], printed[index], printed[index + 1]];
    const start = date?.start ?? 0;
    return (
      isPeriodBetween(before, date) ||
      isPeriodBetween(date, after) ||
      endOfPeriod.test(folded.slice(Math.max(0, start - 14), start))
    );
  };
}

/** Returns the number of days between two `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
