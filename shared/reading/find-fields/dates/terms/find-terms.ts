import { firstRule, type Rule } from '../../rule.ts';
import { confidenceOf, type Found, type Known, type SourceText } from '../../source-text.ts';
import { formatDay } from '../date-order.ts';
import type { ReadDate } from '../read-dates.ts';
import { countedNotice, endDays, noticeDays, type TermClues } from './term-rules.ts';
import {
  beforeEnd,
  findPeriods,
  identity,
  notice,
  type PrintedPeriod,
  withdrawal,
} from './term-words.ts';

type Terms = { endDate: Found<string> | undefined; noticeDate: Found<string> | undefined };

const mostDays = 500;

/** Returns the last day of a contract or validity, and the last day to cancel it, which may be derived from the former. */
export function findTerms(
  source: SourceText,
  { dates, documentType, documentDate }: { dates: readonly ReadDate[] } & Known,
): Terms {
  const { folded } = source.paper;
  const later = dates
    .filter(({ day }) => documentDate === undefined || day > documentDate)
    .slice(0, mostDays)
    .map((date) => ({ date, clues: readTermClues(folded, date, documentType) }));
  const endDate = bestOf(later, endDays);
  const noticeDate = bestOf(later, noticeDays) ?? countNotice(folded, endDate);
  return { endDate, noticeDate };
}

type DatedClues = { date: ReadDate; clues: TermClues };

/** Returns the likeliest day; of several the last one, because an extended term ends later. */
function bestOf(
  days: readonly DatedClues[],
  rules: readonly Rule<TermClues>[],
): Found<string> | undefined {
  const [best] = days
    .map(({ date, clues }) => ({ date, weight: firstRule(rules, clues)?.weight ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || b.date.day.localeCompare(a.date.day));
  if (!best) return undefined;
  const { day, start, end } = best.date;
  return { value: day, start, end, confidence: confidenceOf(best.weight) };
}

const longestSentence = 200;
const lengthOfIdentity = 120;

/** Returns the evidence for the rows of the tables. */
export function readTermClues(
  folded: string,
  { start, end }: ReadDate,
  documentType: Known['documentType'],
): TermClues {
  return {
    documentType,
    isOfIdentity: identity.test(folded.slice(0, lengthOfIdentity)),
    before: sentenceBefore(folded, start),
    after: sentenceAfter(folded, end),
  };
}

function sentenceBefore(folded: string, at: number): string {
  return folded
    .slice(Math.max(0, at - longestSentence), at)
    .replace(/^.*(?:[a-z)]{2}[.!?;]\s|\n\s*\n)/s, '')
    .replaceAll('\n', ' ');
}

function sentenceAfter(folded: string, at: number): string {
  return folded
    .slice(at, at + longestSentence)
    .replace(/(?:[.!?;]\s|\n\s*\n).*$/s, '')
    .replaceAll('\n', ' ');
}

/** Returns the last day to cancel if only the notice period is printed: `3 months before the end of the term`. */
function countNotice(folded: string, end: Found<string> | undefined): Found<string> | undefined {
  if (!end) return undefined;
  for (const period of findPeriods(folded)) {
    const sentence = `${sentenceBefore(folded, period.start)} ${sentenceAfter(folded, period.start)}`;
    if (!notice.test(sentence) || !beforeEnd.test(sentence) || withdrawal.test(sentence)) continue;
    const confidence = confidenceOf(Math.min(countedNotice, end.confidence));
    const { start, end: last } = period;
    return { value: dayBefore(end.value, period), start, end: last, confidence };
  }
  return undefined;
}

/** Returns the day a period before another one, at most the last day of a shorter month. */
export function dayBefore(
  day: string,
  { count, unit }: Pick<PrintedPeriod, 'count' | 'unit'>,
): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (unit === 'day' || unit === 'week') {
    const days = unit === 'week' ? count * 7 : count;
    return new Date(Date.UTC(year, month - 1, date - days)).toISOString().slice(0, 10);
  }
  const months = year * 12 + month - 1 - (unit === 'year' ? count * 12 : count);
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return formatDay(toYear, toMonth, Math.min(date, last));
}
