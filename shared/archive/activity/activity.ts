import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { paginationQuerySchema } from '../../pagination.ts';
import { wireDate } from '../../time/wire-date.ts';
import { changeSourceSchema, fieldChangeSchema } from '../../field-change.ts';

/**
 * `shared` and `unshared`: a share link began or ceased to show the document. `share_updated` lists the changed settings in
 * `updatedFields`.
 */
const activityTypes = [
  'created',
  'updated',
  'deleted',
  'restored',
  'tagged',
  'untagged',
  'shared',
  'share_updated',
  'share_paused',
  'share_resumed',
  'share_taken_over',
  'share_expired',
  'share_opened',
  'unshared',
] as const;
export type ActivityType = (typeof activityTypes)[number];

const otherDocuments = z.array(z.object({ id: idSchema('doc'), name: z.string() })).optional();

/** Details of an activity. Names are copied as they were then, because tags, rules and keys can be deleted. */
const activityDataSchema = z.object({
  updatedFields: z.array(z.string()).optional(),
  renamed: z.object({ from: z.string(), to: z.string() }).optional(),
  madeFrom: otherDocuments,
  madeInto: otherDocuments,
  file: z
    .object({
      version: z.number(),
      restoredFrom: z.number().optional(),
      kept: z.string().optional(),
      removed: z.string().optional(),
    })
    .optional(),
  changes: z.array(fieldChangeSchema).optional(),
  source: changeSourceSchema.optional(),
  tag: z.object({ id: idSchema('tag'), name: z.string(), color: z.string() }).optional(),
  taggingRule: z.object({ id: idSchema('tr'), name: z.string() }).optional(),
  shareLink: z.object({ id: idSchema('shr'), name: z.string() }).optional(),
  apiKeyName: z.string().optional(),
  sender: z.string().optional(),
  /** The file request that the document was sent for, and the name that its sender entered. */
  uploadRequest: z
    .object({ id: idSchema('upr'), title: z.string(), sender: z.string().optional() })
    .optional(),
});
export type ActivityData = z.infer<typeof activityDataSchema>;

export const originSchema = activityDataSchema.pick({ sender: true, uploadRequest: true });
export type DocumentOrigin = z.infer<typeof originSchema>;

export const activitySchema = z.object({
  id: idSchema('act'),
  event: z.enum(activityTypes),
  createdAt: wireDate,
  user: z.object({ id: idSchema('usr'), name: z.string() }).nullable(),
  tag: z.object({ id: idSchema('tag'), name: z.string(), color: z.string() }).nullable(),
  eventData: activityDataSchema,
});
export type Activity = z.infer<typeof activitySchema>;

export const activitiesResponseSchema = z.object({ activities: z.array(activitySchema) });

export const activityQuerySchema = paginationQuerySchema(20);
