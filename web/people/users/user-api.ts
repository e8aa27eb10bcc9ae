import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { emailChangeSchema } from '../../../shared/people/sign-in/auth-endpoints.ts';
import { userResponseSchema, type userInputSchema } from '../../../shared/people/users/user.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { setSession, type SessionUser } from '../../api/session/session-api.ts';
import { postAuth } from '../sign-in/auth-client.ts';

export function useRenameUser(callbacks: { onSuccess: (user: SessionUser) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: z.infer<typeof userInputSchema>) =>
      (await fetchJson(api.users.me.$put({ json: input }), userResponseSchema)).user,
    onSuccess: ({ id, email, name }) => {
      setSession(queryClient, { user: { id, email, name } });
      callbacks.onSuccess({ id, email, name });
    },
  });
}

/** Sends a link to the new address, which becomes the user's when it is opened. */
export function useRequestEmailChange() {
  return useMutation({
    mutationFn: (input: z.infer<typeof emailChangeSchema>) =>
      postAuth('email-change/request', input),
  });
}

export function useDeleteUser() {
  return useMutation({
    mutationFn: (password: string | undefined) => postAuth('delete-user', { password }),
  });
}
