import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { assertOk } from './assert-ok.ts';
import { transport } from './transport.ts';

export type SessionUser = { id: string; email: string; name: string };
export type Session = { user: SessionUser } | null;

/** The signed-in user, or null. The guards and the screens all read this one query. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const response = await assertOk(transport.fetch('/api/auth/get-session'));
    return (await response.json()) as Session;
  },
  staleTime: 5 * 60_000,
});

/** Refetches the session, after signing in or up. */
export function refreshSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** Updates the session without a request: after a rename, or when it has ended. */
export function setSession(queryClient: QueryClient, session: Session) {
  queryClient.setQueryData<Session>(sessionQuery.queryKey, session);
}

/** The signed-in user. For screens behind the sign-in only. */
export function useCurrentUser(): SessionUser {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return session?.user ?? signedOut;
}

// Between the end of a session and the navigation to the login page a screen may render once more.
const signedOut: SessionUser = { id: '', email: '', name: '' };
