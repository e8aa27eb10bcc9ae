import type { RegisteredRouter } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client.ts';
import { refreshSession, sessionQuery } from '../../api/session-api.ts';
import { reportUnauthenticated } from '../../api/unauthenticated.ts';
import { publicOnlyPaths } from './return-path.ts';
import { dropLoaded } from './session-end.ts';

/** Follows a user who has logged in or out in another tab. The server decides: what the other tab says may be old. */
export async function followSession(router: RegisteredRouter) {
  const former = queryClient.getQueryData(sessionQuery.queryKey);
  const session = await refreshSession(queryClient).catch(() => undefined);
  if (session === undefined || session?.user.id === former?.user.id) return;
  if (session === null) {
    reportUnauthenticated();
    return;
  }
  if (publicOnlyPaths.includes(router.state.location.pathname)) {
    await router.invalidate();
    return;
  }
  // Another user: nothing that this tab shows is theirs.
  await router.navigate({ to: '/', ignoreBlocker: true });
  dropLoaded();
}
