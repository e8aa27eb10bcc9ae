import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TrashSearch } from '../../archive/trash/trash-search.ts';
import { organizationRoute } from '../layout-routes.tsx';

export const trashRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'deleted',
  // The page parses its search parameters with a schema that ignores invalid ones.
  validateSearch: (search): TrashSearch => search,
  component: lazyRouteComponent(() => import('./trash-screens.tsx'), 'TrashScreen'),
});
