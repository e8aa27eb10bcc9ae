import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { PublicConfig } from '../../../shared/operations/config.ts';
import { assertOk } from '../assert-ok.ts';
import { transport } from '../transport/transport.ts';

/**
 * The server's public configuration, loaded before anything is shown. It contains no dates, so that the first page
 * needs neither schemas nor the typed client to read it.
 */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async () => {
    const response = await assertOk(transport.fetch('/api/config'));
    return ((await response.json()) as { config: PublicConfig }).config;
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

export function useConfig() {
  return useSuspenseQuery(configQuery).data;
}
