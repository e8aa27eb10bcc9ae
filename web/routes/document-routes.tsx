import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { DocumentDetailSearch } from '../archive/documents/detail/document-detail-search.ts';
import type { DocumentListSearch } from '../archive/documents/list/document-list-search.ts';
import { organizationRoute } from './organization-route.tsx';

const data = () => import('./organization-data.ts');

export const organizationHomeRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  loader: async ({ context, params }) =>
    (await data()).startHome(context.queryClient, params.organizationId),
  component: lazyRouteComponent(() => import('./organization-home.tsx'), 'OrganizationHomeScreen'),
});

export const documentListRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'documents',
  // The screen reads its address with its own schema, which forgives what it cannot read.
  validateSearch: (search): DocumentListSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { organizationId }, deps }) =>
    (await data()).startDocuments(context.queryClient, { organizationId, search: deps }),
  component: lazyRouteComponent(() => import('./document-list.tsx'), 'DocumentListScreen'),
});

export const documentDetailRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'documents/$documentId',
  validateSearch: (search): DocumentDetailSearch => search,
  loader: async ({ context, params }) => (await data()).startDocument(context.queryClient, params),
  component: lazyRouteComponent(() => import('./document-detail.tsx'), 'DocumentDetailScreen'),
});
