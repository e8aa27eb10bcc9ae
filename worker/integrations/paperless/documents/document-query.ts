import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { textKey } from '../../../../shared/archive/custom-fields/value-key.ts';
import type { SearchFilter } from '../../../../shared/archive/search/parse-search-query.ts';
import type {
  Interval,
  PresenceKey,
} from '../../../../shared/archive/search/syntax/search-filters.ts';
import type {
  DocumentSortField,
  SortOrder,
} from '../../../../shared/archive/documents/document.ts';
import { utcDay } from '../../../../shared/time/utc-day.ts';
import type { NamedType } from '../../../../shared/archive/search/syntax/type-words.ts';
import { translateQuery } from './query-syntax.ts';
import { wholeNumber } from '../http/pages.ts';
import type { ItemRow, NumberedItem } from '../numbers/number-store.ts';
import type { NumberedKind } from '../numbers/number-table.ts';
import { fieldQueryFilter, itemsInFieldQuery } from '../fields/field-query.ts';
import { limits } from '../../../../shared/limits.ts';
import { dayFilters, hasVainCalendar, timeFilters } from './day-filters.ts';
import { sortFieldOf } from './sort-fields.ts';

export type DocumentQuery = {
  searchQuery: string;
  filters: SearchFilter[];
  tags: string[];
  documentIds: string[] | undefined;
  similarTo: string | undefined;
  sortField: DocumentSortField | undefined;
  sortOrder: SortOrder;
};

const numbered = new Map<string, NumberedKind>(
  Object.entries({
    tags__id: 'tag',
    tags__id__all: 'tag',
    tags__id__in: 'tag',
    tags__id__none: 'tag',
    correspondent__id: 'correspondent',
    correspondent__id__in: 'correspondent',
    correspondent__id__none: 'correspondent',
    document_type__id: 'type',
    document_type__id__in: 'type',
    document_type__id__none: 'type',
    custom_fields__id__all: 'field',
    custom_fields__id__in: 'field',
    custom_fields__id__none: 'field',
    id__in: 'document',
    id: 'document',
    more_like_id: 'document',
  } as const),
);

export function itemsNamedIn(params: URLSearchParams): NumberedItem[] {
  const named = [...numbered].flatMap(([name, kind]) =>
    numbersIn(params.get(name)).map((number) => ({ kind, number })),
  );
  const [, field] = /^-?custom_field_(\d{1,9})$/.exec(params.get('ordering') ?? '') ?? [];
  return [
    ...named,
    ...(field === undefined ? [] : [{ kind: 'field' as const, number: Number(field) }]),
    ...itemsInFieldQuery(params.get('custom_field_query')),
  ];
}

function numbersIn(list: string | null): number[] {
  return (list ?? '').split(',').flatMap((text) => wholeNumber(text.trim()) ?? []);
}

type Known = { now: Date; fields: readonly CustomField[]; types: readonly NamedType[] };

export const nothing: SearchFilter = { kind: 'anyOf', filters: [], isExcluded: false };

/**
 * Returns the query for the parameters of a request. `items` are those that they identify by
 * number. Unknown parameters, and most invalid values of a parameter, are ignored; an invalid query
 * finds nothing.
 */
