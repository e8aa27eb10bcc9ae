import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicOnlyRoute } from './public-only-route.tsx';

export const emailValidationRequiredRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/email-validation-required',
  component: lazyRouteComponent(
    () => import('../features/sessions/email-validation-required-page.tsx'),
    'EmailValidationRequiredPage',
  ),
});
