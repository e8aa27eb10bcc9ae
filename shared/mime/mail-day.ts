const months = [
  'jan ene gen sty ian',
  'feb fev lut',
  'mar mrz mrt maa',
  'apr avr abr kwi',
  'may mai mag maj mei',
  'jun juin giu cze iun',
  'jul juil lug lip iul',
  'aug aou ago sie',
  'sep set wrz',
  'oct okt ott out paz',
  'nov noi lis',
  'dec dez dic gru',
].map((names) => names.split(' '));

/** Matches `Wed, 6 Mar 2024 00:15:00 +0100`, `Wed Mar 6 00:15:00 2024`, `2024-03-06T00:15:00+01:00` and `20240306001500Z`. */
const writtenDays = [
  /(?<![\w:])(?<day>\d{1,2})(?:\.|er)?[ -](?:de )?(?<month>[a-z]{3,12})\.?[ -](?:de )?(?<year>\d{4}|\d{2,3}(?![\d:]))/i,
  /\b(?<month>[a-z]{3,12})\.? (?<day>\d{1,2}),? (?:[\d:]{4,8} (?:[a-z]{1,5} |[+-]\d{4} )?)?(?<year>\d{4})/i,
  /(?<![\w:])(?<year>\d{4})(?<separator>[-/])(?<month>\d{2})\k<separator>(?<day>\d{2})/,
  /(?<!\w)(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})T?\d{4,6}(?!\d)/,
];

/** Returns the day of a Date header (RFC 5322, 3.3 and 4.3) in the time zone of its sender, as `YYYY-MM-DD`; undefined if there is none. */
export function mailDayOf(value: string): string | undefined {
  const plain = value
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ');
  for (const written of writtenDays) {
    const { day, month = '', year = '' } = written.exec(plain)?.groups ?? {};
    if (day === undefined) continue;
    const number = /^\d/.test(month) ? Number(month) : monthNamed(month.toLowerCase());
    const date = dayOf(fullYear(year), number, Number(day));
    if (date) return date;
  }
  return undefined;
}

function monthNamed(name: string): number {
  return months.findIndex((names) => names.some((beginning) => name.startsWith(beginning))) + 1;
}

/** Years of two and three digits are completed by RFC 5322. */
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
