import type { RegisteredRouter } from '@tanstack/react-router';
import { storageKeyOf, writeStored } from '../../api/local-store.ts';
import { queryClient } from '../../api/query-client.ts';
import { refreshSession, sessionQuery } from '../../api/session-api.ts';
import { reportUnauthenticated } from '../../api/unauthenticated.ts';
import { publicOnlyPaths } from './return-path.ts';
import { dropLoaded } from './session-end.ts';

/** Follows a user who logs in or out in another tab. */
export function followOtherTabs(router: RegisteredRouter) {
  let userId = currentUserId();
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== sessionQuery.queryKey[0]) return;
    const next = currentUserId();
    if (next === userId) return;
    if (userId !== undefined) writeStored('user', next ?? '');
    userId = next;
  });
  // Dispatched in the other tabs only.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeyOf('user') && newValue !== (userId ?? '')) void followSession(router);
  });
}

/** The server decides: what the other tab says may be old. */
async function followSession(router: RegisteredRouter) {
  const former = currentUserId();
  const session = await refreshSession(queryClient).catch(() => undefined);
  if (session === undefined || session?.user.id === former) return;
  if (session === null) return reportUnauthenticated();
  if (publicOnlyPaths.includes(router.state.location.pathname)) return router.invalidate();
  // Another user: nothing that this tab shows is theirs.
  await router.navigate({ to: '/', ignoreBlocker: true });
  dropLoaded();
}

/** Undefined until the session is loaded, null without one. */
function currentUserId(): string | null | undefined {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  return session === undefined ? undefined : (session?.user.id ?? null);
}
