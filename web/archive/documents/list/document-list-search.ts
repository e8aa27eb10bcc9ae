import { z } from 'zod';
import '../../../api/schemas-without-eval.ts';
import { searchPiecesOf } from '../../../../shared/archive/search/search-pieces.ts';
import {
  documentSortFields,
  filteredExtractionStates,
  sortOrderSchema,
} from '../../../../shared/archive/documents/document.ts';
import { idSchema } from '../../../../shared/ids.ts';
import { limits } from '../../../../shared/limits.ts';

export const documentPageSizes = [15, 50, 100] as const;

const tagId = idSchema('tag');

/** One id, a list, or the same as JSON, as older addresses have it; ids of another shape are ignored. */
const tagIds = z.preprocess(
  (value) => [value].flat().filter((id) => tagId.safeParse(id).success),
  z.array(tagId).transform((ids) => [...new Set(ids)].slice(0, limits.tagFilter.max)),
);

/**
 * The list's search parameters: `?q&pageIndex&pageSize&sortField&sortOrder&resultOrder&tags&extractionState`. Invalid
 * ones are ignored. Results of a search are ordered by `resultOrder`, their date, if it is set.
 */
export const documentListSearchSchema = z.object({
  q: z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string())
    .transform((q) => q.slice(0, limits.searchQuery.max))
    .optional()
    .catch(undefined),
  pageIndex: z.number().int().min(0).optional().catch(undefined),
  pageSize: z.literal(documentPageSizes).optional().catch(undefined),
  sortField: z.enum(documentSortFields).optional().catch(undefined),
  sortOrder: sortOrderSchema.optional().catch(undefined),
  resultOrder: sortOrderSchema.optional().catch(undefined),
  tags: tagIds.optional().catch(undefined),
  extractionState: z.enum(filteredExtractionStates).optional().catch(undefined),
});

export type DocumentListSearch = z.infer<typeof documentListSearchSchema>;
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
  const { tags, ...rest } = documentListSearchSchema.parse(search ?? {});
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
const textKeys = ['name', 'content', 'type'];

/** Whether results come with the best match first. Those of filters alone are in the order of the list. */
export function isRanked({ q }: Pick<DocumentListState, 'q'>): boolean {
  return searchPiecesOf(q).some(({ key }) => key === undefined || textKeys.includes(key));
}

/** Whether the list is filtered or searched. */
export function isFiltered(state: DocumentListState): boolean {
  const { tags, extractionState } = state;
  return searchedFor(state) !== '' || tags.length > 0 || extractionState !== undefined;
}
