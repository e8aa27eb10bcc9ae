import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { recognitionLanguageCodes } from '../../recognition-languages.ts';
import { roleSchema } from '../role-schemas.ts';
import { singleLine } from '../../text/single-line.ts';
import { wireDate } from '../../time/wire-date.ts';

/**
 * `documentLanguages` are the expected languages of documents, by ISO 639-1 code, the likeliest first. Without `isSharingEnabled`, people
 * without an account can open nothing.
 */
const organizationSchema = z.object({
  id: idSchema('org'),
  name: z.string(),
  documentLanguages: z.array(z.string()),
  isSharingEnabled: z.boolean(),
  createdAt: wireDate,
  updatedAt: wireDate,
});

export type Organization = z.infer<typeof organizationSchema>;

export const organizationResponseSchema = z.object({ organization: organizationSchema });
const listedOrganizationSchema = organizationSchema.extend({ role: roleSchema });
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

export const organizationUpdateSchema = organizationInputSchema
  .extend({
    documentLanguages: z
      .array(z.enum(recognitionLanguageCodes))
      .transform((languages) => [...new Set(languages)]),
  })
  .partial()
  .refine(({ name, documentLanguages }) => name !== undefined || documentLanguages !== undefined, {
    message: 'organizations.form.name.required',
    path: ['name'],
  });

export type OrganizationUpdate = z.infer<typeof organizationUpdateSchema>;

export const sharingSwitchSchema = z.object({ isSharingEnabled: z.boolean() });

export const organizationParamsSchema = z.object({ organizationId: idSchema('org') });
