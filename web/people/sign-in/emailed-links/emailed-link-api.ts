import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  emailChangeConfirmationSchema,
  emailVerificationSchema,
  passwordResetSchema,
} from '../../../../shared/people/sign-in/auth-endpoints.ts';
import { refreshSession } from '../../../api/session/session-api.ts';
import type { MutationCallbacks } from '../../../api/queries/mutation-callbacks.ts';
import { postAuth } from '../auth-client.ts';

export function useSendVerificationMail() {
  return useMutation({
    mutationFn: (input: { email: string; callbackURL: string }) =>
      postAuth('send-verification-email', input),
  });
}

export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (input: { email: string; redirectTo: string }) =>
      postAuth('forget-password', input),
  });
}

export function useResetPassword(
  callbacks: MutationCallbacks<Response, z.infer<typeof passwordResetSchema>>,
) {
  return useMutation({
    ...callbacks,
    mutationFn: (input: z.infer<typeof passwordResetSchema>) => postAuth('reset-password', input),
  });
}

export function useVerifyEmail() {
  return useMutation({
    mutationFn: (input: z.infer<typeof emailVerificationSchema>) => postAuth('verify-email', input),
  });
}

/** A session in this browser has the new address from then on. */
export function useConfirmEmailChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: z.infer<typeof emailChangeConfirmationSchema>) =>
      postAuth('email-change/confirm', input),
    onSuccess: () => refreshSession(queryClient),
  });
}
