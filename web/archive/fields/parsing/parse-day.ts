import { dateLocale } from '../../../i18n/formats/date-locale.ts';
import { keepResults } from '../../../i18n/formats/keep-results.ts';
import { monthNamed } from './month-names.ts';

type Part = 'day' | 'month' | 'year';
type TypedParts = Partial<Record<Part, string>>;

const partsOf = keepResults((locale: string): Part[] =>
  new Intl.DateTimeFormat(dateLocale(locale))
    .formatToParts(new Date(0))
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : [])),
);

const shortFormat = keepResults(
  (locale: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

export function typedDay(day: string, locale: string): string {
  return shortFormat(locale).format(new Date(`${day}T00:00:00Z`));
}

/**
 * Parses a typed date to `YYYY-MM-DD`: in the order of the locale, as 2026-03-31, or with the month's name (31 Mar
 * 2026). Years may have two digits or be omitted, and separators may be missing (31032026 or 310326). Returns undefined
 * for anything else.
 */
export function parseDay(text: string, locale: string, today = new Date()): string | undefined {
  const typed = numericParts(text.trim(), locale) ?? namedParts(text, locale);
  if (!typed) return undefined;
  const [month, day] = [Number(typed.month), Number(typed.day)];
  const year = fullYear(typed.year ?? String(today.getFullYear()), today);
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date` maps years below 100 to the last century.
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function numericParts(text: string, locale: string): TypedParts | undefined {
  const numbers = numbersIn(text);
  if (!numbers) return undefined;
  const isYearFirst = numbers[0]?.length === 4;
  const order: Part[] = isYearFirst ? ['year', 'month', 'day'] : partsOf(locale);
  const typed = numbers.length === 2 ? order.filter((part) => part !== 'year') : order;
  return Object.fromEntries(typed.map((part, index) => [part, numbers[index]]));
}

function numbersIn(text: string): string[] | undefined {
  const [, first = '', second = '', year = ''] = /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(text) ?? [];
  if (first !== '') return [first, second, year];
  const numbers = text.split(/[^\d]+/).filter((part) => part !== '');
  const isDay = /^\d[\d\s./-]*$/.test(text) && (numbers.length === 2 || numbers.length === 3);
  return isDay ? numbers : undefined;
}

/** Matches 31 March 2026, March 31st, 31 de março de 2026, 31. März 26, 2026 Mar 31. */
function namedParts(text: string, locale: string): TypedParts | undefined {
  if (!/^[\p{L}\p{M}\d\s.,/ºª°-]+$/u.test(text)) return undefined;
  const words = text
    .toLowerCase()
    .replaceAll(/(?<=\d)(st|nd|rd|th|er|[ºª°])(?![\p{L}\d])|(?<!\p{L})(of|del?)(?!\p{L})/gu, ' ')
    .match(/\d+|[\p{L}\p{M}]+/gu);
  const numbers = words?.filter((word) => /^\d{1,2}$|^\d{4}$/.test(word)) ?? [];
  const [name = '', ...others] = words?.filter((word) => !numbers.includes(word)) ?? [];
  if (others.length > 0 || numbers.length === 0 || numbers.length > 2) return undefined;
  const month = monthNamed(name, locale);
  if (month === undefined) return undefined;
  const [day, year] = numbers[0]?.length === 4 ? numbers.toReversed() : numbers;
  return { day, month: String(month), year };
}

/**
 * Two digits mean the latest such year that is at most 20 years ahead, as documents are more often old than due that
 * late.
 */
function fullYear(digits: string, today: Date): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  const latest = today.getFullYear() + 20;
  return latest - ((((latest - year) % 100) + 100) % 100);
}
