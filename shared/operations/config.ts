import { z } from 'zod';

/** The response of GET /api/config, which clients request first. Sizes are in bytes, with 0 for no limit, and retention is in days. */
const publicConfigSchema = z.object({
  baseUrl: z.string(),
  version: z.string(),
  documentsStorage: z.object({
    maxUploadSize: z.number().int(),
    maxOrganizationSize: z.number().int(),
  }),
  documents: z.object({ deletedDocumentsRetentionDays: z.number().int() }),
  auth: z.object({
    providers: z.object({
      email: z.object({ isEnabled: z.boolean() }),
      google: z.object({ isEnabled: z.boolean() }),
      github: z.object({ isEnabled: z.boolean() }),
      customs: z.array(
        z.object({ providerId: z.string(), name: z.string(), icon: z.string().optional() }),
      ),
    }),
    isPasswordResetEnabled: z.boolean(),
    isRegistrationEnabled: z.boolean(),
    isEmailVerificationRequired: z.boolean(),
    showLegalLinksOnAuthPage: z.boolean(),
  }),
  links: z.object({
    terms: z.string(),
    privacy: z.string(),
    chat: z.string(),
    source: z.string(),
    social: z.string(),
  }),
  intakeEmails: z.object({ isEnabled: z.boolean() }),
  isMailEnabled: z.boolean(),
  isSubscriptionsEnabled: z.boolean(),
  isDemoMode: z.boolean(),
});

export type PublicConfig = z.infer<typeof publicConfigSchema>;

export const configResponseSchema = z.object({ config: publicConfigSchema });
