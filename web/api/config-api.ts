import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { PublicConfig } from '../../shared/operations/config.ts';
import { assertOk } from './assert-ok.ts';
import { transport } from './transport.ts';

/**
 * What the server says it is and offers. Read once, before anything else is shown; it has no times to parse, so the
 * first page does without the schemas and the typed client.
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

/** The configuration, which start-up has loaded. */
export function useConfig() {
  return useSuspenseQuery(configQuery).data;
}
