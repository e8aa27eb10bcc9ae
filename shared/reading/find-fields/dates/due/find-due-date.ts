import type { Cell } from '../../paper/paper.ts';
import type { Found, Known, SourceText } from '../../source-text.ts';
import { confidenceOfShare, type Features, weigh } from '../../weighing/weigh.ts';
import { isToPay } from '../compare-days.ts';
import { amount } from '../features/day-features.ts';
import { likeliestDay } from '../likeliest-day.ts';
import type { ReadDate } from '../read-dates.ts';
import { featuresOfDue, featuresOfTerm, type OtherDays } from './due-features.ts';
import { daysWithoutYear } from './days-without-year.ts';
import { dueWeights } from './due-weights.ts';
import { isCreditNote } from './due-words.ts';
import { featuresOfNothingDue } from './nothing-due.ts';
import { type CountedTerm, countedTerms } from './term-features.ts';

/**
 * The share of probability, less half of that of no day, from which a day is set without confirmation: a wrong day costs as much as two
 * missing ones.
 */
export const sureShareOfDue = 0.5;

type Dated = { dates: readonly ReadDate[] } & Known;
type DuePlace = Cell & { day: string; features: Features };

/** Returns the likeliest day of payment: a printed one, or the last day of a printed term. */
export function findDueDate(source: SourceText, known: Dated): Found<string> | undefined {
  if (isCreditNote(source.paper.folded)) return undefined;
  const { days, none } = readDueDays(source, known);
  const odds = weigh([...days.map(({ features }) => features), none], dueWeights);
  const likeliest = likeliestDay(days, odds);
  if (!likeliest) return undefined;
  const { day, start, end } = likeliest.mention;
  const share = Math.max(0, likeliest.share - (odds.at(-1) ?? 0) / 2);
  return { value: day, start, end, confidence: confidenceOfShare(share, sureShareOfDue) };
}

/** Returns the evidence for each mention of a day that may be one of payment, and for none of them. */
export function readDueDays(
  source: SourceText,
  { dates, ...known }: Dated,
): { days: DuePlace[]; none: Features } {
  const printed = [
    ...likeliestOf(source, dates).map((date) => ({ date, hasYear: true })),
    ...daysWithoutYear(source, known.documentDate),
  ].filter(({ date }) => isPayable(date, known));
  const terms = countedTerms(source, known);
  const all = printed.map(({ date }) => date);
  const others = otherDaysOf(source, all, { terms, ...known });
  const days = [
    ...printed.map(({ date, hasYear }) => {
      const { day, start, end } = date;
      return {
        day,
        start,
        end,
        features: featuresOfDue(source, date, { hasYear, others, ...known }),
      };
    }),
    ...terms.map((term) => {
      const { day, start, end } = term;
      return { day, start, end, features: featuresOfTerm(term, { others, ...known }) };
    }),
  ];
  const features = days.map((day) => day.features);
  return { days, none: featuresOfNothingDue(source, features, known) };
}

/** Returns whether something can be payable on a day: only reminders name former ones. */
function isPayable({ day }: ReadDate, { documentType, documentDate }: Known): boolean {
  return documentDate === undefined || documentType === 'reminder' || day >= documentDate;
}

const mostDays = 40;

function likeliestOf(source: SourceText, dates: readonly ReadDate[]): ReadDate[] {
  if (dates.length <= mostDays) return [...dates];
  const likelihoodOf = (date: ReadDate) =>
    Math.max(
      isToPay(source, date) ? 0.5 : 0,
      ...date.labels.map(({ label, strength }) => (label.role === 'dueDate' ? strength : 0)),
    );
  return dates
    .map((date) => ({ date, likelihood: likelihoodOf(date) }))
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .slice(0, mostDays)
    .map(({ date }) => date);
}

const longestLine = 200;

function otherDaysOf(
  source: SourceText,
  dates: readonly ReadDate[],
  { terms, documentDate = '' }: { terms: readonly CountedTerm[] } & Known,
): OtherDays {
  const { folded } = source.paper;
  const later = dates.filter(({ day }) => day > documentDate);
  const toPay = dates.filter((date) => date.day >= documentDate && isToPay(source, date));
  const isBesideAmount = ({ line }: ReadDate) =>
    amount.test(folded.slice(line.start, Math.min(line.end, line.start + longestLine)));
  return {
    lines: new Set(dates.map(({ line }) => line.index)),
    last: daysOf(dates).at(-1),
    firstLater: daysOf(later)[0],
    firstToPay: daysOf(toPay)[0],
    firstBesideAmount: daysOf(later.filter(isBesideAmount))[0],
    ends: new Set(terms.filter(({ words }) => words['term of paying'] > 0).map(({ day }) => day)),
  };
}

function daysOf(dates: readonly ReadDate[]): string[] {
  return dates.map(({ day }) => day).toSorted();
}
