import { keepResults } from '../../i18n/keep-results.ts';

type Part = 'day' | 'month' | 'year';

const partsOf = keepResults((locale: string): Part[] =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(new Date(0))
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : [])),
);

const shortFormat = keepResults(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A day (`YYYY-MM-DD`) as it is typed in a language: 31/03/2026, 31.03.2026. */
export function typedDay(day: string, locale: string): string {
  return shortFormat(locale).format(new Date(`${day}T00:00:00Z`));
}

/**
 * A typed day as `YYYY-MM-DD`: in the order of the language, or as 2026-03-31. Years may have two digits or be left out, and
 * without separators it is 31032026 or 310326. Undefined for anything else.
 */
export function parseDay(text: string, locale: string, today = new Date()): string | undefined {
  const numbers = numbersIn(text.trim());
  if (!numbers) return undefined;
  const isYearFirst = numbers[0]?.length === 4;
  const order: Part[] = isYearFirst ? ['year', 'month', 'day'] : partsOf(locale);
  const typed = numbers.length === 2 ? order.filter((part) => part !== 'year') : order;
  const value = (part: Part) => numbers[typed.indexOf(part)];
  const year = fullYear(value('year') ?? String(today.getFullYear()), today);
  const date = new Date(Date.UTC(year, Number(value('month')) - 1, Number(value('day'))));
  const isReal =
    date.getUTCMonth() === Number(value('month')) - 1 && date.getUTCDate() === Number(value('day'));
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

function numbersIn(text: string): string[] | undefined {
  const [, first = '', second = '', year = ''] = /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(text) ?? [];
  if (first !== '') return [first, second, year];
  const numbers = text.split(/[^\d]+/).filter((part) => part !== '');
  const isDay = /^\d[\d\s./-]*$/.test(text) && (numbers.length === 2 || numbers.length === 3);
  return isDay ? numbers : undefined;
}

/** Two digits mean the year of that ending that is at most 20 years ahead: papers are rather old than due that late. */
function fullYear(digits: string, today: Date): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  const latest = today.getFullYear() + 20;
  return latest - ((((latest - year) % 100) + 100) % 100);
}
