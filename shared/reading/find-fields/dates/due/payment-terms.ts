import type { Known, SourceText } from '../../source-text.ts';
import { formatDay, lastDayOf } from '../date-order.ts';
import { isValid } from '../find-dates.ts';
import { dayBefore } from '../terms/find-terms.ts';
import { findPeriods, type PrintedPeriod } from '../terms/term-words.ts';
import type { PaymentTermClues } from './payment-term-rules.ts';
import { daysInJapanese, laterMonth, netDays } from './payment-term-words.ts';

const mostTerms = 60;

/** Returns the terms of a text, each with its last day and the evidence for the rows of the table. */
export function termCluesIn(
  { paper: { folded } }: SourceText,
  { documentType, documentDate }: { documentDate: string } & Known,
): (PrintedTerm & { clues: PaymentTermClues })[] {
  const terms = printedTerms(folded, documentDate).slice(0, mostTerms);
  return terms.map((term, at) => ({
    ...term,
    clues: {
      documentType,
      before: wordsBefore(folded, term.start, terms[at - 1]?.end ?? 0),
      term: folded.slice(term.start, term.end),
      after: wordsAfter(folded, term, terms[at + 1]?.start ?? folded.length),
    },
  }));
}

type PrintedTerm = { start: number; end: number; day: string };

const longestTerm: Record<PrintedPeriod['unit'], number> = {
  day: 120,
  week: 12,
  month: 3,
  year: 0,
};

function printedTerms(folded: string, from: string): PrintedTerm[] {
  const periods: PrintedPeriod[] = [
    ...findPeriods(folded),
    ...Array.from(folded.matchAll(netDays), (match) => periodOf(match, 'day')),
    ...Array.from(folded.matchAll(daysInJapanese), (match) =>
      periodOf(match, match[2] ? 'day' : match[3] ? 'week' : 'month'),
    ),
  ].filter(({ count, unit }) => count > 0 && count <= longestTerm[unit]);
  const terms = periods.map(({ start, end, count, unit }) => ({
    start,
    end,
    day: dayBefore(from, { count: -count, unit }),
  }));
  return [...terms, ...daysOfLaterMonths(folded, from)].toSorted((a, b) => a.start - b.start);
}

function periodOf(match: RegExpExecArray, unit: PrintedPeriod['unit']): PrintedPeriod {
  const [whole, count] = match;
  return { count: Number(count), unit, start: match.index, end: match.index + whole.length };
}

function daysOfLaterMonths(folded: string, from: string): PrintedTerm[] {
  return Array.from(folded.matchAll(laterMonth), ({ 0: whole, 1: twice, 3: day, index }) => {
    const months = twice === undefined ? 1 : 2;
    const [year = 0, month = 1] = dayBefore(`${from.slice(0, 7)}-01`, {
      count: -months,
      unit: 'month',
    })
      .split('-')
      .map(Number);
    const isDay = day !== undefined && isValid(year, month, Number(day));
    const last = isDay ? formatDay(year, month, Number(day)) : lastDayOf(year, month);
    return { start: index, end: index + whole.length, day: last };
  });
}

const longestBefore = 140;
const longestAfter = 90;
const shortestBroken = 60;

/** Returns the words of the sentence before a term, and not beyond the term before it. */
function wordsBefore(folded: string, start: number, least: number): string {
  const lines = folded
    .slice(Math.max(least, start - longestBefore), start)
    .replace(/^.*(?:[\p{L})]{2}[.!?;]\s|。|\n\s*\n)/su, '')
    .split('\n');
  const [above = '', line = ''] = lines.length > 1 ? lines.slice(-2) : ['', ...lines];
  return isBroken(above) ? `${above} ${line}` : line;
}

/** Returns the words of the sentence after a term, and not beyond the next term. */
function wordsAfter(folded: string, { start, end }: PrintedTerm, most: number): string {
  const after = folded
    .slice(end, Math.min(most, end + longestAfter))
    .replace(/(?:[.!?;]\s|。|\n\s*\n).*$/s, '');
  const [rest = ''] = after.split('\n');
  const line = folded.slice(folded.lastIndexOf('\n', start) + 1, start) + rest;
  return isBroken(line) ? after.replaceAll('\n', ' ') : rest;
}

/** Returns whether a line is broken at the margin, so that its sentence continues; columns are no sentence. */
function isBroken(line: string): boolean {
  return line.length >= shortestBroken && !/\S {3,}\S/.test(line);
}
