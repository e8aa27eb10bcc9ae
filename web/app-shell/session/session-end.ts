import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { dropDrafts, saveDrafts } from '../../api/drafts.ts';
import { queryClient } from '../../api/query-client.ts';
import { sessionQuery, setSession } from '../../api/session-api.ts';
import { onUnauthenticated } from '../../api/unauthenticated.ts';
import { publicOnlyPaths, safeReturnPath } from './return-path.ts';

const keptQueries = ['config', 'session'];

/** For a session that has just ended: goes to the login page and drops everything that was loaded. */
export function useEndSession() {
  const router = useRouter();
  return () => {
    dropDrafts();
    return endSession(router, undefined);
  };
}

/**
 * When a request finds that the session has ended, goes to the login page, which leads back to the same place. On the
 * pages before the sign-in, a 401 is a refused sign-in, which its form shows.
 */
export function leaveWhenUnauthenticated(router: RegisteredRouter) {
  onUnauthenticated(() => {
    const { pathname, href } = router.state.location;
    if (publicOnlyPaths.includes(pathname)) return;
    const session = queryClient.getQueryData(sessionQuery.queryKey);
    if (session) saveDrafts({ userId: session.user.id, path: pathname });
    void endSession(router, safeReturnPath(href));
  });
  router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    if (!publicOnlyPaths.includes(pathname)) dropDrafts(pathname);
  });
}

async function endSession(router: RegisteredRouter, returnTo: string | undefined) {
  setSession(queryClient, null);
  // What was typed is kept or meant to be lost: nothing is left to ask about.
  await router.navigate({ to: '/login', search: { returnTo }, ignoreBlocker: true });
  dropLoaded();
}

/** Drops what was loaded for a user. */
export function dropLoaded() {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !keptQueries.includes(String(queryKey[0])),
  });
}
