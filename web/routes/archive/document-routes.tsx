import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DocumentDetailSearch } from '../../archive/documents/detail/document-detail-search.ts';
import type { DocumentListSearch } from '../../archive/documents/list/document-list-search.ts';
import { organizationRoute } from '../layout-routes.tsx';

const data = () => import('./document-data.ts');
const screens = () => import('./document-screens.tsx');

export const organizationHomeRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  loader: async ({ context, params }) =>
    (await data()).startHome(context.queryClient, params.organizationId),
  component: lazyRouteComponent(screens, 'OrganizationHomeScreen'),
});

export const documentListRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'documents',
  // The page parses its address with a schema that ignores what is invalid.
  validateSearch: (search): DocumentListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { organizationId }, deps }) =>
    (await data()).startDocuments(context.queryClient, { organizationId, search: deps }),
  component: lazyRouteComponent(screens, 'DocumentListScreen'),
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
