import { useMatches } from '@tanstack/react-router';

/**
 * Returns the route path of the open page, such as `/organizations/$organizationId/trash`. Unlike `useMatchRoute`, it
 * does not render again on other changes of the URL.
 */
export function useOpenPath(): string {
  return useMatches({ select: (matches) => (matches.at(-1)?.fullPath ?? '').replace(/\/$/, '') });
}
