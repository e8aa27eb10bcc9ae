import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import { dropEarlyReads } from '../../offline/read-responses.ts';
import { queryClient } from '../../api/queries/query-client.ts';
import { sessionQuery, setSession, type SessionUser } from '../../api/session/session-api.ts';
import { onUnauthenticated } from '../../api/transport/unauthenticated.ts';
import { publicOnlyPaths, safeReturnPath } from './return-path.ts';

const keptQueries = ['config', 'session'];

type SessionEnd = { user: SessionUser; isLogOut: boolean };
let listener: ((end: SessionEnd) => void) | undefined;

export function onSessionEnd(handle: (end: SessionEnd) => void) {
  listener = handle;
}

/** For a session that has just ended: goes to the login page and drops everything that was loaded. */
export function useEndSession() {
  const router = useRouter();
  return () => endSession(router, { isLogOut: true });
}

/**
 * When a request finds that the session has ended, goes to the login page, which leads back to the same place. On the
 * pages before the sign-in, a 401 is a refused sign-in, which its form shows.
 */
export function leaveWhenUnauthenticated(router: RegisteredRouter) {
  onUnauthenticated(() => {
    const { pathname, href } = router.state.location;
    if (publicOnlyPaths.includes(pathname)) return;
    void endSession(router, { isLogOut: false, returnTo: safeReturnPath(href) });
  });
}

async function endSession(
  router: RegisteredRouter,
  { isLogOut, returnTo }: { isLogOut: boolean; returnTo?: string },
) {
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user;
  if (user) listener?.({ user, isLogOut });
  setSession(queryClient, null);
  // What was typed is kept or meant to be lost: nothing is left to ask about.
  await router.navigate({ to: '/login', search: { returnTo }, ignoreBlocker: true });
  dropLoaded();
}

export function dropLoaded() {
  dropEarlyReads();
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !keptQueries.includes(String(queryKey[0])),
  });
}
