import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TrashSearch } from '../archive/trash/trash-search.ts';
import { organizationRoute } from './organization-route.tsx';

export const trashRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'deleted',
  // The screen reads its address with its own schema, which forgives what it cannot read.
  validateSearch: (search): TrashSearch => search,
  component: lazyRouteComponent(() => import('./trash.tsx'), 'TrashScreen'),
});
