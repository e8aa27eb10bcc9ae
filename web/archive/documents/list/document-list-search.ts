import { searchPiecesOf } from '../../../../shared/archive/search/search-pieces.ts';
import type {
  DocumentFilter,
  DocumentSortField,
  SortOrder,
} from '../../../../shared/archive/documents/document.ts';
import { limits } from '../../../../shared/limits.ts';

export const documentPageSizes = [15, 50, 100] as const;

type ExtractionState = NonNullable<DocumentFilter['extractionState']>;

const sortFields: Record<DocumentSortField, true> = {
  createdAt: true,
  updatedAt: true,
  name: true,
  size: true,
  confidence: true,
  documentDate: true,
  dueDate: true,
  correspondent: true,
  amount: true,
};
const sortOrders: Record<SortOrder, true> = { asc: true, desc: true };
const extractionStates: Record<ExtractionState, true> = { failed: true };

const tagId = /^tag_[a-z0-9]{24}$/;

/**
 * The list's search parameters: `?q&pageIndex&pageSize&sortField&sortOrder&resultOrder&tags&extractionState`. Results of
 * a search are ordered by `resultOrder`, their date, if it is set.
 */
export interface DocumentListSearch {
  q?: string;
  pageIndex?: number;
  pageSize?: (typeof documentPageSizes)[number];
  sortField?: DocumentSortField;
  sortOrder?: SortOrder;
  resultOrder?: SortOrder;
  tags?: string[];
  extractionState?: ExtractionState;
}

/** Invalid parameters are ignored. Read without a schema: the first screen does not wait for those. */
function readSearch(search: unknown): DocumentListSearch {
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
    sortField: keyIn(sortFields, given.get('sortField')),
    sortOrder: keyIn(sortOrders, given.get('sortOrder')),
    resultOrder: keyIn(sortOrders, given.get('resultOrder')),
    tags: tagIdsIn(given.get('tags')),
    extractionState: keyIn(extractionStates, given.get('extractionState')),
  };
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function keyIn<Key extends string>(known: Record<Key, true>, value: unknown): Key | undefined {
  return (Object.keys(known) as Key[]).find((key) => key === value);
}

/** One id or a list; ids of another shape are ignored. */
function tagIdsIn(value: unknown): string[] {
  const ids = [value].flat().filter((id) => typeof id === 'string' && tagId.test(id)) as string[];
  return [...new Set(ids)].slice(0, limits.tagFilter.max);
}

type Optional = 'resultOrder' | 'extractionState';
export type DocumentListState = Required<Omit<DocumentListSearch, Optional>> &
  Pick<DocumentListSearch, Optional>;

const defaults = {
  q: '',
  pageIndex: 0,
  pageSize: 100,
  sortField: 'createdAt',
  sortOrder: 'desc',
} as const;

const defaultValues = new Map<string, unknown>(Object.entries(defaults));

/** The list's state for its search parameters; by default newest first, 100 per page. */
export function listStateOf(search: unknown): DocumentListState {
  const { tags, ...rest } = readSearch(search);
  const defined = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(defined), tags: tags ?? [] };
}

/** The search parameters of a state, without default values. */
export function listSearchOf(state: DocumentListState): DocumentListSearch {
  const { tags, ...rest } = state;
  const changed = Object.entries(rest).filter(
    ([key, value]) => value !== undefined && defaultValues.get(key) !== value,
  );
  return { ...Object.fromEntries(changed), ...(tags.length > 0 && { tags }) };
}

/** The search query; empty while only the beginning of a filter is typed (`tag:`). */
export function searchedFor({ q }: Pick<DocumentListState, 'q'>): string {
  return searchPiecesOf(q).length === 0 ? '' : q.trim();
}

/** Keys of filters that are words of the text index. */
const textKeys = ['name', 'content', 'note', 'type'];

/** Whether results come with the best match first. Those of filters alone are in the order of the list. */
export function isRanked({ q }: Pick<DocumentListState, 'q'>): boolean {
  return searchPiecesOf(q).some(({ key }) => key === undefined || textKeys.includes(key));
}

/** Whether the list is filtered or searched. */
export function isFiltered(state: DocumentListState): boolean {
  const { tags, extractionState } = state;
  return searchedFor(state) !== '' || tags.length > 0 || extractionState !== undefined;
}
