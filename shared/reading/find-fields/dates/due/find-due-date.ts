import type { Paper } from '../../paper/paper.ts';
import { confidenceOf, type Found, type Known, type SourceText } from '../../source-text.ts';
import { formatDay } from '../date-order.ts';
import { findDaysOfYear, isValid } from '../find-dates.ts';
import { sureConfidence } from '../../finding.ts';
import { daysBetween, type ReadDate } from '../read-dates.ts';
import { type DueClues, dueDays, dueFactors, readDueClues } from './due-rules.ts';
import {
  arriving,
  asksForMoney,
  deadline,
  elsewhere,
  isAskedBehind,
  isCreditNote,
  paying,
  payingOn,
  rarelyDue,
} from './due-words.ts';
import { findPaymentTerm } from './find-payment-term.ts';

const mostDays = 500;

/** Returns the first printed day of payment, or else the last day of a printed term. */
export function findDueDate(
  source: SourceText,
  { dates, ...known }: { dates: readonly ReadDate[] } & Known,
): Found<string> | undefined {
  const { paper } = source;
  if (isCreditNote(paper.folded)) return undefined;
  const printed = findPrintedDay(paper, { dates, ...known });
  if (printed && printed.confidence >= sureConfidence) return printed;
  const counted = findPaymentTerm(source, known);
  const isCounted = counted && counted.confidence > (printed?.confidence ?? 0);
  return isCounted ? counted : printed;
}

function findPrintedDay(
  paper: Paper,
  { dates, ...known }: { dates: readonly ReadDate[] } & Known,
): Found<string> | undefined {
  const candidates = dates.flatMap((date) => {
    const clues = readDueClues(paper, date, known);
    return isOfPayment(clues) ? { date, score: scoreOfDue(clues) } : [];
  });
  const best = Math.max(0, ...candidates.slice(0, mostDays).map(({ score }) => score));
  const [first] = candidates
    .filter(({ score }) => score >= best * 0.85)
    .toSorted((a, b) => a.date.day.localeCompare(b.date.day));
  if (!first) return findDueDayOfYear(paper, known);
  const { day, start, end } = first.date;
  return { value: day, start, end, confidence: confidenceOf(first.score) };
}

/** Returns whether any evidence says that a day is one of payment. */
export function isOfPayment({
  date,
  isGivenBack,
  isAsked,
  isStatedAsDue,
  isNearest,
}: DueClues): boolean {
  if (isGivenBack || (date.isPeriod && !isAsked)) return false;
  return isNearest || isStatedAsDue;
}

function scoreOfDue(clues: DueClues): number {
  const scores = dueDays
    .filter(({ applies }) => applies(clues))
    .map(({ weight, scaled }) => (scaled ? weight * (clues.due?.strength ?? 0) : weight));
  return dueFactors
    .filter(({ applies }) => applies(clues))
    .reduce((score, { weight }) => score * weight, Math.max(0, ...scores));
}

const longestTerm = 183;

/** Returns a last day that is printed without a year, such as `by 5 August`: the next one after the day of the document. */
function findDueDayOfYear(
  { folded }: Paper,
  { documentType, documentDate }: Known,
): Found<string> | undefined {
  if (documentDate === undefined || (documentType && rarelyDue.has(documentType))) return undefined;
  for (const { day, month, start, end } of findDaysOfYear(folded)) {
    const sentence = folded
      .slice(Math.max(0, start - 160), start)
      .replace(/^.*(?:[.!?;]\s|\n\n)/s, '');
    const isAsked = deadline.test(sentence) || payingOn.test(sentence);
    const isBehind = isAskedBehind(folded, { end });
    const isOfMoney =
      isBehind || paying.test(sentence) || (asksForMoney(documentType) && arriving.test(sentence));
    if (!(isAsked || isBehind) || !isOfMoney || elsewhere.test(sentence.slice(-80))) continue;
    const year = Number(documentDate.slice(0, 4));
    const value = [year, year + 1]
      .filter((one) => isValid(one, month, day))
      .map((one) => formatDay(one, month, day))
      .find((one) => one >= documentDate);
    if (value === undefined || daysBetween(documentDate, value) > longestTerm) continue;
    return { value, start, end, confidence: 74 };
  }
  return undefined;
}
