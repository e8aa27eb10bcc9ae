import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { secondFactorSchema } from '../../../../shared/people/sign-in/auth-endpoints.ts';
import type { signInResponseSchema } from '../../../../shared/people/sign-in/auth-responses.ts';
import type { signInInputSchema } from '../../../../shared/people/users/user.ts';
import type { MutationCallbacks } from '../../../api/queries/mutation-callbacks.ts';
import { postAuth } from '../auth-client.ts';

type SignInInput = z.infer<typeof signInInputSchema> & { callbackURL: string };
type SignInResponse = z.input<typeof signInResponseSchema>;
type SignInResult = { needsSecondFactor: boolean };
type SecondFactorInput = z.input<typeof secondFactorSchema>;

/** Signs in with email and password. `needsSecondFactor`: there is no session before the second factor. */
export function useSignIn(callbacks: MutationCallbacks<SignInResult, SignInInput>) {
  return useMutation({
    ...callbacks,
    mutationFn: async (input: SignInInput) => {
      const response = await postAuth('sign-in/email', input);
      // Not parsed, as the login page does not load the response schemas.
      const { twoFactorRedirect = false } = (await response.json()) as SignInResponse;
      return { needsSecondFactor: twoFactorRedirect };
    },
  });
}

export function useVerifySecondFactor(
  kind: 'totp' | 'backup-code',
  callbacks: MutationCallbacks<Response, SecondFactorInput>,
) {
  return useMutation({
    ...callbacks,
    mutationFn: (input: SecondFactorInput) => postAuth(`two-factor/verify-${kind}`, input),
  });
}

export function useSignInWithPasskey(callbacks: MutationCallbacks) {
  return useMutation({
    ...callbacks,
    mutationFn: async () => (await import('../passkey-api.ts')).signInWithPasskey(),
  });
}
