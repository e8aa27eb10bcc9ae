import type { z } from 'zod';
import {
  accountDeletionSchema,
  customSignInSchema,
  emailChangeConfirmationSchema,
  emailChangeSchema,
  emailSignInSchema,
  emailSignUpSchema,
  emailVerificationSchema,
  noInputSchema,
  passwordChangeSchema,
  passkeyRegistrationSchema,
  passkeyRemovalSchema,
  passkeyRenamingSchema,
  passkeySignInSchema,
  passwordConfirmationSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  secondFactorSchema,
  sessionRevocationSchema,
  socialSignInSchema,
  verificationMailSchema,
} from '../../../shared/people/sign-in/auth-endpoints.ts';
import {
  doneResponseSchema,
  passkeyResponseSchema,
  passkeySchema,
  passkeySignInResponseSchema,
  passwordChangeResponseSchema,
  providerSignInResponseSchema,
  recoveryCodesResponseSchema,
  secondFactorResponseSchema,
  secondFactorSignInResponseSchema,
  signInResponseSchema,
  signUpResponseSchema,
  successResponseSchema,
} from '../../../shared/people/sign-in/auth-responses.ts';
import { rateLimits, type RateLimit } from '../../access/rate-limits/rate-limits.ts';
import { sendsMail, type Config } from '../../platform/config.ts';

export type AuthEndpoint = {
  path: string;
  summary: string;
  description?: string;
  needsSession: boolean;
  response: z.ZodType | null;
  limit?: RateLimit;
};

export type AuthOperation = AuthEndpoint & {
  input: z.ZodObject;
  isOffered?: (config: Config) => boolean;
};

const hasEmail = (config: Config) => config.AUTH_PROVIDERS_EMAIL_IS_ENABLED;
const hasReset = (config: Config) => hasEmail(config) && config.AUTH_IS_PASSWORD_RESET_ENABLED;
const hasSignUp = (config: Config) => hasEmail(config) && config.AUTH_IS_REGISTRATION_ENABLED;

export const emailSignIn = {
  path: 'sign-in/email',
  summary: 'Sign in with email and password',
  needsSession: false,
  input: emailSignInSchema,
  response: signInResponseSchema,
  limit: rateLimits.signIn,
  isOffered: hasEmail,
} satisfies AuthOperation;

export const accountDeletion = {
  path: 'delete-user',
  summary: 'Delete your account',
  description:
    'Requires your password if the account has one. Returns 409 `user.owns_shared_organization` while you own an organization that has other members.',
  needsSession: true,
  input: accountDeletionSchema,
  response: successResponseSchema,
} satisfies AuthOperation;

const secondFactorDescription =
  'Completes a sign-in that requires a second factor. Send the cookie that was set by the first step of the sign-in.';

const devicesAsk = 'All trusted devices need the second factor again at their next sign-in.';
const otherDevicesAsk =
  'All trusted devices except the current one need the second factor again at their next sign-in.';

