import type { QueryClient } from '@tanstack/react-query';

/** The user's organizations. The query comes as code of its own: pages before the sign-in do without its schemas. */
export async function loadOrganizations(queryClient: QueryClient) {
  const { organizationsQuery } = await import('../people/organizations/organization-api.ts');
  return queryClient.fetchQuery(organizationsQuery);
}
