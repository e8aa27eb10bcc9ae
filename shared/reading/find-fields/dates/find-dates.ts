import { languages } from '../lexicon/lexicon.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { foldText } from '../paper/fold-text.ts';
import type { Cell } from '../paper/paper.ts';
import { spacedLetter } from '../paper/words.ts';
import { findDatesInScripts } from './find-dates-in-scripts.ts';
import { findDatesInWords } from './find-dates-in-words.ts';
import { monthsInLatinLetters } from './names-of-months.ts';

/** A printed date. `first` and `second` are day and month, in an order that depends on the paper if `isOpen`. */
export type PrintedDate = Cell & {
  year: number;
  first: number;
  second: number;
  isOpen: boolean;
  isShort: boolean;
  isInWords?: boolean;
};

const digit = '[\\doil|]';
/** A date can follow a number with other separators: `118/12.03.2024`. */
const boundary = `(?<!${spacedLetter}|\\d)(?<!\\d[.,-])(?<!\\d/(?=${digit}{1,4}/))`;
const ending = `(?![\\d])(?![./-]\\d)(?!(?:${spacedLetter}){2})`;

const numeric = new RegExp(
  `${boundary}(${digit}{1,2})\\s?([./,-])\\s{0,2}(${digit}{1,2})\\s?([./,-])\\s{0,2}('?${digit}{4}|'?${digit}{2})${ending}`,
  'gu',
);
/** Matches `25/2-25`, `25/2 -25`, `25/2 2025` and `25/2-2025`. */
const dayByMonth = new RegExp(
  `${boundary}(\\d{1,2})/(\\d{1,2})(?: ?-(\\d{2}|(?:19|20)\\d{2})| -? ?((?:19|20)\\d{2}))${ending}`,
  'gu',
);
const spaced = new RegExp(`${boundary}(\\d{1,2}) (\\d{1,2}) (\\d{4})${ending}`, 'gu');
/** Matches `20240312`. */
const unseparated = new RegExp(
  `${boundary}((?:19|20)\\d{2})(0[1-9]|1[0-2])([0-2]\\d|3[01])${ending}`,
  'gu',
);
/** Matches `240312`, in languages that begin with the year. */
const shortUnseparated = new RegExp(
  `${boundary}(\\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])${ending}`,
  'gu',
);
const yearFirst = new RegExp(
  `${boundary}([12]${digit}{3})\\s?([./-])[\\s-]?(${digit}{1,2})\\s?\\2[\\s-]?(${digit}{1,2})(?!\\d)(?!(?:${spacedLetter}){2})`,
  'gu',
);
const dayFirst = new RegExp(
  `${boundary}(${digit}{1,2})(?:st|nd|rd|th|er|ro|e|ste|de|ten|te|-?go|:[ae]|ησ?|[ºª°])?[\\s.,/'-]{0,3}(?:(?:dias|giorni|jours|zile) ?)?(?:(?:do|del|du|al) (?:mes|mese|mois) )?(?:(?:de|of|del|di|d)['\\s]{1,2})?([a-zα-ω][a-zα-ω01]{2,11}|[ivx]{1,4})[\\s.,/'-]{0,4}(?:(?:de|del|of|din|r\\.|a\\.c\\.|του|i aret)\\s{1,2}(?:ετουσ\\s)?)?(${digit}{4}|(?<=del? )2\\.0\\d{2}(?![.,]\\d)|\\d{2}(?![.:]\\d\\d(?!\\d)))(?!\\d)(?!\\p{L}{3})`,
  'gu',
);
const monthFirst = new RegExp(
  `(?<![\\p{L}\\d])([a-zα-ω]{3,11})[\\s./-]{1,3}(?:the )?(\\d{1,2})(?:st|nd|rd|th)?[\\s,./-]{1,4}(?:del? )?(${digit}{4}|'\\d{2})(?!\\d)`,
  'gu',
);
/** Matches `2025-Mar-03`. */
const yearAndMonth =
  /(?<![\p{L}\d.,/-])([12]\d{3})[ ./-]{1,2}([a-z]{3,9})[ ./-]{1,2}(\d{1,2})(?:st|nd|rd|th)?(?![\d.,/-]?\d)(?!\p{L})/gu;

