import { z } from 'zod';
import type { OrganizationVersion } from '../../organization-version.ts';

export const organizationVersionResponseSchema = z.object({
  version: z.number().int(),
  isPending: z.boolean(),
}) satisfies z.ZodType<OrganizationVersion>;
