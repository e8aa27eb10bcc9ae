import { currencies, hundredthsOf } from '../../../reading/fields/money.ts';
import { localDay, timeOf } from '../../../time/local-time.ts';
import { utcDay } from '../../../time/utc-day.ts';
import { filterOfWord, wordKey, wordKeys } from './filter-words.ts';
import { paymentWords } from './value-words.ts';
import { plainNumber } from './number-text.ts';
import { daysOfPeriod, type Days } from './periods.ts';
import { officeMimeTypes } from '../../../reading/file-types/mime-types.ts';

export const presenceKeys = [
  'tag',
  'correspondent',
  'kind',
  'date',
  'due',
  'ends',
  'notice',
  'amount',
  'iban',
  'ref',
  'vat',
  'asn',
] as const;
export type PresenceKey = (typeof presenceKeys)[number];

/** Returns whether a value of `has:` and `no:` is one of these keys, ignoring case. */
export function isPresenceKey(value: string): boolean {
  return presenceKeys.some((key) => key === value.toLowerCase());
}

/** Returns the key that a value of `has:` and `no:` names in any of the languages. */
export function presenceKeyOf(value: string): PresenceKey | undefined {
  const meant = filterOfWord(value);
  return presenceKeys.find((key) => key === value.toLowerCase() || key === meant);
}

export const inboxPlace = 'inbox';

/** Values of `is:`. An unpaid document has a due date; an overdue one has a past due date. */
export const paymentStates = ['paid', 'unpaid', 'overdue'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Returns the state that a value of `is:` names in any of the languages. */
export function paymentStateOf(value: string): PaymentState | undefined {
  const typed = wordKey(value);
  return paymentStates.find((state) =>
    [state, ...paymentWords[state]].some((word) => wordKeys(word).includes(typed)),
  );
}

/** Suggested values of `type:`. A MIME type that ends with `/` includes all that begin with it. */
export const searchTypes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    pdf: ['application/pdf'],
    image: ['image/'],
    text: ['text/'],
    markdown: ['text/markdown'],
    html: ['text/html'],
    csv: ['text/csv', 'text/tab-separated-values'],
    json: ['application/json'],
    xml: ['application/xml'],
    email: ['message/rfc822', 'application/vnd.ms-outlook'],
    word: [
      officeMimeTypes.docx,
      officeMimeTypes.odt,
      'application/msword',
      'application/rtf',
      'text/rtf',
    ],
    spreadsheet: [
      officeMimeTypes.xlsx,
      officeMimeTypes.ods,
      'application/vnd.ms-excel',
      'text/csv',
    ],
    presentation: [officeMimeTypes.pptx, officeMimeTypes.odp, 'application/vnd.ms-powerpoint'],
    archive: [
      'application/zip',
      'application/gzip',
      'application/x-7z-compressed',
      'application/x-tar',
    ],
    audio: ['audio/'],
    video: ['video/'],
    ...Object.fromEntries(
      Object.entries(officeMimeTypes).map(([extension, mimeType]) => [extension, [mimeType]]),
    ),
  }),
);

/** Extensions that `type:` accepts without suggesting them. */
const searchExtensions: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    txt: ['text/plain'],
    md: ['text/markdown'],
    rtf: ['application/rtf', 'text/rtf'],
    eml: ['message/rfc822'],
    jpg: ['image/jpeg'],
    jpeg: ['image/jpeg'],
    png: ['image/png'],
    zip: ['application/zip'],
  }),
);

/** An interval that includes `from` and excludes `before`; either may be missing. */
export type Interval<Value> = { from?: Value; before?: Value };

/** Returns the MIME types of a `type:` value: one of `searchTypes`, an extension or a MIME type; undefined for anything else. */
export function parseTypeFilter(value: string): readonly string[] | undefined {
  const type = value.toLowerCase();
  const known = searchTypes.get(type) ?? searchExtensions.get(type);
  return known ?? (/^[a-z]+\/[a-z0-9.+-]*$/.test(type) ? [type] : undefined);
}

export type Moment = { now: Date; timeZone: string };

/** Returns the current time in UTC, for searches without a user. */
export function momentInUtc(): Moment {
  return { now: new Date(), timeZone: 'UTC' };
}

/** Parses days as `parseDayFilter` does, and returns the times at which they begin in the time zone. */
export function parseCreatedFilter(value: string, moment: Moment): Interval<Date> | undefined {
  const days = parseDayFilter(value, moment);
  const startOf = (day: string | undefined) =>
    day === undefined ? undefined : timeOf(day, 0, moment.timeZone);
  return days && { from: startOf(days.from), before: startOf(days.before) };
}

/**
 * Parses days: `2026`, `2026-01`, `2026-01-31`, `31.1.2026` or the name of a period, after `>`, `>=`, `<` or `<=`, or two of them with `..`
 * between.
 */
export function parseDayFilter(value: string, moment: Moment): Interval<string> | undefined {
  return parseInterval(value, (text) => calendarDays(text) ?? periodDays(text, moment));
}

