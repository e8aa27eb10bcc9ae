import {
  filterKeyIn,
  searchPiecesOf,
} from '../../../shared/archive/search/syntax/search-pieces.ts';
import type {
  BuiltInSortField,
  DocumentFilter,
  DocumentSortField,
  SortOrder,
} from '../../../shared/archive/documents/document.ts';
import { limits } from '../../../shared/limits.ts';
import { isCustomColumn } from '../../../shared/archive/documents/document-columns.ts';

export const documentPageSizes = [15, 50, 100] as const;

type ExtractionState = NonNullable<DocumentFilter['extractionState']>;

const sortFields: Record<BuiltInSortField, true> = {
  createdAt: true,
  updatedAt: true,
  name: true,
  size: true,
  confidence: true,
  documentDate: true,
  dueDate: true,
  endDate: true,
  noticeDate: true,
  correspondent: true,
  documentType: true,
  amount: true,
  iban: true,
  reference: true,
  vatId: true,
  archiveNumber: true,
};
const sortOrders: Record<SortOrder, true> = { asc: true, desc: true };
const extractionStates: Record<ExtractionState, true> = { failed: true };

const tagId = /^tag_[a-z0-9]{24}$/;
const viewId = /^viw_[a-z0-9]{24}$/;

/**
 * The list's search parameters: `?q&pageIndex&pageSize&sortField&sortOrder&resultOrder&tags&extractionState`.
 * `resultOrder` sorts search results by date. With `view`, the list is that of the view, and the other parameters and
 * `columns` are the differences from it.
 */
export interface DocumentListSearch {
  view?: string;
  columns?: string;
  q?: string;
  pageIndex?: number;
  pageSize?: (typeof documentPageSizes)[number];
  sortField?: DocumentSortField;
  sortOrder?: SortOrder;
  resultOrder?: SortOrder | typeof none;
  tags?: string[] | typeof none;
  extractionState?: ExtractionState | typeof none;
}

/** Overrides a value of the view with none. */
const none = 'none';

export function viewIdOf(search: unknown): string | undefined {
  const given: unknown = Object(search).view;
  return typeof given === 'string' && viewId.test(given) ? given : undefined;
}

/**
 * Reads the search parameters and ignores invalid ones. There is no schema, as the first screen should not load one.
 */
function readSearch(search: unknown): Partial<DocumentListState> {
  const given = new Map(Object.entries(search ?? {}));
  const q = given.get('q');
  const pageIndex = given.get('pageIndex');
  return {
    q:
      typeof q === 'string' || typeof q === 'number'
        ? String(q).slice(0, limits.searchQuery.max)
        : undefined,
    pageIndex: isIndex(pageIndex) ? pageIndex : undefined,
    pageSize: documentPageSizes.find((size) => size === given.get('pageSize')),
    sortField: sortFieldIn(given.get('sortField')),
    sortOrder: keyIn(sortOrders, given.get('sortOrder')),
    resultOrder: keyIn(sortOrders, given.get('resultOrder')),
    tags: given.has('tags') ? tagIdsIn(given.get('tags')) : undefined,
    extractionState: keyIn(extractionStates, given.get('extractionState')),
  };
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function sortFieldIn(value: unknown): DocumentSortField | undefined {
  if (typeof value === 'string' && isCustomColumn(value)) return value;
  return keyIn(sortFields, value);
}

function keyIn<Key extends string>(known: Record<Key, true>, value: unknown): Key | undefined {
  return (Object.keys(known) as Key[]).find((key) => key === value);
}

/** Reads one id or a list of ids; malformed ids are ignored. */
function tagIdsIn(value: unknown): string[] {
  const ids = [value].flat().filter((id) => typeof id === 'string' && tagId.test(id)) as string[];
  return [...new Set(ids)].slice(0, limits.tagFilter.max);
}

type Optional = 'resultOrder' | 'extractionState';
export type DocumentListState = Required<
  Pick<DocumentListSearch, 'q' | 'pageIndex' | 'pageSize' | 'sortField' | 'sortOrder'>
> & { tags: string[]; resultOrder?: SortOrder; extractionState?: ExtractionState };

const plain: DocumentListState = {
  q: '',
  pageIndex: 0,
  pageSize: 100,
  sortField: 'createdAt',
  sortOrder: 'desc',
  tags: [],
};

/**
 * Returns the list's state for its search parameters, which are the differences from `base`, the list of a view; by
 * default newest first, 100 per page.
 */
export function listStateOf(search: unknown, base = plain): DocumentListState {
  const given = Object.entries(readSearch(search)).filter(([, value]) => value !== undefined);
  const state: DocumentListState = { ...base, ...Object.fromEntries(given) };
  for (const key of ['resultOrder', 'extractionState'] satisfies Optional[]) {
    if (Object(search)[key] === none) state[key] = undefined;
  }
  return state;
}

/** Returns the search parameters of a state: its differences from `base`. */
export function listSearchOf(state: DocumentListState, base = plain): DocumentListSearch {
  const known = new Map<string, unknown>(Object.entries(base));
  const changed = Object.keys({ ...base, ...state }).flatMap((key) => {
    const value = new Map<string, unknown>(Object.entries(state)).get(key);
    if (JSON.stringify(value) === JSON.stringify(known.get(key))) return [];
    const isNone = value === undefined || (Array.isArray(value) && value.length === 0);
    return [[key, isNone ? none : value]];
  });
  return Object.fromEntries(changed);
}

/** Returns the search query; empty while the query is only the key of a filter (`tag:`). */
export function searchedFor({ q }: Pick<DocumentListState, 'q'>): string {
  return searchPiecesOf(q).length === 0 ? '' : q.trim();
}

/** Keys of filters that search the text index. */
const textKeys = ['name', 'content', 'note', 'type'];

/** Matches what may be the key of a custom field, as the fields are not loaded here; a time (`12:30`) has no key. */
const customKey = /^(?!\d+$)[a-z0-9][a-z0-9-]*$/i;

/** Returns whether results are sorted by relevance. A query of filters alone has the order of the list. */
export function isRanked({ q }: Pick<DocumentListState, 'q'>): boolean {
  return searchPiecesOf(q).some((piece) => {
    const { typedKey, value } = piece;
    const key = filterKeyIn(piece);
    if (key !== undefined) return textKeys.includes(key);
    return !customKey.test(typedKey ?? '') || value.startsWith('//');
  });
}

export function isFiltered(state: DocumentListState): boolean {
  const { tags, extractionState } = state;
  return searchedFor(state) !== '' || tags.length > 0 || extractionState !== undefined;
}
