import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from '../layout-routes.tsx';

export const tagsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'tags',
  component: lazyRouteComponent(() => import('./tag-screens.tsx'), 'TagsScreen'),
});

export const customFieldsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/fields',
  component: lazyRouteComponent(() => import('./custom-field-screens.tsx'), 'CustomFieldsScreen'),
});

export const documentTypesRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/document-types',
  component: lazyRouteComponent(() => import('./custom-field-screens.tsx'), 'DocumentTypesScreen'),
});

export const importRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'settings/import',
  component: lazyRouteComponent(() => import('./import-screens.tsx'), 'ImportScreen'),
});

export const correspondentsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'correspondents',
  component: lazyRouteComponent(() => import('./tag-screens.tsx'), 'CorrespondentsScreen'),
});
