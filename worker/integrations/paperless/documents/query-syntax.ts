import {
  documentTypesNamed,
  type NamedType,
} from '../../../../shared/archive/search/syntax/type-words.ts';
import { filterOfWord } from '../../../../shared/archive/search/syntax/filter-words.ts';
import {
  parseDayFilter,
  parseTypeFilter,
} from '../../../../shared/archive/search/syntax/search-filters.ts';
import { searchFilterKeys } from '../../../../shared/archive/search/syntax/search-pieces.ts';

const keys: ReadonlyMap<string, string> = new Map(
  Object.entries({
    title: 'name',
    content: 'content',
    tag: 'tag',
    tags: 'tag',
    correspondent: 'correspondent',
    type: 'kind',
    document_type: 'kind',
    created: 'date',
    added: 'added',
    notes: 'note',
    note: 'note',
    archive_serial_number: 'asn',
  }),
);

/**
 * The day that relative days refer to (`YYYY-MM-DD`), and the types and fields of the organization.
 */
type QueryContext = {
  today: string;
  fieldKeys?: readonly string[];
  types?: readonly NamedType[];
};

export function mayNameType(query: string): boolean {
  return query.includes(':');
}

/**
 * Returns the filter of Sheaf for a key. Clients also send filters of Sheaf, from the rules of a
 * view.
 */
function filterKeyOf(
  key: string,
  value: string,
  { fieldKeys = [], types = [] }: QueryContext,
): string | undefined {
  const isNoDocumentType = documentTypesNamed(value, types).length === 0;
  if (key === 'type' && isNoDocumentType && parseTypeFilter(value)) return key;
  const isOwn =
    searchFilterKeys.some((each) => each === key) || fieldKeys.includes(key) || filterOfWord(key);
  return keys.get(key) ?? (isOwn ? key : undefined);
}

const piece =
  /(?<sign>[+-])?(?:(?<key>[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*):)?(?:\[(?<range>[^\][]*)\]|"(?<phrase>[^"]*)"|(?<word>[^\s()[\]"]+))/giu;

/**
 * Translates a search in the syntax of Paperless-ngx to that of Sheaf. Alternatives (`OR`), groups
 * and keys that Sheaf does not have are left out.
 */
export function translateQuery(query: string, context: QueryContext): string {
  const { today } = context;
  const translated: string[] = [];
  let isNegated = false;
  for (const { groups = {} } of query.matchAll(piece)) {
    const { sign, key, range, phrase, word } = groups;
    if (key === undefined && sign === undefined && word !== undefined) {
      if (word === 'NOT') isNegated = true;
      if (/^(?:AND|OR|NOT|TO)$/.test(word)) continue;
    }
    const minus = isNegated || sign === '-' ? '-' : '';
    isNegated = false;
    const filter = key && filterKeyOf(key.toLowerCase(), phrase ?? word ?? '', context);
    if (key !== undefined && filter === undefined) continue;
    const value = translateValue(filter, {
      range,
      phrase,
      word: word?.replaceAll(/\*|[\^~]\d*/g, ''),
      today,
    });
    if (value !== undefined && value !== '') translated.push(`${minus}${value}`);
  }
  return translated.join(' ');
}

const dayKeys = ['date', 'added', 'due', 'ends', 'notice'];

type Value = {
  range: string | undefined;
  phrase: string | undefined;
  word: string | undefined;
  today: string;
};

function translateValue(key: string | undefined, value: Value): string | undefined {
  const { range, phrase, word, today } = value;
  const isDay = key !== undefined && dayKeys.includes(key);
  const prefix = key === undefined ? '' : `${key}:`;
  if (range !== undefined) {
    if (key === undefined) return undefined;
    const [from, to] = range
      .split(/\bto\b/i)
      .map((text) => (isDay ? dayOf(text, today) : text.trim()));
    const interval = intervalOf(from, to);
    return interval && `${prefix}${interval}`;
  }
  if (isDay) {
    const named = (phrase ?? word ?? '').toLowerCase();
    const moment = { now: new Date(today), timeZone: 'UTC' };
    if (!/\s/.test(named) && parseDayFilter(named, moment)) return `${prefix}${named}`;
    const day = periods.get(named) ?? dayOf(named, today) ?? partialDay(named);
    return day && `${prefix}${day}`;
  }
  const text = phrase ?? word ?? '';
  if (text === '') return undefined;
  return phrase === undefined && !/[\s:]/.test(text) ? `${prefix}${text}` : `${prefix}"${text}"`;
}

const periods: ReadonlyMap<string, string> = new Map(
  Object.entries({
    today: 'today',
    yesterday: 'yesterday',
    'this week': 'this-week',
    'previous week': 'last-week',
    'this month': 'this-month',
    'previous month': 'last-month',
    'this year': 'this-year',
    'previous year': 'last-year',
  }),
);

function intervalOf(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return `${from}..${to}`;
  if (from) return `>=${from}`;
  return to && `<=${to}`;
}

function partialDay(text: string): string | undefined {
  return /^\d{4}(?:-\d{2})?$/.test(text) ? text : undefined;
}

/** Examples: `2026-01-31`, a time of that day, `20260131`, `now`, `-1 week`, `-3 months`. */
function dayOf(text: string, today: string): string | undefined {
  const written = text.trim().toLowerCase();
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?:t.*|\d{6})?$/.exec(written) ?? [];
  if (year && month && day) return `${year}-${month}-${day}`;
  if (written === 'now' || written === 'today') return today;
  if (written === 'yesterday') return movedDay(today, -1, 'day');
  const [, sign, count, unit = ''] = /^([+-])?(\d+)\s*(day|week|month|year)s?$/.exec(written) ?? [];
  if (count === undefined) return undefined;
  const amount = Number(count) * (sign === '+' ? 1 : -1);
  return movedDay(today, unit === 'week' ? amount * 7 : amount, unit);
}

function movedDay(from: string, amount: number, unit: string): string | undefined {
  const date = new Date(`${from}T00:00:00Z`);
  if (unit === 'day' || unit === 'week') date.setUTCDate(date.getUTCDate() + amount);
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + amount);
  if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() + amount);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}
