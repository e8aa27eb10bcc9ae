import { z } from 'zod';

/** See `OrganizationVersion`. */
export const organizationVersionResponseSchema = z.object({
  version: z.number().int(),
  isPending: z.boolean(),
});
