import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import type { AuthUser } from '../../../shared/people/sign-in/auth-responses.ts';
import { assertOk } from '../assert-ok.ts';
import { loadForget } from '../../offline/load-forget.ts';
import { readStored, writeStored } from '../../browser/local-store.ts';
import { transport } from '../transport/transport.ts';

export type SessionUser = Pick<AuthUser, 'id' | 'email' | 'name'>;
type Session = { user: SessionUser } | null;

/** The signed-in user, or null. The guards and the screens all read this one query. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const response = await assertOk(transport.fetch('/api/auth/get-session', { signal }));
    // Not parsed: the login page does not load the schemas of responses.
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
  // Guards wait for the first one, which may be of before; a later one is requested again.
  await queryClient.ensureQueryData(sessionQuery).catch(() => undefined);
  await queryClient.cancelQueries(sessionQuery);
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Updates the session without a request: after a rename, or when it has ended. */
export function setSession(queryClient: QueryClient, session: Session) {
  // A response that is on its way belongs to the session before.
  void queryClient.cancelQueries(sessionQuery);
  queryClient.setQueryData<Session>(sessionQuery.queryKey, session);
  tellOtherTabs(session);
}

/** Notifies other tabs, which watch what is stored. Of an ended session, theme.js shows no outlines. */
function tellOtherTabs(session: Session) {
  writeStored('user', session?.user.id ?? '');
  if (!session) writeStored('session-ends', '');
}

/** The signed-in user. For screens behind the sign-in only. */
export function useCurrentUser(): SessionUser {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return session?.user ?? signedOut;
}

/** Forgets the copies of a user whose session ended while the application was closed: no request notices that. */
function forgetCopiesOfFormer() {
  loadForget().then(
    ({ forgetWhatWasRead }) => forgetWhatWasRead(),
    () => undefined,
  );
}

// Between the end of a session and the navigation to the login page a screen may render once more.
const signedOut: SessionUser = { id: '', email: '', name: '' };
