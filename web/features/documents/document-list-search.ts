import { z } from 'zod';
import { documentSortFields } from '../../../shared/features/documents/document.ts';

export const documentPageSizes = [15, 50, 100] as const;

const tagIds = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.string()),
);

/** The list's address: `?pageIndex&pageSize&sortField&sortOrder&tags`. What cannot be read counts as not said. */
export const documentListSearchSchema = z.object({
  pageIndex: z.number().int().min(0).optional().catch(undefined),
  pageSize: z.literal(documentPageSizes).optional().catch(undefined),
  sortField: z.enum(documentSortFields).optional().catch(undefined),
  sortOrder: z.enum(['asc', 'desc']).optional().catch(undefined),
  tags: tagIds.optional().catch(undefined),
});

export type DocumentListSearch = z.infer<typeof documentListSearchSchema>;
export type DocumentListState = Required<DocumentListSearch>;

const byDefault = {
  pageIndex: 0,
  pageSize: 100,
  sortField: 'createdAt',
  sortOrder: 'desc',
} as const;

/** What the list shows for an address: newest first, 100 to a page, unless the address says otherwise. */
export function listStateOf(search: unknown): DocumentListState {
  const { tags, ...said } = documentListSearchSchema.parse(search ?? {});
  const isSaid = Object.entries(said).filter(([, value]) => value !== undefined);
  return { ...byDefault, ...Object.fromEntries(isSaid), tags: tags ?? [] };
}

/** The shortest address of a state: what is so by default is left out. */
export function listSearchOf(state: DocumentListState): DocumentListSearch {
  const { tags, ...rest } = state;
  const isOwn = Object.entries(rest).filter(
    ([key, value]) => byDefault[key as keyof typeof byDefault] !== value,
  );
  return { ...Object.fromEntries(isOwn), ...(tags.length > 0 && { tags }) };
}
