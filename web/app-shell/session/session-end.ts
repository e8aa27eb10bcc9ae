import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { setSession } from '../../api/session-api.ts';
import { onUnauthenticated } from '../../api/unauthenticated.ts';
import { publicOnlyPaths, safeReturnPath } from './return-path.ts';

const keptQueries = ['config', 'session'];

/** For a session that has just ended: goes to the login page and drops everything that was loaded. */
export function useEndSession() {
  const router = useRouter();
  return () => endSession(router, undefined);
}

/**
 * When a request finds that the session has ended, goes to the login page, which leads back to the same place. On the
 * pages before the sign-in, a 401 is a refused sign-in, which its form shows.
 */
export function leaveWhenUnauthenticated(router: RegisteredRouter) {
  onUnauthenticated(() => {
    const { pathname, href } = router.state.location;
    if (publicOnlyPaths.includes(pathname)) return;
    void endSession(router, safeReturnPath(href));
  });
}

async function endSession(router: RegisteredRouter, returnTo: string | undefined) {
  setSession(queryClient, null);
  await router.navigate({ to: '/login', search: { returnTo } });
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !keptQueries.includes(String(queryKey[0])),
  });
}