const months = new Map<string, number>();
for (const names of [monthsInLatinLetters, ...languages.map((code) => lexicons[code].months)]) {
  names.forEach((forms, month) => {
    for (const form of foldText(forms).split(' ')) months.set(form, month + 1);
  });
}
'i ii iii iv v vi vii viii ix x xi xii'
  .split(' ')
  .forEach((numeral, month) => months.set(numeral, month + 1));

/** Returns the month, from 1, of its folded name, which may be damaged. */
export function monthOf(name: string): number | undefined {
  const read = name.replaceAll('0', 'o');
  return (
    months.get(name) ??
    months.get(read.replaceAll('1', 'l')) ??
    months.get(read.replaceAll('1', 'i'))
  );
}

/** Bounds the cost of hostile texts; real papers have fewer. */
const mostDates = 4000;

type DateParts = Omit<PrintedDate, 'start' | 'end'>;

type DateForm = {
  pattern: RegExp;
  read: (groups: readonly string[], known: KnownForms) => DateParts | undefined;
};

type KnownForms = {
  referenceYear: number;
  /** Separators of days that begin with a short year, as in Swedish and Japanese papers. */
  yearFirstBefore?: string;
  /** The year before the first one of the era in which years of one digit are. */
  eraStart?: number;
  /** Whether years of two digits are in this era, too. */
  isInEra?: boolean;
};

const forms: readonly DateForm[] = [
  {
    // 2024-03-12
    pattern: yearFirst,
    read: ([year = '', , month = '', day = '']) => {
      if (!mostlyDigits(year + month + day)) return undefined;
      return {
        year: digitsOf(year),
        first: digitsOf(day),
        second: digitsOf(month),
        isOpen: false,
        isShort: false,
      };
    },
  },
  { pattern: numeric, read: readNumeric },
  {
    // 12 March 2024
    pattern: dayFirst,
    read: ([day = '', name = '', year = ''], { referenceYear }) => {
      const month = monthOf(name);
      if (month === undefined || !mostlyDigits(day) || !/\d/.test(year)) return undefined;
      const isShort = year.length === 2;
      // `1 x 18` is a quantity and a price.
      if (isShort && /^[ivx]+$/.test(name)) return undefined;
      return {
        year: fullYear(year, referenceYear),
        first: digitsOf(day),
        second: month,
        isOpen: false,
        isShort,
      };
    },
  },
  {
    // March 12, 2024
    pattern: monthFirst,
    read: ([name = '', day = '', year = ''], { referenceYear }) => {
      const month = monthOf(name);
      if (month === undefined || !/\d/.test(year)) return undefined;
      return {
        year: fullYear(year, referenceYear),
        first: digitsOf(day),
        second: month,
        isOpen: false,
        isShort: year.startsWith("'"),
      };
    },
  },
  {
    // 2024-Mar-12
    pattern: yearAndMonth,
    read: ([year = '', name = '', day = '']) => {
      const month = monthOf(name);
      if (month === undefined) return undefined;
      return {
        year: Number(year),
        first: Number(day),
        second: month,
        isOpen: false,
        isShort: false,
      };
    },
  },
  {
    // 25/2-25
    pattern: dayByMonth,
    read: ([day = '', month = '', joined, apart], { referenceYear }) => {
      const year = joined ?? apart ?? '';
      return {
        year: fullYear(year, referenceYear),
        first: Number(day),
        second: Number(month),
        isOpen: year.length > 2,
        isShort: year.length === 2,
      };
    },
  },
  // 12 03 2024
  { pattern: spaced, read: ([day = '', month = '', year = '']) => bare(year, month, day) },
  // 20240312
  { pattern: unseparated, read: ([year = '', month = '', day = '']) => bare(year, month, day) },
  {
    // 240312
    pattern: shortUnseparated,
    read: ([year = '', month = '', day = ''], { referenceYear, yearFirstBefore, eraStart }) =>
      yearFirstBefore === undefined || eraStart !== undefined
        ? undefined
        : bare(String(fullYear(year, referenceYear)), month, day),
  },
];

