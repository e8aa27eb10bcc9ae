import { queryOptions, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { checked } from './api-client.ts';
import { apiFetch } from './api-fetch.ts';

const sessionUserSchema = z.object({ id: z.string(), email: z.string(), name: z.string() });
const sessionSchema = z.object({ user: sessionUserSchema }).nullable();

export type SessionUser = z.infer<typeof sessionUserSchema>;
export type Session = z.infer<typeof sessionSchema>;

/** Who is signed in, or null. Every guard and every name on the screen reads this one query. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const response = await checked(apiFetch('/api/auth/get-session'));
    return sessionSchema.parse(await response.json());
  },
  staleTime: 5 * 60_000,
});

/** Asks the server again, after signing in or up. */
export function refreshSession(queryClient: QueryClient): Promise<Session> {
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
}

/** The signed-in user. For screens behind the sign-in only. */
export function useCurrentUser(): SessionUser {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return session?.user ?? signedOut;
}

// Between the end of a session and the move to the login page a screen may be drawn once more.
const signedOut: SessionUser = { id: '', email: '', name: '' };
