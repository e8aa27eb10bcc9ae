import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { DocumentListState } from '../document-list-search.ts';

export type Page = { documents: readonly Pick<DocumentSummary, 'id'>[]; documentsCount: number };
export type Neighbour = { documentId: string; pageIndex: number };
type Neighbours = { previous?: Neighbour; next?: Neighbour };

/**
 * Returns the pages that contain a document's neighbours: its own page, and one more if the document is at its edge.
 */
export function pagesAround(
  documentId: string,
  state: DocumentListState,
  page: Page | undefined,
): { before?: number; after?: number } {
  const index = page?.documents.findIndex(({ id }) => id === documentId) ?? -1;
  if (!page || index < 0) return {};
  const { pageIndex, pageSize } = state;
  const isLast = index === page.documents.length - 1;
  return {
    ...(index === 0 && pageIndex > 0 && { before: pageIndex - 1 }),
    ...(isLast && (pageIndex + 1) * pageSize < page.documentsCount && { after: pageIndex + 1 }),
  };
}

export function neighboursOf(
  documentId: string,
  pageIndex: number,
  pages: { page?: Page; before?: Page; after?: Page },
): Neighbours {
  const documents = pages.page?.documents ?? [];
  const index = documents.findIndex(({ id }) => id === documentId);
  if (index < 0) return {};
  return {
    previous:
      neighbour(documents[index - 1], pageIndex) ??
      neighbour(pages.before?.documents.at(-1), pageIndex - 1),
    next:
      neighbour(documents[index + 1], pageIndex) ??
      neighbour(pages.after?.documents[0], pageIndex + 1),
  };
}

/**
 * Returns the page with a document that has left the list put back where it was, according to `seen`, the ids that were
 * on the page.
 */
export function withLeft(
  documentId: string,
  page: Page | undefined,
  seen: readonly string[],
): Page | undefined {
  const place = seen.indexOf(documentId);
  if (!page || place < 0 || page.documents.some(({ id }) => id === documentId)) return page;
  const before = new Set(seen.slice(0, place));
  const after = new Set(seen.slice(place + 1));
  const previous = page.documents.findLastIndex(({ id }) => before.has(id));
  const next = page.documents.findIndex(({ id }) => after.has(id));
  // If the document was first, others may have been inserted before its successor.
  const index = previous < 0 ? Math.max(next, 0) : previous + 1;
  return { ...page, documents: page.documents.toSpliced(index, 0, { id: documentId }) };
}

function neighbour(document: { id: string } | undefined, pageIndex: number) {
  return document && { documentId: document.id, pageIndex };
}
