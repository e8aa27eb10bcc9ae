import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { singleLine } from '../../text/single-line.ts';
import { permissionSchema } from '../../permissions.ts';
import { wireDate } from '../../time/wire-date.ts';

/** A program that used the key, as it identifies itself; `apiVersion` is the version of the Paperless-ngx API that it requests. */
const apiKeyClientSchema = z.object({
  name: z.string(),
  version: z.string().nullable(),
  apiVersion: z.number().int().nullable(),
  lastUsedAt: wireDate,
});

export type ApiKeyClient = z.infer<typeof apiKeyClientSchema>;

/** `organizationIds` restricts a key to some of its owner's organizations; an empty list means all. `clients` are the latest few. */
const apiKeySchema = z.object({
  id: idSchema('ak'),
  name: z.string(),
  prefix: z.string(),
  permissions: z.array(permissionSchema),
  organizationIds: z.array(idSchema('org')),
  allOrganizations: z.boolean(),
  expiresAt: wireDate.nullable(),
  lastUsedAt: wireDate.nullable(),
  clients: z.array(apiKeyClientSchema),
  createdAt: wireDate,
  updatedAt: wireDate,
});

export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyInputSchema = z.object({
  name: z
    .string()
    .overwrite(singleLine)
    .min(1, 'api-keys.form.name.required')
    .max(limits.apiKeyName.max, 'api-keys.form.name.too-long'),
  permissions: z.array(permissionSchema).min(1, 'api-keys.form.permissions.required'),
  organizationIds: z.array(idSchema('org')).max(limits.apiKeyOrganizations.max).default([]),
  allOrganizations: z.boolean().default(false),
  expiresAt: wireDate
    .refine((date) => date.getTime() > Date.now(), 'api-keys.form.expires-at.past')
    .nullish(),
});

export type ApiKeyInput = z.output<typeof apiKeyInputSchema>;

/** The form asks for the reach explicitly, because an empty list of organizations means all. */
export const apiKeyFormSchema = apiKeyInputSchema
  .extend({ reach: z.enum(['all', 'some']) })
  .refine(({ reach, organizationIds }) => reach === 'all' || organizationIds.length > 0, {
    path: ['organizationIds'],
    message: 'api-keys.form.organizations.required',
  })
  .transform(({ reach, ...input }) => ({
    ...input,
    organizationIds: reach === 'all' ? [] : input.organizationIds,
  }));

export const apiKeyParamsSchema = z.object({ apiKeyId: idSchema('ak') });

export const apiKeysResponseSchema = z.object({ apiKeys: z.array(apiKeySchema) });

export const createdApiKeyResponseSchema = z.object({ apiKey: apiKeySchema, token: z.string() });

export const currentApiKeyResponseSchema = z.object({
  apiKey: apiKeySchema.pick({
    id: true,
    name: true,
    permissions: true,
    organizationIds: true,
    allOrganizations: true,
    expiresAt: true,
  }),
});
