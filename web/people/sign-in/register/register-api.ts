import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { signUpInputSchema } from '../../../../shared/people/users/user.ts';
import type { MutationCallbacks } from '../../../api/queries/mutation-callbacks.ts';
import { postAuth } from '../auth-client.ts';

type SignUpInput = z.infer<typeof signUpInputSchema> & { callbackURL: string };

export function useSignUp(callbacks: MutationCallbacks<Response, SignUpInput>) {
  return useMutation({
    ...callbacks,
    mutationFn: (input: SignUpInput) => postAuth('sign-up/email', input),
  });
}
