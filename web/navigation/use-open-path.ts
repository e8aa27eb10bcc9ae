import { useMatches } from '@tanstack/react-router';

/**
 * The path of the open page as its route is written, such as `/organizations/$organizationId/trash`. Unlike with
 * `useMatchRoute`, other changes of the address do not render again.
 */
export function useOpenPath(): string {
  return useMatches({ select: (matches) => (matches.at(-1)?.fullPath ?? '').replace(/\/$/, '') });
}