function periodDays(word: string, { now, timeZone }: Moment) {
  return daysOfPeriod(word, localDay(now, timeZone));
}

/** Parses an amount into hundredths: `100`, `>99.90`, `10..20`, with an optional currency code: `>100eur`; or `eur` for any amount. */
export function parseAmountFilter(
  value: string,
): { interval: Interval<number>; currency?: string } | undefined {
  if (currencies.has(value.toUpperCase())) return { interval: {}, currency: value.toUpperCase() };
  const [, amounts = '', currency] = /^(.*\d)([a-z]{3})?$/i.exec(value) ?? [];
  const interval = parseInterval(amounts, parseAmount);
  return interval && { interval, ...(currency && { currency: currency.toUpperCase() }) };
}

/** Parses a number: `3`, `>-0.5`, `10..20`. */
export function parseNumberFilter(value: string): Interval<number> | undefined {
  return parseInterval(value, parseNumber);
}

/** Parses archive numbers: `12`, `>10`, `1..20`. */
export function parseArchiveNumberFilter(value: string): Interval<number> | undefined {
  return parseInterval(value, (text) => {
    if (!/^\d{1,10}$/.test(text)) return undefined;
    const number = Number(text);
    return { from: number, before: number + 1 };
  });
}

/** Parses a size: `500kb`, `1.5mb`, `2gib` or `1024` (bytes), with the operators of `created:`. Without one, the size is approximate. */
export function parseSizeFilter(value: string): Interval<number> | undefined {
  return parseInterval(value, parseSize);
}

function parseInterval<Value>(
  value: string,
  parse: (text: string, isExact: boolean) => Required<Interval<Value>> | undefined,
): Interval<Value> | undefined {
  const dots = value.lastIndexOf('..', value.length - 3);
  if (dots > 0) {
    const [first, last] = [parse(value.slice(0, dots), true), parse(value.slice(dots + 2), true)];
    return first && last && { from: first.from, before: last.before };
  }
  const [, sign = '', operand = ''] = /^(>=|<=|>|<|=)?(.+)$/.exec(value) ?? [];
  const parsed = parse(operand, sign !== '');
  if (!parsed) return undefined;
  switch (sign) {
    case '>':
      return { from: parsed.before };
    case '>=':
      return { from: parsed.from };
    case '<':
      return { before: parsed.from };
    case '<=':
      return { before: parsed.before };
    default:
      return parsed;
  }
}

function calendarDays(text: string): Days | undefined {
  const [, ...written] = /^([12]\d{3})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text) ?? [];
  const [, ...reversed] = /^(?:(\d{1,2})\.)?(\d{1,2})\.([12]\d{3})$/.exec(text) ?? [];
  const [year, month, day] = (written.length > 0 ? written : reversed.toReversed()).map((part) =>
    part === undefined ? undefined : Number(part),
  );
  if (year === undefined) return undefined;
  const from = new Date(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  if (from.getUTCMonth() !== (month ?? 1) - 1 || from.getUTCDate() !== (day ?? 1)) return undefined;
  const before = Date.UTC(
    month === undefined ? year + 1 : year,
    day === undefined && month !== undefined ? month : (month ?? 1) - 1,
    (day ?? 0) + 1,
  );
  return { from: utcDay(from), before: utcDay(new Date(before)) };
}

const units: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '': 1,
    b: 1,
    k: 1e3,
    kb: 1e3,
    kib: 1024,
    m: 1e6,
    mb: 1e6,
    mib: 1024 ** 2,
    g: 1e9,
    gb: 1e9,
    gib: 1024 ** 3,
  }),
);

// Without an operator, `1.5mb` matches every size that is displayed as 1.5 MB.
function parseSize(text: string, isExact: boolean): Required<Interval<number>> | undefined {
  const match = /^(\d{1,12})(?:[.,](\d{1,3}))?([a-z]{0,3})$/i.exec(text);
  const [, whole = '', fraction = '', name = ''] = match ?? [];
  const unit = units.get(name.toLowerCase());
  if (!match || unit === undefined) return undefined;
  const size = Number(`${whole}.${fraction || 0}`) * unit;
  if (isExact || unit === 1) return { from: Math.ceil(size), before: Math.floor(size) + 1 };
  const half = (unit * 10 ** -fraction.length) / 2;
  return { from: size - half, before: size + half };
}

// Parses a number with a tolerance for rounding that is smaller than the difference between numbers of 15 digits.
function parseNumber(text: string): Required<Interval<number>> | undefined {
  const plain = plainNumber(text, 15);
  if (plain === undefined) return undefined;
  const number = Number(plain);
  const error = Math.abs(number) * 4e-16 || Number.MIN_VALUE;
  return { from: number - error, before: number + error };
}

const maxAmountLength = '-1234567890123.45'.length;

function parseAmount(text: string): Required<Interval<number>> | undefined {
  const plain = plainNumber(text, 2);
  if (plain === undefined || plain.length > maxAmountLength) return undefined;
  const hundredths = hundredthsOf(Number(plain));
  return { from: hundredths, before: hundredths + 1 };
}
