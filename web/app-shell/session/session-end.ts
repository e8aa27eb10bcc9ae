import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { onUnauthenticated } from '../../api/unauthenticated.ts';
import { queryClient } from '../../api/query-client.ts';
import { setSession } from '../../api/session-api.ts';
import { signOut } from '../../people/sign-in/auth-api.ts';
import { publicOnlyPaths, safeReturnPath } from '../../routes/redirects.ts';
import type { router as appRouter } from '../../router.tsx';

const keptQueries = ['config', 'session'];

/** Signs out, goes to the login page and forgets everything that was seen. */
export function useSignOut() {
  const router = useRouter();
  return useMutation({
    mutationFn: () => signOut(),
    onSuccess: () => endSession(router, undefined),
  });
}

/** When the account is gone, and its session with it. */
export function useSessionDeletion() {
  const router = useRouter();
  return () => void endSession(router, undefined);
}

/** A session that has ended elsewhere leads to the login page, and from there back to where one was. */
export function leaveWhenUnauthenticated(router: typeof appRouter) {
  onUnauthenticated(() => {
    const { pathname, href } = router.state.location;
    if (publicOnlyPaths.includes(pathname)) return;
    void endSession(router, safeReturnPath(href));
  });
}

async function endSession(router: typeof appRouter, returnTo: string | undefined) {
  setSession(queryClient, null);
  await router.navigate({ to: '/login', search: { returnTo } });
  queryClient.removeQueries({
    predicate: ({ queryKey }) => !keptQueries.includes(String(queryKey[0])),
  });
}
