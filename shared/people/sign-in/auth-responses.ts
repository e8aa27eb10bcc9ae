import { z } from 'zod';
import { wireDate } from '../../time/wire-date.ts';

/* Responses of the session library under /api/auth, limited to what clients can rely on. Other properties may change with the library. */

const authUserSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  twoFactorEnabled: z.boolean().nullish(),
});
export type AuthUser = z.infer<typeof authUserSchema>;

const authSessionSchema = z.object({ id: z.string(), token: z.string(), expiresAt: wireDate });

export const doneResponseSchema = z.object({ status: z.boolean() });
export const successResponseSchema = z.object({ success: z.boolean() });

/** `twoFactorRedirect`: the password was right, and a second factor is required. */
export const signInResponseSchema = z.object({
  user: authUserSchema.optional(),
  twoFactorRedirect: z.boolean().optional(),
});

/** The new user has no session until the email address is verified. */
export const signUpResponseSchema = z.object({ user: authUserSchema });

export const providerSignInResponseSchema = z.object({ url: z.url() });

export const passwordChangeResponseSchema = z.object({ user: authUserSchema });

export const sessionResponseSchema = z
  .object({ session: authSessionSchema, user: authUserSchema })
  .nullable();

const deviceSessionSchema = authSessionSchema.extend({
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: wireDate,
  updatedAt: wireDate,
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
export const deviceSessionsResponseSchema = z.array(deviceSessionSchema);

/** `credential` is the password; other ids are those of providers. */
export const accountsResponseSchema = z.array(z.object({ id: z.string(), providerId: z.string() }));

/** `totpURI` and recovery codes for an authenticator app, which takes effect once its first code is verified. */
export const secondFactorResponseSchema = z.object({
  totpURI: z.string(),
  backupCodes: z.array(z.string()),
});
export type SecondFactorSecret = z.infer<typeof secondFactorResponseSchema>;
export const recoveryCodesResponseSchema = z.object({ backupCodes: z.array(z.string()) });
export const secondFactorSignInResponseSchema = z.object({ user: authUserSchema });

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  createdAt: wireDate,
});
export type Passkey = z.infer<typeof passkeySchema>;
export const passkeysResponseSchema = z.array(passkeySchema);
export const passkeyResponseSchema = z.object({ passkey: passkeySchema });
export const passkeySignInResponseSchema = z.object({
  session: authSessionSchema,
  user: authUserSchema,
});

export const passkeyOptionsResponseSchema = z.looseObject({ challenge: z.string() });
