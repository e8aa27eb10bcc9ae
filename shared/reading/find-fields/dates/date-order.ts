import type { Language } from '../lexicon/lexicon.ts';
import type { Paper } from '../paper/paper.ts';
import { isValid, type PrintedDate } from './find-dates.ts';

/** Evidence for American papers in folded text: states before ZIP codes, telephone numbers, legal forms. */
const american = [
  /\b[a-z]{2} \d{5}(?:-\d{4})?\b/,
  /\(\d{3}\) ?\d{3}-\d{4}/,
  /\b(?:inc|llc|usd|zip|ssn|ein|usa)\b/,
  /\$ ?\d/,
  /\b(?:m\.?d|d\.?d\.?s|lbs?|apt|ste)\b/,
  /\d:\d\d ?[ap]\.?m\b/,
  /\d ?° ?f\b/,
  /\b(?:911|mrn|copay|deductible|sq\.? ?ft|checks? payable)\b/,
  /\b[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?, (?:19|20)\d\d\b/,
  /\b(?:mr|mrs|ms|dr)\. [a-z]/,
];
const british = [
  /£/,
  /\bvat\b/,
  /\b(?:ltd|plc|gbp|limited|eur)\b/,
  /\b[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}\b/,
  /€/,
  /\b0\d{2,4} ?\d{3,4} ?\d{3,4}\b/,
  /\b\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9} (?:19|20)\d\d\b/,
  /\b(?:mr|mrs|ms|dr) [a-z]/,
  /\b(?:nhs|surgery|co\. (?:galway|cork|dublin|kerry|mayo|clare|donegal|wicklow|kildare|meath|louth|wexford|waterford|limerick|tipperary|sligo|down|antrim|armagh|tyrone)|eircode|ireland|postcode|council|colour|centre|cheque|organis|tyres?|licence|programme|whilst)/,
];
const sampleLength = 20_000;

/** Returns whether days like `3/12/2024` begin with the month, by the other days of the paper, or else by its country. */
export function isMonthFirst(
  paper: Paper,
  { dates, language }: { dates: readonly PrintedDate[]; language: Language | undefined },
): boolean {
  if (language !== undefined && language !== 'en') return false;
  let votes = 0;
  for (const { first, second, isOpen } of dates) {
    if (!isOpen) continue;
    if (first > 12) votes -= 1;
    else if (second > 12) votes += 1;
  }
  if (votes !== 0) return votes > 0;
  const sample = paper.folded.slice(0, sampleLength);
  const count = (patterns: readonly RegExp[]) =>
    patterns.filter((pattern) => pattern.test(sample)).length;
  const lean = leanOf(dates);
  return count(american) + Math.max(0, lean) > count(british) + Math.max(0, -lean);
}

const muchNearer = 4;
/** Payments on a fixed day of the month are nearer to each other in the wrong order. */
const isFixed = (numbers: readonly number[]) => new Set(numbers).size === 1;

/** Returns 1 if the open days of a paper are much nearer to each other with the month first, and -1 if they are with the day first. */
function leanOf(dates: readonly PrintedDate[]): number {
  const open = dates.filter(({ isOpen, first, second }) => isOpen && first !== second);
  const years = new Set(open.map(({ year }) => year));
  if (open.length < 2 || years.size > 1) return 0;
  if (isFixed(open.map(({ first }) => first)) || isFixed(open.map(({ second }) => second)))
    return 0;
  const [ofMonths, ofDays] = [spreadOf(open, true), spreadOf(open, false)];
  if (ofDays * muchNearer < ofMonths) return -1;
  return ofMonths * muchNearer < ofDays ? 1 : 0;
}

function spreadOf(dates: readonly PrintedDate[], monthFirst: boolean): number {
  let [least, most] = [Infinity, -Infinity];
  for (const date of dates) {
    const time = Date.parse(dayOf(date, monthFirst) ?? '');
    if (time < least) least = time;
    if (time > most) most = time;
  }
  return most - least;
}

/** Returns the day as `YYYY-MM-DD`; undefined if it is invalid in both orders. */
export function dayOf(
  { year, first, second, isOpen }: PrintedDate,
  monthFirst: boolean,
): string | undefined {
  if (isOpen && (monthFirst || !isValid(year, second, first)) && isValid(year, first, second)) {
    return formatDay(year, first, second);
  }
  return isValid(year, second, first) ? formatDay(year, second, first) : undefined;
}

/** Returns the last day of a month, from 1 to 12, as `YYYY-MM-DD`. */
export function lastDayOf(year: number, month: number): string {
  return formatDay(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate());
}

/** Formats a day as `YYYY-MM-DD`. */
export function formatDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
