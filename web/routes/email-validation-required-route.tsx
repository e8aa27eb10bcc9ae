import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicOnlyRoute } from './public-only-route.tsx';

export const emailValidationRequiredRoute = createRoute({
  getParentRoute: () => publicOnlyRoute,
  path: '/email-validation-required',
  // What a link of the mail came back with, when it was no good.
  validateSearch: ({ error }): { error?: string } => ({
    error: typeof error === 'string' ? error : undefined,
  }),
  component: lazyRouteComponent(
    () => import('../people/sign-in/emailed-links/email-validation-required-page.tsx'),
    'EmailValidationRequiredPage',
  ),
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address somebody has just typed, for the page they are sent to. */
    email?: string;
  }
}
