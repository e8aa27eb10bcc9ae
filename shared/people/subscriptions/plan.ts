import { z } from 'zod';

export const plans = {
  free: { maxIntakeEmails: 1 },
  plus: { maxIntakeEmails: 10 },
} as const;

export type Plan = keyof typeof plans;

export const customerPortalResponseSchema = z.object({ customerPortalUrl: z.url() });
