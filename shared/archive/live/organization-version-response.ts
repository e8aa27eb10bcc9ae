import { z } from 'zod';
import type { OrganizationVersion } from '../../organization-version.ts';

/** The body of the endpoint that clients ask whether anything has changed. */
export const organizationVersionResponseSchema = z.object({
  version: z.number().int(),
  isPending: z.boolean(),
}) satisfies z.ZodType<OrganizationVersion>;