function bare(year: string, month: string, day: string): DateParts {
  return {
    year: Number(year),
    first: Number(day),
    second: Number(month),
    isOpen: false,
    isShort: true,
  };
}

function readNumeric(
  groups: readonly string[],
  { referenceYear, yearFirstBefore = '', eraStart, isInEra = false }: KnownForms,
): DateParts | undefined {
  const [first = '', separator = '', second = '', other, year = ''] = groups;
  if (separator !== other && !(`${separator}${other}`.match(/^[.,]{2}$/) ?? false))
    return undefined;
  if (separator === ',' && other === ',') return undefined;
  if (!mostlyDigits(first + second + year)) return undefined;
  const isShort = year.replace("'", '').length === 2;
  if (isShort && yearFirstBefore.includes(separator)) {
    const before =
      first.length > 1 && !isInEra
        ? fullYear(first, referenceYear)
        : eraStart && eraStart + digitsOf(first);
    if (before === undefined) return undefined;
    const parts = { first: digitsOf(year), second: digitsOf(second), isOpen: false, isShort };
    if (isDay({ ...parts, year: before })) return { ...parts, year: before };
  }
  const isOpen = separator === '/' || separator === '-' || digitsOf(second) > 12;
  return {
    year: fullYear(year, referenceYear),
    first: digitsOf(first),
    second: digitsOf(second),
    isOpen,
    isShort,
  };
}

/** Returns all dates of a folded text in order. */
export function findDates(
  folded: string,
  referenceYear: number,
  order: Omit<KnownForms, 'referenceYear'> = {},
): PrintedDate[] {
  const known = { referenceYear, ...order };
  const dates = forms.flatMap((form) => findOfForm(folded, form, known));
  for (const { month, day, ...written } of findDatesInWords(folded)) {
    const date = { ...written, first: day, second: month, isOpen: false, isShort: false };
    if (isDay(date)) dates.push({ ...date, isInWords: true });
  }
  for (const { month, day, ...written } of findDatesInScripts(folded)) {
    const date = { ...written, first: day, second: month, isOpen: false, isShort: false };
    if (isDay(date)) dates.push(date);
  }
  return withoutOverlaps(dates.filter((date) => !isAcrossCells(folded, date)));
}

/** The number of a house and a month in the next column are no day. */
function isAcrossCells(folded: string, { start, end }: Cell): boolean {
  return /\S {3,}\S|\t/.test(folded.slice(start, end));
}

function findOfForm(folded: string, { pattern, read }: DateForm, known: KnownForms): PrintedDate[] {
  const dates: PrintedDate[] = [];
  pattern.lastIndex = 0;
  for (
    let match = pattern.exec(folded);
    match && dates.length < mostDates;
    match = pattern.exec(folded)
  ) {
    const [printed, ...groups] = match;
    const date = read(groups, known);
    if (date && isDay(date))
      dates.push({ ...date, start: match.index, end: match.index + printed.length });
    else pattern.lastIndex = match.index + 1;
  }
  return dates;
}

function mostlyDigits(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits * 2 >= text.length && digits > 0;
}

function digitsOf(text: string): number {
  return Number(text.replaceAll('o', '0').replaceAll(/[il|]/g, '1').replaceAll(/\D/g, ''));
}

function fullYear(text: string, referenceYear: number): number {
  const year = digitsOf(text);
  if (text.replace("'", '').length > 2) return year;
  return year + (year + 2000 > referenceYear + 15 ? 1900 : 2000);
}

function isDay({ year, first, second, isOpen }: DateParts): boolean {
  if (year < 1850 || year > 2150) return false;
  return isValid(year, second, first) || (isOpen && isValid(year, first, second));
}

/** Returns whether a day exists; months and days are from 1. */
export function isValid(year: number, month: number, day: number): boolean {
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
  );
}

function withoutOverlaps(dates: PrintedDate[]): PrintedDate[] {
  const sorted = dates.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: PrintedDate[] = [];
  for (const date of sorted) {
    const last = kept.at(-1);
    if (!last || date.start >= last.end) kept.push(date);
    else if (date.end - date.start > last.end - last.start) kept[kept.length - 1] = date;
  }
  return kept;
}
