import type { DocumentSearchQuery, FoundDocument } from '../../../shared/archive/search/search.ts';
import type { DocumentFilter } from '../../../shared/archive/documents/document.ts';
import { parseSearchQuery } from '../../../shared/archive/search/parse-search-query.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { toDocumentSummary } from '../documents/document-store.ts';
import { findMatches, maxCount } from './search-store.ts';
import { buildMatchExpressions } from './match-expression.ts';
import { markersOf, snippetOf } from './snippet.ts';

export type SearchResult = {
  documents: FoundDocument[];
  documentsCount: number;
  isCountCapped: boolean;
};

/**
 * Finds active documents by what a user typed: the best kind of match first (name, whole word, prefix, inside of a
 * word), within it the newest first. A query without words and filters has no results.
 */
export async function searchDocuments(
  scope: OrganizationScope,
  query: Omit<DocumentSearchQuery, 'tags'> & Partial<DocumentFilter>,
): Promise<SearchResult> {
  const parsed = parseSearchQuery(query.searchQuery);
  const match = buildMatchExpressions(scope.organizationId, parsed);
  if (!match) return { documents: [], documentsCount: 0, isCountCapped: false };
  const markers = markersOf(parsed.terms);
  const rows = await findMatches(scope, {
    match,
    filters: parsed.filters,
    listFilter: { tags: query.tags ?? [], extractionState: query.extractionState },
    page: query,
    excerptAround: markers,
  });
  const matchesCount = rows[0]?.matchesCount ?? 0;
  const documents = rows.flatMap(({ document, excerpt }) => {
    // The row of an empty page has only the count.
    if (!document?.id) return [];
    const summary = toDocumentSummary(document);
    return [{ ...summary, snippet: snippetOf(excerpt ?? '', markers) }];
  });
  return {
    documents,
    documentsCount: Math.min(matchesCount, maxCount),
    isCountCapped: matchesCount > maxCount,
  };
}
