const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `Wed, 6 Mar 2024 00:15:00 +0100`, `Wed Mar 6 00:15:00 2024` and `2024-03-06T00:15:00+01:00`. */
const writtenDays = [
  /(?<![\w:])(?<day>\d{1,2})[ -](?<month>[a-z]{3})[a-z]*\.?[ -](?<year>\d{4}|\d{2,3}(?![\d:]))/i,
  /\b(?<month>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?:[\d:]{4,8} (?:[a-z]{1,5} |[+-]\d{4} )?)?(?<year>\d{4})/i,
  /(?<![\w:])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/,
];

/**
 * The day of a Date header (RFC 5322, 3.3 and 4.3) as its sender has written it: the one where they were, whatever it was
 * elsewhere. In ISO 8601; undefined if it is none.
 */
export function mailDayOf(value: string): string | undefined {
  const plain = value.replaceAll(/\([^()]*\)/g, ' ').replaceAll(/\s+/g, ' ');
  for (const written of writtenDays) {
    const { day, month = '', year = '' } = written.exec(plain)?.groups ?? {};
    if (day === undefined) continue;
    const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
    const date = dayOf(fullYear(year), number, Number(day));
    if (date) return date;
  }
  return undefined;
}

/** Years of two and three digits are those that RFC 5322 gives them. */
function fullYear(year: string): number {
  const number = Number(year);
  if (year.length === 4) return number;
  return year.length === 2 && number < 50 ? 2000 + number : 1900 + number;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = month > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}
