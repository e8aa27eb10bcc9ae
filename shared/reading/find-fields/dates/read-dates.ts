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
  isPeriodEnd: boolean;
  isFirst: boolean;
  hasTime: boolean;
};

/** Roles of labels that a date can have. */
export const dateRoles: ReadonlySet<LabelRole> = new Set([
  'documentDate',
  'date',
  'dueDate',
  'otherDate',
] satisfies LabelRole[]);

/** Languages whose days with a short year begin with the year: `24-05-27`, and `7.5.17` in the era Reiwa. */
const yearsFirst: Partial<Record<Language, { yearFirstBefore: string; eraStart?: number }>> = {
  sv: { yearFirstBefore: '-/' },
  ja: { yearFirstBefore: '-/.', eraStart: 2018 },
};

function orderOf(folded: string, language: Language | undefined) {
  const order = language && yearsFirst[language];
  if (language !== 'ja' || !folded.includes('平成') || folded.includes('令和')) return order;
  return { ...order, eraStart: 1988, isInEra: true };
}

const endOfPeriod =
  /(?<!\d)\d{1,2}(?:\.|st|nd|rd|th|er)? ?(?:-|bis(?: zum)?|to|until|and|au|et|al|y|a|e|t\/m|tot|en|do|pana la|si|az|az do|til|till|μεχρι|εωσ) ?$/;
/** Matches `3 September to`. */
const endAfterMonth =
  /(?<!\d)\d{1,2}\.? (?:de )?[a-zα-ω]{3,11} ?(?:-|bis(?: zum)?|to|until|au|al|t\/m|tot(?: en met)?|do|pana (?:la|pe)|az|az do|til|till|μεχρι|εωσ)(?: (?:den|dia|el|il|le))? ?$/;

/** Returns the dates of a text with the labels around them. */
export function readDates(source: SourceText): ReadDate[] {
  const { paper, mentions, language, options } = source;
  const referenceYear = Number(options.referenceDay?.slice(0, 4) ?? new Date().getUTCFullYear());
  const order = orderOf(paper.folded, language.best);
  const printed = findDates(paper.folded, referenceYear, order);
  const monthFirst = isMonthFirst(paper, { dates: printed, language: language.best });
  const labelsOf = createLabelFinder(paper, { labels: mentions.labels, roles: dateRoles });
  const periodAt = createPeriods(source, printed);
  return printed.flatMap((date, index) => {
    const day = dayOf(date, monthFirst);
    const line = lineAt(paper, date.start);
    const cell = line?.cells[cellIndexAt(line, date.start)];
    if (day === undefined || !line || !cell) return [];
    const previous = printed[index - 1];
    const labels = labelsOf(
      date,
      (gap) =>
        (previous !== undefined && previous.start >= gap.start) ||
        isTakenByDayOfYear(paper.folded, gap),
    );
    const { start, end, isShort, isInWords = false } = date;
    if (isShort && isUnlikely(paper.folded.slice(start, end), labels[0])) return [];
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
      isPeriod: periodAt(index) !== undefined,
      isPeriodEnd: periodAt(index) === 'end',
      hasTime: timeBehind.test(paper.folded.slice(end, end + 24)),
    };
  });
}

/** Returns whether a label is followed by a day without a year at the end of its line: `Pay by 15.05` above a date. */
function isTakenByDayOfYear(folded: string, { start, end }: Cell): boolean {
  return dayOfYear.test(folded.slice(start, Math.min(end, start + longestGap)));
}

const dayOfYear = /^[ :]{0,3}(?:\p{L}{1,4} )?\d{1,2}(?:[./]\d{1,2}|\.? [a-zα-ω]{3,10})\.?[ \t]*\n/u;

/** Numbers without separators are a day only with a label. */
function isUnlikely(text: string, nearest: NearLabel | undefined): boolean {
  if (/^(?:\d{6}|\d{8})$/.test(text)) return (nearest?.strength ?? 0) < 0.9;
  return nearest === undefined && /^\d+ \d+ \d+$/.test(text);
}

const timeBehind =
  /^[\s,|/-]{0,4}(?:(?:um|at|a las|ore|godz|as|h|om|klo)\.?:? )?\d{1,2}[:.h]\d{2}(?!\d)(?! ?(?:l|ml|k?g|kwh?|km|m|eur|kr|kc|zl|lei|tl|[€£$%])(?![a-z]))/;
const longestGap = 16;

function createPeriods(
  { paper: { folded }, language }: SourceText,
  printed: readonly PrintedDate[],
): (index: number) => 'start' | 'end' | undefined {
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
    if (isPeriodBetween(before, date)) return 'end';
    if (endOfPeriod.test(folded.slice(Math.max(0, start - 14), start))) return 'end';
    if (endAfterMonth.test(folded.slice(Math.max(0, start - 34), start))) return 'end';
    return isPeriodBetween(date, after) ? 'start' : undefined;
  };
}

/** Returns the number of days between two `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