export function documentQueryOf(
  params: URLSearchParams,
  { items, ...known }: Known & { items: readonly ItemRow[] },
): DocumentQuery {
  const { fields } = known;
  const idsOf = (name: string): { ids: string[]; isNamed: boolean; areAll: boolean } => {
    const numbers = numbersIn(params.get(name));
    const found = items.filter(
      ({ kind, number }) => kind === numbered.get(name) && numbers.includes(number),
    );
    const ids = [...new Set(found.map(({ itemId }) => itemId))];
    return { ids, isNamed: numbers.length > 0, areAll: ids.length === new Set(numbers).size };
  };
  const filters: SearchFilter[] = [];
  const tags: string[] = [];
  for (const name of ['tags__id__all', 'tags__id']) {
    const { ids, areAll } = idsOf(name);
    tags.push(...ids);
    if (!areAll) filters.push(nothing);
  }
  const oneOf = (name: string, toFilter: (ids: string[]) => SearchFilter) => {
    const { ids, isNamed } = idsOf(name);
    if (isNamed) filters.push(ids.length === 0 ? nothing : toFilter(ids));
  };
  const noneOf = (name: string, toFilter: (ids: string[]) => SearchFilter) => {
    const { ids } = idsOf(name);
    if (ids.length > 0) filters.push({ ...toFilter(ids), isExcluded: true });
  };
  oneOf('tags__id__in', withTag);
  noneOf('tags__id__none', withTag);
  for (const name of ['correspondent__id', 'correspondent__id__in']) oneOf(name, from);
  noneOf('correspondent__id__none', from);
  for (const name of ['document_type__id', 'document_type__id__in']) oneOf(name, ofType);
  noneOf('document_type__id__none', ofType);
  const everyField = idsOf('custom_fields__id__all');
  filters.push(...everyField.ids.map(withField), ...(everyField.areAll ? [] : [nothing]));
  oneOf('custom_fields__id__in', (ids) => anyOf(ids.map(withField)));
  noneOf('custom_fields__id__none', (ids) => anyOf(ids.map(withField)));
  filters.push(...presenceFilters(params), ...numberFilters(params));
  filters.push(...dayFilters(params), ...timeFilters(params));
  if (hasVainCalendar(params)) filters.push(nothing);
  const fieldQuery = params.get('custom_field_query');
  if (fieldQuery) filters.push(fieldQueryFilter(fieldQuery, { fields, items }) ?? nothing);
  const hasFields = truthOf(params.get('has_custom_fields'));
  if (hasFields !== undefined) {
    filters.push({ ...anyOf(fields.map(({ id }) => withField(id))), isExcluded: !hasFields });
  }
  const part = params.get('custom_fields__icontains');
  if (part) filters.push(anyOf(fields.filter(isText).map(({ id }) => withPart(id, part))));
  const mimeType = params.get('mime_type');
  if (mimeType)
    filters.push({ kind: 'type', mimeTypes: [mimeType.toLowerCase()], isExcluded: false });
  const searchQuery = searchQueryOf(params, known);
  if (searchQuery === '' && isSearch(params)) filters.push(nothing);
  const only = idsOf('id__in').isNamed ? idsOf('id__in') : idsOf('id');
  const [similarTo] = idsOf('more_like_id').ids;
  return {
    searchQuery,
    filters,
    tags: [...new Set(tags)],
    documentIds: only.isNamed ? only.ids : undefined,
    similarTo: idsOf('more_like_id').isNamed ? (similarTo ?? '') : undefined,
    ...orderOf(params.get('ordering'), items),
  };
}

export function withTag(tagIds: string[]): SearchFilter {
  return { kind: 'anyTag', tagIds, isExcluded: false };
}

export function from(correspondentIds: string[]): SearchFilter {
  return { kind: 'correspondents', correspondentIds, isExcluded: false };
}

export function ofType(types: string[]): SearchFilter {
  return { kind: 'documentType', types, isExcluded: false };
}

function withField(fieldId: string): SearchFilter {
  return { kind: 'custom', fieldId, match: { kind: 'any' }, isExcluded: false };
}

function isText({ type }: CustomField): boolean {
  return type === 'text' || type === 'link';
}

function withPart(fieldId: string, text: string): SearchFilter {
  return {
    kind: 'custom',
    fieldId,
    match: { kind: 'part', key: textKey(text) },
    isExcluded: false,
  };
}

function has(field: PresenceKey, isSet: boolean): SearchFilter {
  return { kind: 'presence', field, isExcluded: !isSet };
}

function anyOf(filters: SearchFilter[]): SearchFilter {
  return { kind: 'anyOf', filters, isExcluded: false };
}

