import type { ViewState } from '../../../../shared/archive/views/view.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import { searchParser } from '../../custom-fields/search/parse-search.ts';
import { findViewsById } from '../view-store.ts';
import { areClear, viewStateFor } from './shown-view.ts';

type Looked = { key: string; viewId: string; userId: string };

/**
 * Returns the present state of views for the people who have shared them, by `key`; without a name
 * once a view is deleted.
 */
export async function findViewStates(
  scope: SearchScope,
  looked: readonly Looked[],
): Promise<Map<string, { name: string | null; state: ViewState }>> {
  if (looked.length === 0) return new Map();
  const views = await findViewsById(
    scope,
    looked.map(({ viewId }) => viewId),
  );
  const searches = views.map(({ search }) => search);
  const clear = await areClear(scope, searches.map(await searchParser(scope, searches)));
  const byId = new Map(views.map((view, index) => [view.id, { view, isClear: clear[index] }]));
  return new Map(
    looked.map(({ key, viewId, userId }) => {
      const { view, isClear } = byId.get(viewId) ?? {};
      const state = viewStateFor(view, userId);
      const name = view?.name ?? null;
      return [key, { name, state: state === 'shown' && !isClear ? 'unclear' : state }];
    }),
  );
}
