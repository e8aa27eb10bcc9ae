import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { organizationRoute } from '../layout-routes.tsx';

const screens = () => import('./tagging-rule-screens.tsx');

export const taggingRulesRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'tagging-rules',
  component: lazyRouteComponent(screens, 'TaggingRulesScreen'),
});

export const createTaggingRuleRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'tagging-rules/create',
  component: lazyRouteComponent(screens, 'CreateTaggingRuleScreen'),
});

export const editTaggingRuleRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: 'tagging-rules/$taggingRuleId',
  component: lazyRouteComponent(screens, 'EditTaggingRuleScreen'),
});
