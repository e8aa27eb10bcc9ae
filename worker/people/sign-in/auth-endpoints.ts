import type { z } from 'zod';
import {
  accountDeletionSchema,
  customSignInSchema,
  emailSignInSchema,
  emailSignUpSchema,
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
import { rateLimits, type RateLimit } from '../../access/rate-limits.ts';
import type { Config } from '../../platform/config.ts';

/** A call the sessions port answers: its body, how often it may be made, and whether it is offered at all. */
export type AuthCall = {
  path: string;
  summary: string;
  schema: z.ZodType<object>;
  limit?: RateLimit;
  isOffered?: (config: Config) => boolean;
  /** The library refuses it without a session. */
  requiresSession?: boolean;
};

const hasEmail = (config: Config) => config.AUTH_PROVIDERS_EMAIL_IS_ENABLED;
const hasReset = (config: Config) => hasEmail(config) && config.AUTH_IS_PASSWORD_RESET_ENABLED;
const hasSignUp = (config: Config) => hasEmail(config) && config.AUTH_IS_REGISTRATION_ENABLED;

export const signInCall = {
  path: 'sign-in/email',
  summary: 'Sign in with e-mail and password',
  schema: emailSignInSchema,
  limit: rateLimits.signIn,
  isOffered: hasEmail,
} satisfies AuthCall;

export const authCalls: AuthCall[] = [
  signInCall,
  {
    path: 'sign-up/email',
    summary: 'Sign up with e-mail and password',
    schema: emailSignUpSchema,
    limit: rateLimits.signUp,
    isOffered: hasSignUp,
  },
  {
    path: 'sign-in/social',
    summary: 'Start a sign-in with GitHub or Google',
    schema: socialSignInSchema,
    limit: rateLimits.signIn,
  },
  {
    path: 'sign-in/oauth2',
    summary: 'Start a sign-in with a provider of the configuration',
    schema: customSignInSchema,
    limit: rateLimits.signIn,
  },
  {
    path: 'forget-password',
    summary: 'Ask for a mail with a link to choose a new password',
    schema: passwordResetRequestSchema,
    limit: rateLimits.accountMail,
    isOffered: hasReset,
  },
  {
    path: 'reset-password',
    summary: 'Choose a new password with the token of such a mail',
    schema: passwordResetSchema,
    limit: rateLimits.secret,
    isOffered: hasReset,
  },
  {
    path: 'send-verification-email',
    summary: 'Ask for a mail to confirm an e-mail address',
    schema: verificationMailSchema,
    limit: rateLimits.accountMail,
  },
  {
    path: 'change-password',
    summary: 'Change your password',
    schema: passwordChangeSchema,
    limit: rateLimits.secret,
    isOffered: hasEmail,
    requiresSession: true,
  },
  { path: 'sign-out', summary: 'End this session', schema: noInputSchema },
  {
    path: 'revoke-session',
    summary: 'End a session',
    schema: sessionRevocationSchema,
    requiresSession: true,
  },
  {
    path: 'revoke-sessions',
    summary: 'End all your sessions',
    schema: noInputSchema,
    requiresSession: true,
  },
  {
    path: 'revoke-other-sessions',
    summary: 'End all but this session',
    schema: noInputSchema,
    requiresSession: true,
  },
  {
    path: 'delete-user',
    summary: 'Delete your account',
    schema: accountDeletionSchema,
    limit: rateLimits.secret,
    requiresSession: true,
  },
  {
    path: 'two-factor/enable',
    summary: 'Set up an authenticator app',
    schema: passwordConfirmationSchema,
    limit: rateLimits.secret,
    requiresSession: true,
  },
  {
    path: 'two-factor/disable',
    summary: 'Stop asking for a second factor',
    schema: passwordConfirmationSchema,
    limit: rateLimits.secret,
    requiresSession: true,
  },
  {
    path: 'two-factor/verify-totp',
    summary: "Confirm a sign-in, or the set-up, with an authenticator app's code",
    schema: secondFactorSchema,
    limit: rateLimits.secret,
  },
  {
    path: 'two-factor/verify-backup-code',
    summary: 'Confirm a sign-in with a recovery code',
    schema: secondFactorSchema,
    limit: rateLimits.secret,
  },
  {
    path: 'two-factor/generate-backup-codes',
    summary: 'Make new recovery codes',
    schema: passwordConfirmationSchema,
    limit: rateLimits.secret,
    requiresSession: true,
  },
  {
    path: 'passkey/verify-authentication',
    summary: 'Sign in with a passkey',
    schema: passkeySignInSchema,
    limit: rateLimits.signIn,
  },
  {
    path: 'passkey/verify-registration',
    summary: 'Add a passkey',
    schema: passkeyRegistrationSchema,
    limit: rateLimits.secret,
    requiresSession: true,
  },
  {
    path: 'passkey/update-passkey',
    summary: 'Rename a passkey',
    schema: passkeyRenamingSchema,
    requiresSession: true,
  },
  {
    path: 'passkey/delete-passkey',
    summary: 'Remove a passkey',
    schema: passkeyRemovalSchema,
    requiresSession: true,
  },
];

/** What is only read or followed from a mail or a provider, and challenges for a passkey to sign. */
export const authPages: {
  path: string;
  summary: string;
  limit?: RateLimit;
  requiresSession?: boolean;
}[] = [
  { path: 'get-session', summary: 'The session and its user, or null' },
  { path: 'list-sessions', summary: 'Your sessions', requiresSession: true },
  { path: 'list-accounts', summary: 'The ways you can sign in', requiresSession: true },
  { path: 'verify-email', summary: 'Confirm an e-mail address (the link of the mail)' },
  { path: 'callback/:providerId', summary: 'Where a provider sends people back to' },
  { path: 'passkey/list-user-passkeys', summary: 'Your passkeys', requiresSession: true },
  {
    path: 'passkey/generate-authenticate-options',
    summary: 'Start a sign-in with a passkey',
    limit: rateLimits.signIn,
  },
  {
    path: 'passkey/generate-register-options',
    summary: 'Start to add a passkey',
    limit: rateLimits.secret,
    requiresSession: true,
  },
];
