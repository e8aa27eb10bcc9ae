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

/** Returns a function for the end of the session: it opens the login page and drops all loaded data. */
export function useEndSession() {
  const router = useRouter();
  return () => endSession(router, { isLogOut: true });
}

/**
 * Opens the login page when a request shows that the session has ended; the login leads back to the same page. On the
 * pages before the login, a 401 is a refused login, which the form shows.
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
  // Typed text is stored or may be lost, so that no form has to ask.
  await router.navigate({ to: '/login', search: { returnTo }, ignoreBlocker: true });
  dropLoaded();
}

export function dropLoaded() {
  dropEarlyReads();
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !keptQueries.includes(String(queryKey[0])),
  });
}
