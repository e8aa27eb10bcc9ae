import type { z } from 'zod';
import type {
  passwordChangeSchema,
  passwordResetSchema,
  secondFactorSchema,
} from '../../../shared/people/sign-in/auth-endpoints.ts';
import type { signInInputSchema, signUpInputSchema } from '../../../shared/people/users/user.ts';
import { readApiError } from '../../api/api-error.ts';
import { assertOk } from '../../api/assert-ok.ts';
import { transport } from '../../api/transport.ts';

type SignInInput = z.infer<typeof signInInputSchema> & { callbackURL: string };
type SignUpInput = z.infer<typeof signUpInputSchema> & { callbackURL: string };
type PasswordResetInput = z.infer<typeof passwordResetSchema>;
type PasswordChangeInput = z.input<typeof passwordChangeSchema>;
type SecondFactorInput = z.input<typeof secondFactorSchema>;
type ReturnAddresses = { callbackURL: string; errorCallbackURL: string };

/** Answers whether the password was right but a second factor is still wanted. */
export async function signInWithEmail(input: SignInInput): Promise<{ needsSecondFactor: boolean }> {
  const response = await post('sign-in/email', input);
  const { twoFactorRedirect = false } = (await response.json()) as { twoFactorRedirect?: boolean };
  return { needsSecondFactor: twoFactorRedirect };
}

export const signUpWithEmail = (input: SignUpInput) => post('sign-up/email', input);
export const signOut = () => post('sign-out', {});

export const requestPasswordReset = (input: { email: string; redirectTo: string }) =>
  post('forget-password', input);
export const resetPassword = (input: PasswordResetInput) => post('reset-password', input);
export const sendVerificationMail = (input: { email: string; callbackURL: string }) =>
  post('send-verification-email', input);

/** The code of an authenticator app, in the middle of a sign-in or when it is set up. */
export const verifyTotp = (input: SecondFactorInput) => post('two-factor/verify-totp', input);
export const verifyRecoveryCode = (input: SecondFactorInput) =>
  post('two-factor/verify-backup-code', input);
export const disableSecondFactor = (password: string) => post('two-factor/disable', { password });

export type SecondFactorSetUp = { totpURI: string; backupCodes: string[] };

export async function startSecondFactor(password: string): Promise<SecondFactorSetUp> {
  const response = await post('two-factor/enable', { password });
  return (await response.json()) as SecondFactorSetUp;
}

export async function renewRecoveryCodes(password: string): Promise<string[]> {
  const response = await post('two-factor/generate-backup-codes', { password });
  const { backupCodes } = (await response.json()) as { backupCodes: string[] };
  return backupCodes;
}

export const renamePasskey = (input: { id: string; name: string }) =>
  post('passkey/update-passkey', input);
export const removePasskey = (id: string) => post('passkey/delete-passkey', { id });

export const changePassword = (input: PasswordChangeInput) => post('change-password', input);
export const revokeSession = (token: string) => post('revoke-session', { token });
export const revokeOtherSessions = () => post('revoke-other-sessions', {});
export const deleteAccount = (input: { password?: string }) => post('delete-user', input);

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

export async function readAuth<Body>(path: string): Promise<Body> {
  const response = await assertOk(transport.fetch(`/api/auth/${path}`));
  return (await response.json()) as Body;
}

// A refused sign-in is a 401 too, but one the form shows: it must not lead away from it.
export async function post(path: string, input: object): Promise<Response> {
  const response = await transport.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw await readApiError(response);
  return response;
}
