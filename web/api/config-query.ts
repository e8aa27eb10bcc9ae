import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api, checked } from './api-client.ts';

/**
 * What the server says it is and offers. Read once, before anything else is shown; it has no times to parse, so the
 * first page does without the schemas.
 */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async () => (await (await checked(api.config.$get())).json()).config,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The configuration, which start-up has loaded. */
export function useConfig() {
  return useSuspenseQuery(configQuery).data;
}
