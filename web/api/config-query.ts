import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { configResponseSchema } from '../../shared/features/config/config.ts';
import { api, read } from './api-client.ts';

/** What the server says it is and offers. Read once, before anything else is shown. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async () => (await read(api.config.$get(), configResponseSchema)).config,
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The configuration, which start-up has loaded. */
export function useConfig() {
  return useSuspenseQuery(configQuery).data;
}