function presenceFilters(params: URLSearchParams): SearchFilter[] {
  const flag = (name: string) => truthOf(params.get(name));
  const filters: SearchFilter[] = [];
  const isTagged = flag('is_tagged') ?? not(flag('tags__id__isnull'));
  if (isTagged !== undefined) filters.push(has('tag', isTagged));
  const correspondent = not(flag('correspondent__isnull'));
  if (correspondent !== undefined) filters.push(has('correspondent', correspondent));
  const type = not(flag('document_type__isnull'));
  if (type !== undefined) filters.push(has('kind', type));
  const isNumbered = not(flag('archive_serial_number__isnull'));
  if (isNumbered !== undefined) filters.push(has('asn', isNumbered));
  const isInInbox = flag('is_in_inbox');
  if (isInInbox !== undefined) filters.push({ kind: 'inbox', isExcluded: !isInInbox });
  const unknown = [
    'storage_path__id',
    'storage_path__id__in',
    'owner__id',
    'owner__id__in',
    'shared_by__id',
  ].some((name) => params.get(name));
  const areNull = ['storage_path__isnull', 'owner__isnull'];
  const isSet = areNull.some((name) => flag(name) === false);
  return unknown || isSet ? [...filters, nothing] : filters;
}

const ofArchiveNumber = new Map<string, (number: number) => Interval<number>>([
  ['archive_serial_number', (number) => ({ from: number, before: number + 1 })],
  ['archive_serial_number__gt', (number) => ({ from: number + 1 })],
  ['archive_serial_number__gte', (number) => ({ from: number })],
  ['archive_serial_number__lt', (number) => ({ before: number })],
  ['archive_serial_number__lte', (number) => ({ before: number + 1 })],
]);

function numberFilters(params: URLSearchParams): SearchFilter[] {
  return [...ofArchiveNumber].flatMap(([name, intervalOf]): SearchFilter[] => {
    const text = params.get(name) ?? '';
    if (!/^\d{1,10}$/.test(text)) return [];
    return [{ kind: 'archiveNumber', interval: intervalOf(Number(text)), isExcluded: false }];
  });
}

function truthOf(text: string | null): boolean | undefined {
  if (text === null) return undefined;
  if (/^(?:1|true)$/i.test(text)) return true;
  return /^(?:0|false)$/i.test(text) ? false : undefined;
}

function not(truth: boolean | undefined): boolean | undefined {
  return truth === undefined ? undefined : !truth;
}

const searches = [
  'query',
  'text',
  'title_content',
  'title_search',
  'search',
  ...partsOf('title'),
  ...partsOf('original_filename'),
  ...partsOf('content'),
];

/** Parameters for a part of a text, each of which finds documents with its words. */
function partsOf(field: string): string[] {
  return ['icontains', 'istartswith', 'iendswith', 'iexact'].map((end) => `${field}__${end}`);
}

function isSearch(params: URLSearchParams): boolean {
  return searches.some((name) => !/^[\s*]*$/.test(params.get(name) ?? ''));
}

function searchQueryOf(params: URLSearchParams, { now, fields, types }: Known): string {
  const typed = (name: string) => params.get(name)?.slice(0, limits.searchQuery.max) ?? '';
  const words = (name: string) => typed(name).match(/[^\s"]+/g) ?? [];
  const inField = (field: string, name: string) =>
    words(name).map((word) =>
      /^[\p{L}\p{N}]+$/u.test(word) ? `${field}:${word}` : `${field}:"${word}"`,
    );
  const plain = (name: string) =>
    words(name).map((word) => (/^-|:/.test(word) ? `"${word}"` : word));
  return [
    translateQuery(typed('query'), {
      today: utcDay(now),
      fieldKeys: fields.map(({ key }) => key),
      types,
    }),
    ...plain('text'),
    ...plain('title_content'),
    ...plain('search'),
    ...['title_search', ...partsOf('title'), ...partsOf('original_filename')].flatMap((name) =>
      inField('name', name),
    ),
    ...partsOf('content').flatMap((name) => inField('content', name)),
  ]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, limits.searchQuery.max);
}

/** Returns the first of a list of orders. The others would only sort equal documents. */
function orderOf(
  ordering: string | null,
  items: readonly ItemRow[],
): Pick<DocumentQuery, 'sortField' | 'sortOrder'> {
  const [first = ''] = (ordering ?? '').split(',');
  const sortOrder = first.startsWith('-') ? 'desc' : 'asc';
  const sortField = sortFieldOf(
    first.replace(/^-/, '').trim(),
    (number) => items.find((item) => item.kind === 'field' && item.number === number)?.itemId,
  );
  return sortField ? { sortField, sortOrder } : { sortField: undefined, sortOrder: 'desc' };
}
