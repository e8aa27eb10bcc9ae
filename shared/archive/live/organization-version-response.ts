import { z } from 'zod';
import type { OrganizationVersion } from '../../organization-version.ts';

/** Response for clients that poll for changes. */
export const organizationVersionResponseSchema = z.object({
  version: z.number().int(),
  isPending: z.boolean(),
}) satisfies z.ZodType<OrganizationVersion>;
