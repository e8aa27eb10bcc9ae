import { MutationCache, QueryCache, QueryClient, timeoutManager } from '@tanstack/react-query';
import { minute } from '../../../shared/time/durations.ts';
import { reportFailure } from './failures.ts';
import { isFollowed } from './organization-keys.ts';
import { hasFailedUnseen } from './prefetch.ts';
import { queryTimers } from './query-timers.ts';

timeoutManager.setTimeoutProvider(queryTimers);

/** Not forever, as some lists depend on the day. */
const followedMs = 5 * minute;

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => reportFailure({ error, queryKey }),
  }),
  mutationCache: new MutationCache({ onError: (error) => reportFailure({ error }) }),
  defaultOptions: {
    // Without a connection, a request fails at once instead of waiting for one.
    queries: {
      retry: false,
      retryOnMount: (query) => !hasFailedUnseen(query),
      staleTime: (query) => (isFollowed(queryClient, query) ? followedMs : 10_000),
      refetchOnWindowFocus: (query) => !isFollowed(queryClient, query),
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
