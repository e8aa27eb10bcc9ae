import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import type { AuthUser } from '../../../shared/people/sign-in/auth-responses.ts';
import { assertOk } from '../assert-ok.ts';
import { loadForget } from '../../offline/load-forget.ts';
import { readStored, writeStored } from '../../browser/local-store.ts';
import { transport } from '../transport/transport.ts';

export type SessionUser = Pick<AuthUser, 'id' | 'email' | 'name'>;
type Session = { user: SessionUser } | null;

/** The signed-in user, or null. All guards and screens read this query. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const response = await assertOk(transport.fetch('/api/auth/get-session', { signal }));
    // Not parsed, as the login page does not load the response schemas.
    const session = (await response.json()) as
      | (Session & { session?: { expiresAt: string } })
      | null;
    signal.throwIfAborted();
    if (!session && readStored('user')) forgetCopiesOfFormer();
    tellOtherTabs(session);
    // The demo's session and a stored response have no such part.
    if (session?.session) writeStored('session-ends', session.session.expiresAt);
    return session;
  },
  staleTime: 5 * 60_000,
});

export async function refreshSession(queryClient: QueryClient): Promise<Session> {
  // Guards wait for the first request, which may be outdated; a later one is repeated.
  await queryClient.ensureQueryData(sessionQuery).catch(() => undefined);
  await queryClient.cancelQueries(sessionQuery);
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Updates the session without a request: after a rename, or when it has ended. */
export function setSession(queryClient: QueryClient, session: Session) {
  // A pending response belongs to the previous session.
  void queryClient.cancelQueries(sessionQuery);
  queryClient.setQueryData<Session>(sessionQuery.queryKey, session);
  tellOtherTabs(session);
}

/** Notifies other tabs, which watch the local storage. After the end of a session, theme.js shows no placeholders. */
function tellOtherTabs(session: Session) {
  writeStored('user', session?.user.id ?? '');
  if (!session) writeStored('session-ends', '');
}

/** Returns the signed-in user. Only for screens behind the login. */
export function useCurrentUser(): SessionUser {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return session?.user ?? signedOut;
}

/**
 * Removes the stored copies of a user whose session ended while the application was closed, which no request reveals.
 */
function forgetCopiesOfFormer() {
  loadForget().then(
    ({ forgetWhatWasRead }) => forgetWhatWasRead(),
    () => undefined,
  );
}

// A screen may render once more between the end of a session and the navigation to the login page.
const signedOut: SessionUser = { id: '', email: '', name: '' };