const operations: AuthOperation[] = [
  emailSignIn,
  {
    path: 'sign-up/email',
    summary: 'Sign up with email and password',
    needsSession: false,
    input: emailSignUpSchema,
    response: signUpResponseSchema,
    limit: rateLimits.signUp,
    isOffered: hasSignUp,
  },
  {
    path: 'sign-in/social',
    summary: 'Start a sign-in with GitHub or Google',
    needsSession: false,
    input: socialSignInSchema,
    response: providerSignInResponseSchema,
    limit: rateLimits.signIn,
  },
  {
    path: 'sign-in/oauth2',
    summary: 'Start a sign-in with a configured provider',
    needsSession: false,
    input: customSignInSchema,
    response: providerSignInResponseSchema,
    limit: rateLimits.signIn,
  },
  {
    path: 'forget-password',
    summary: 'Request an email to reset a password',
    description: 'The response is the same whether or not the address has an account.',
    needsSession: false,
    input: passwordResetRequestSchema,
    response: doneResponseSchema,
    limit: rateLimits.accountMail,
    isOffered: hasReset,
  },
  {
    path: 'reset-password',
    summary: 'Reset a password with the token from the email',
    needsSession: false,
    input: passwordResetSchema,
    response: doneResponseSchema,
    limit: rateLimits.secret,
    isOffered: hasReset,
  },
  {
    path: 'send-verification-email',
    summary: 'Request an email to verify an email address',
    description: 'The response is the same whether or not the address has an account.',
    needsSession: false,
    input: verificationMailSchema,
    response: doneResponseSchema,
    limit: rateLimits.accountMail,
  },
  {
    path: 'verify-email',
    summary: 'Verify an email address with the token from the email',
    description: 'Does not create a session.',
    needsSession: false,
    input: emailVerificationSchema,
    response: doneResponseSchema,
  },
  {
    path: 'change-password',
    summary: 'Change your password',
    description: devicesAsk,
    needsSession: true,
    input: passwordChangeSchema,
    response: passwordChangeResponseSchema,
    isOffered: hasEmail,
  },
  {
    path: 'email-change/request',
    summary: 'Change your email address',
    description:
      'Requires your password if the account has one; otherwise, the session must not be older than a day. A link is sent to the new address, which becomes that of the account once the link is confirmed. The response is the same whether or not the address has an account.',
    needsSession: true,
    input: emailChangeSchema,
    response: doneResponseSchema,
    isOffered: sendsMail,
  },
  {
    path: 'email-change/confirm',
    summary: 'Confirm a new email address with the token from the email',
    description: 'Does not create a session. Both addresses are told.',
    needsSession: false,
    input: emailChangeConfirmationSchema,
    response: doneResponseSchema,
    limit: rateLimits.secret,
    isOffered: sendsMail,
  },
  {
    path: 'sign-out',
    summary: 'End the current session',
    description: 'Also succeeds without a session.',
    needsSession: false,
    input: noInputSchema,
    response: successResponseSchema,
  },
  {
    path: 'revoke-session',
    summary: 'End one of your sessions',
    description: otherDevicesAsk,
    needsSession: true,
    input: sessionRevocationSchema,
    response: doneResponseSchema,
  },
  {
    path: 'revoke-sessions',
    summary: 'End all your sessions',
    description: devicesAsk,
    needsSession: true,
    input: noInputSchema,
    response: doneResponseSchema,
  },
  {
    path: 'revoke-other-sessions',
    summary: 'End all your sessions except the current one',
    description: otherDevicesAsk,
    needsSession: true,
    input: noInputSchema,
    response: doneResponseSchema,
  },
  accountDeletion,
  {
    path: 'two-factor/enable',
    summary: 'Set up an authenticator app',
    description: 'Takes effect after the first code from the app is verified.',
    needsSession: true,
    input: passwordConfirmationSchema,
    response: secondFactorResponseSchema,
  },
  {
    path: 'two-factor/disable',
    summary: 'Disable two-factor authentication',
    needsSession: true,
    input: passwordConfirmationSchema,
    response: doneResponseSchema,
  },
  {
    path: 'two-factor/verify-totp',
    summary: 'Verify a code from an authenticator app',
    description: `${secondFactorDescription} Each code can complete only one sign-in: using it again returns 401 \`CODE_ALREADY_USED\`. With a session, the code completes the setup of the authenticator app.`,
    needsSession: false,
    input: secondFactorSchema,
    response: secondFactorSignInResponseSchema,
  },
  {
    path: 'two-factor/verify-backup-code',
    summary: 'Verify a recovery code',
    description: secondFactorDescription,
    needsSession: false,
    input: secondFactorSchema,
    response: secondFactorSignInResponseSchema,
  },
  {
    path: 'two-factor/generate-backup-codes',
    summary: 'Replace your recovery codes',
    needsSession: true,
    input: passwordConfirmationSchema,
    response: recoveryCodesResponseSchema,
  },
  {
    path: 'passkey/verify-authentication',
    summary: 'Sign in with a passkey',
    needsSession: false,
    input: passkeySignInSchema,
    response: passkeySignInResponseSchema,
    limit: rateLimits.signIn,
  },
  {
    path: 'passkey/verify-registration',
    summary: 'Add a passkey',
    needsSession: true,
    input: passkeyRegistrationSchema,
    response: passkeySchema,
    limit: rateLimits.secret,
  },
  {
    path: 'passkey/update-passkey',
    summary: 'Rename a passkey',
    needsSession: true,
    input: passkeyRenamingSchema,
    response: passkeyResponseSchema,
  },
  {
    path: 'passkey/delete-passkey',
    summary: 'Delete a passkey',
    needsSession: true,
    input: passkeyRemovalSchema,
    response: doneResponseSchema,
  },
];

const secretFields = new Set(['password', 'currentPassword', 'code']);

export function takesSecret({ input }: AuthOperation): boolean {
  const fields = new Set(Object.keys(input.shape));
  return !fields.has('email') && !secretFields.isDisjointFrom(fields);
}

/** POST endpoints. All endpoints that ask for a present password or code share one rate limit. */
export const authOperations: AuthOperation[] = operations.map((operation) =>
  takesSecret(operation) ? { ...operation, limit: rateLimits.secret } : operation,
);
