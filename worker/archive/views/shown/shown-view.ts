import type {
  SearchFilter,
  SearchQuery,
} from '../../../../shared/archive/search/parse-search-query.ts';
import type { View, ViewState } from '../../../../shared/archive/views/view.ts';
import { userIdOf } from '../../../access/actor.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { findMissingExclusions } from '../../bulk/understood-search-store.ts';
import { maxFilters, searchParser } from '../../custom-fields/search/parse-search.ts';
import {
  buildMatchExpressions,
  type MatchExpressions,
} from '../../search/words/match-expression.ts';
import { selectView } from '../view-store.ts';

/**
 * A view as a person sees it now. Mistyped words are not corrected, because that could find
 * unintended documents.
 */
export type ShownView = {
  view: View;
  filters: SearchFilter[];
  terms: SearchQuery['terms'];
  match: MatchExpressions | undefined;
};

type OpenedView = { state: 'shown'; shown: ShownView } | { state: Exclude<ViewState, 'shown'> };

export async function openView(scope: SearchScope, viewId: string): Promise<OpenedView> {
  const [view] = await selectView(scope, viewId);
  const state = viewStateFor(view, userIdOf(scope.actor));
  if (!view || state !== 'shown') return { state: state === 'shown' ? 'deleted' : state };
  const parse = await searchParser(scope, [view.search]);
  const parsed = parse(view.search);
  const [isClear] = await areClear(scope, [parsed]);
  if (!isClear) return { state: 'unclear' };
  const { filters, terms } = parsed;
  const match = buildMatchExpressions(scope.organizationId, parsed);
  return {
    state: 'shown',
    shown: { view, filters, terms, match: match && { ...match, typo: undefined } },
  };
}

export function viewStateFor(
  view: Pick<View, 'isShared' | 'createdBy'> | undefined,
  userId: string | null,
): Exclude<ViewState, 'unclear'> {
  if (!view) return 'deleted';
  return view.isShared || view.createdBy === userId ? 'shown' : 'hidden';
}

/**
 * Whether everything that each search names exists: without a filter, or an exclusion, it would
 * find more than intended.
 */
export async function areClear(
  scope: SearchScope,
  searches: readonly SearchQuery[],
): Promise<boolean[]> {
  const missing = await findMissingExclusions(
    scope,
    searches.map((search) => (isKnown(search) ? search.filters : [])),
  );
  return searches.map((search, index) => isKnown(search) && missing[index]?.length === 0);
}

function isKnown({ unknownTerms, filters }: SearchQuery): boolean {
  return unknownTerms.length === 0 && filters.length <= maxFilters;
}
