import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DocumentDetailSearch } from '../../archive/documents/document-detail-search.ts';
import type { DocumentListSearch } from '../../archive/documents/document-list-search.ts';
import { organizationRoute } from '../layout-routes.tsx';

const data = () => import('./document-data.ts');

export const organizationHomeRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  loader: async ({ context, params }) =>
    (await data()).startHome(context.queryClient, params.organizationId),
  component: lazyRouteComponent(() => import('./home-screens.tsx'), 'OrganizationHomeScreen'),
});

export const documentListRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'documents',
  // The page parses its search parameters with a schema that ignores invalid ones.
  validateSearch: (search): DocumentListSearch => search,
  // Not with `loaderDeps`: another search would be another match, whose loading hides the page, so that the search
  // field loses the focus.
  loader: async ({ context, params: { organizationId }, location: { search } }) =>
    (await data()).startDocuments(context.queryClient, { organizationId, search }),
  component: lazyRouteComponent(() => import('./document-screens.tsx'), 'DocumentListScreen'),
});

export const documentDetailRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'documents/$documentId',
  validateSearch: (search): DocumentDetailSearch => search,
  loader: async ({ context, params }) => (await data()).startDocument(context.queryClient, params),
  component: lazyRouteComponent(
    () => import('./document-detail-screens.tsx'),
    'DocumentDetailScreen',
  ),
});
