import { z } from 'zod';
import { limits } from '../../limits.ts';
import {
  emailSchema,
  newPasswordSchema,
  signInInputSchema,
  signUpInputSchema,
} from '../users/user.ts';

const address = z.string().max(2000).optional();
const password = z.string().min(1, 'auth.form.password.required').max(256);
const code = z.string().trim().min(1, 'auth.form.code.required').max(32);

export const noInputSchema = z.object({});

export const emailSignInSchema = signInInputSchema.extend({
  rememberMe: z.boolean().default(true),
  callbackURL: address,
});

export const emailSignUpSchema = signUpInputSchema.extend({ callbackURL: address });

export const socialSignInSchema = z.object({
  provider: z.string().min(1).max(100),
  callbackURL: address,
  errorCallbackURL: address,
});

/** `providerId` is a provider in AUTH_PROVIDERS_CUSTOMS. */
export const customSignInSchema = z.object({
  providerId: z.string().min(1).max(100),
  callbackURL: address,
  errorCallbackURL: address,
});

export const passwordResetRequestSchema = z.object({ email: emailSchema, redirectTo: address });

export const passwordResetSchema = z.object({
  newPassword: newPasswordSchema,
  token: z.string().min(1).max(256),
});

export const verificationMailSchema = z.object({ email: emailSchema, callbackURL: address });

export const emailVerificationSchema = z.object({ token: z.string().min(1).max(2000) });

export const passwordChangeSchema = z.object({
  currentPassword: password,
  newPassword: newPasswordSchema,
  revokeOtherSessions: z.boolean().default(true),
});

/** The password is required if the account has one; otherwise the session must not be older than a day. */
export const emailChangeSchema = z.object({ newEmail: emailSchema, password: password.optional() });

export const emailChangeConfirmationSchema = z.object({ token: z.string().min(1).max(256) });

export const sessionRevocationSchema = z.object({ token: z.string().min(1).max(256) });

export const passwordConfirmationSchema = z.object({ password });

/** The password is required if the account has one; otherwise the session must not be older than a day. */
export const accountDeletionSchema = z.object({ password: password.optional() });

export const secondFactorSchema = z.object({ code, trustDevice: z.boolean().default(false) });

const credential = z.object({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(100).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  response: z.record(z.string(), z.unknown()),
});

const passkeyName = z
  .string()
  .trim()
  .min(1, 'account.passkeys.form.name.required')
  .max(limits.passkeyName.max, 'account.passkeys.form.name.max-length');
const passkeyId = z.string().min(1).max(100);

export const passkeySignInSchema = z.object({ response: credential });

export const passkeyRegistrationSchema = z.object({ name: passkeyName, response: credential });

export const passkeyNameSchema = z.object({ name: passkeyName });

export const passkeyRenamingSchema = passkeyNameSchema.extend({ id: passkeyId });

export const passkeyRemovalSchema = z.object({ id: passkeyId });
