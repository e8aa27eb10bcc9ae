import type {
  DocumentSearchQuery,
  documentSearchResponseSchema,
  Snippet,
} from '../../../shared/archive/search/search.ts';
import type { z } from 'zod';
import { countPageBreaks } from '../../../shared/reading/page-breaks.ts';
import type {
  SearchFilter,
  SearchTerm,
} from '../../../shared/archive/search/parse-search-query.ts';
import { createPace, yieldToOthers } from '../../../shared/pace.ts';
import { markersOf } from '../../../shared/archive/search/highlights/markers.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Uploaders } from '../../../shared/archive/search/syntax/uploaders.ts';
import type { CustomFieldRow } from '../custom-fields/custom-field-store.ts';
import type { TypeRow } from '../document-types/rows/document-type-store.ts';
import { AppError } from '../../http/app-error.ts';
import { maxCount } from '../documents/list/max-count.ts';
import { toDocumentOrder } from '../documents/list/to-document-order.ts';
import { maxFilters, parseSearch } from '../custom-fields/search/parse-search.ts';
import { readText } from '../documents/rows/document-content-store.ts';
import { toDocumentSummary } from '../documents/document-store.ts';
import { correctedQueryOf, correctTerms } from './words/corrections.ts';
import { findFiltered } from './filters/filter-search-store.ts';
import { findMatches, type MatchSearch } from './search-store.ts';
import { buildMatchExpressions, type MatchExpressions } from './words/match-expression.ts';
import { maxPassageWords, passageOf } from './excerpts/passage.ts';
import { excerptOf, markText, snippetOf } from './excerpts/snippet.ts';
import { unknownNamesOf, type NearNames } from './near-names-store.ts';
import { wordConditionsOf } from './words/word-conditions.ts';

const textBetweenTurns = 200_000;

type SearchResult = Omit<z.infer<typeof documentSearchResponseSchema>, 'asOf'>;

type SearchOptions = Pick<DocumentSearchQuery, 'searchQuery' | 'pageIndex' | 'pageSize'> &
  Partial<DocumentSearchQuery>;

/**
 * Finds active documents by the query that a user typed. The best kind of match comes first (name,
 * whole word, beginning, inside of a word, and if nothing else matches, a word with a typo), the
 * newest first within each kind; or all results are sorted by date. A query without words and
 * filters has no results. `named` are the custom fields and types that the query filters or sorts
 * by, existing names similar to unknown ones of the query, and the members if the query names some,
 * as far as they have been read. `filters` are added to those of the query.
 */
export async function searchDocuments(
  scope: OrganizationScope,
  query: SearchOptions,
  named?: {
    searched: CustomFieldRow[];
    types?: TypeRow[];
    sorted: CustomFieldRow[];
    near?: NearNames[];
    people?: Uploaders['people'];
    filters?: SearchFilter[];
  },
): Promise<SearchResult> {
  const { searchQuery } = query;
  const parsed = await parseSearch(scope, searchQuery, {
    fields: named?.searched,
    types: named?.types,
    people: named?.people,
  });
  parsed.filters.push(...(named?.filters ?? []));
  if (parsed.filters.length > maxFilters) throw new AppError('search.too_many_filters');
  const unknownTerms = [
    ...parsed.unknownTerms,
    ...unknownNamesOf(searchQuery, named?.near ?? [], named?.searched ?? []),
  ];
  const match = buildMatchExpressions(scope.organizationId, parsed);
  if (!match) {
    return { ...toFiltered({ documents: [], matchesCount: 0 }), unknownTerms };
  }
  const listFilter = { tags: query.tags ?? [], extractionState: query.extractionState };
  if (match.isEveryDocument) {
    const { sortField = 'createdAt', sortOrder = 'desc' } = query;
    const order = await toDocumentOrder(scope, { sortField, sortOrder }, named?.sorted[0]);
    const found = await inTurn(scope, () =>
      findFiltered(scope, { filters: parsed.filters, listFilter, page: query, order }),
    );
    return { ...toFiltered(found), unknownTerms };
  }
  const search: MatchSearch = {
    match,
    words: wordConditionsOf(parsed.terms),
    filters: parsed.filters,
    listFilter,
    page: query,
    dateOrder: query.sortField && (query.sortOrder ?? 'desc'),
    noteAround: markersOf(parsed.terms, 'note'),
  };
  return inTurn(scope, async () => {
    const found = await findMatches(scope, search);
    return { ...(await toFound(found, { searchQuery, match, terms: parsed.terms })), unknownTerms };
  });
}

type Typed = { searchQuery: string; match: MatchExpressions; terms: SearchTerm[] };

async function toFound(
  rows: Awaited<ReturnType<typeof findMatches>>,
  { searchQuery, match, terms: typedTerms }: Typed,
): Promise<Omit<SearchResult, 'unknownTerms'>> {
  const matchesCount = rows[0]?.matchesCount ?? 0;
  const corrections = matchesCount > 0 ? (rows[0]?.corrections ?? []) : [];
  const terms = correctTerms(typedTerms, match, corrections);
  const inText = markersOf(terms, 'content');
  const inNote = markersOf(terms, 'note');
  const inName = markersOf(terms, 'name');
  const words = [
    ...markersOf(typedTerms, 'content')
      .slice(0, maxPassageWords)
      .map(({ typed }) => typed),
    ...(rows[0]?.corrections[0]?.words.slice(0, 1) ?? []),
  ];
  const pace = createPace({ checkpoint: yieldToOthers }, textBetweenTurns);
  const documents: SearchResult['documents'] = [];
  for (const { document, storedText, note, ...ofText } of rows) {
    if (!document?.id) continue;
    const text = readText(storedText ?? '');
    const { passage, pagesBefore } = passageOf({ ...ofText, text }, words);
    const markedName = markText(document.name, inName);
    const { snippet: inContent, hitAt } = excerptOf(passage, inText);
    const page =
      hitAt === null || pagesBefore === null
        ? null
        : pagesBefore + countPageBreaks(passage, hitAt) + 1;
    const ofNote = isMarked(inContent) || isMarked(markedName) ? [] : snippetOf(note ?? '', inNote);
    const shown = isMarked(ofNote)
      ? { snippet: ofNote, snippetSource: 'note' as const }
      : { snippet: inContent, snippetSource: 'content' as const };
    documents.push({ ...toDocumentSummary(document), ...shown, markedName, page });
    await pace(text.length);
  }
  return {
    documents,
    ...countOf(matchesCount),
    correctedQuery: correctedQueryOf(searchQuery, { terms: typedTerms, match, corrections }),
  };
}

function isMarked(snippet: Snippet): boolean {
  return snippet.some(({ isMatch }) => isMatch);
}

function toFiltered({
  documents,
  matchesCount,
}: Awaited<ReturnType<typeof findFiltered>>): Omit<SearchResult, 'unknownTerms'> {
  return {
    documents: documents.map((document) => ({
      ...document,
      snippet: [],
      snippetSource: 'content' as const,
      markedName: markText(document.name, []),
      page: null,
    })),
    ...countOf(matchesCount),
    correctedQuery: null,
  };
}

function countOf(matchesCount: number) {
  return {
    documentsCount: Math.min(matchesCount, maxCount),
    isCountCapped: matchesCount > maxCount,
  };
}
