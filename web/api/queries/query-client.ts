import { MutationCache, QueryCache, QueryClient, timeoutManager } from '@tanstack/react-query';
import { reportFailure } from './failures.ts';
import { hasFailedUnseen } from './prefetch.ts';
import { queryTimers } from './query-timers.ts';

timeoutManager.setTimeoutProvider(queryTimers);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => reportFailure({ error, queryKey }),
  }),
  mutationCache: new MutationCache({ onError: (error) => reportFailure({ error }) }),
  defaultOptions: {
    // Without a connection a request fails at once and says so, instead of waiting for one.
    queries: {
      retry: false,
      retryOnMount: (query) => !hasFailedUnseen(query),
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      networkMode: 'always',
      refetchOnReconnect: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
