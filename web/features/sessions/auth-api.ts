import type { z } from 'zod';
import type { signInInputSchema, signUpInputSchema } from '../../../shared/features/users/user.ts';
import { readApiError } from '../../api/api-error.ts';
import { transport } from '../../api/transport.ts';

type SignInInput = z.infer<typeof signInInputSchema> & { callbackURL: string };
type SignUpInput = z.infer<typeof signUpInputSchema> & { callbackURL: string };
type ReturnAddresses = { callbackURL: string; errorCallbackURL: string };

export const signInWithEmail = (input: SignInInput) => post('sign-in/email', input);
export const signUpWithEmail = (input: SignUpInput) => post('sign-up/email', input);
export const signOut = () => post('sign-out', {});

/** Asks for the address of a built-in provider's sign-in page. */
export const startSocialSignIn = (input: ReturnAddresses & { provider: 'github' | 'google' }) =>
  postForAddress('sign-in/social', input);

/** The same for a provider from the configuration. */
export const startCustomSignIn = (input: ReturnAddresses & { providerId: string }) =>
  postForAddress('sign-in/oauth2', input);

async function postForAddress(path: string, input: object): Promise<string> {
  const response = await post(path, input);
  const { url } = (await response.json()) as { url: string };
  return url;
}

// A refused sign-in is a 401 too, but one the form shows: it must not lead away from it.
async function post(path: string, input: object): Promise<Response> {
  const response = await transport.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw await readApiError(response);
  return response;
}
