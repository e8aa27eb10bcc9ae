import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { roleSchema } from '../../role-schemas.ts';
import { singleLine } from '../../single-line.ts';
import { wireDate } from '../../wire-date.ts';

export const organizationSchema = z.object({
  id: idSchema('org'),
  name: z.string(),
  createdAt: wireDate,
  updatedAt: wireDate,
});

export type Organization = z.infer<typeof organizationSchema>;

export const organizationResponseSchema = z.object({ organization: organizationSchema });
/** An organization in the list of a user's own, with their role. */
export const listedOrganizationSchema = organizationSchema.extend({ role: roleSchema });
export type ListedOrganization = z.infer<typeof listedOrganizationSchema>;

export const organizationsResponseSchema = z.object({
  organizations: z.array(listedOrganizationSchema),
});

export const organizationInputSchema = z.object({
  name: z
    .string('organizations.form.name.not-a-string')
    .overwrite(singleLine)
    .min(1, 'organizations.form.name.required')
    .min(limits.organizationName.min, 'organizations.form.name.too-short')
    .max(limits.organizationName.max, 'organizations.form.name.too-long'),
});

export type OrganizationInput = z.infer<typeof organizationInputSchema>;

export const organizationParamsSchema = z.object({ organizationId: idSchema('org') });
