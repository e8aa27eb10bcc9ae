import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { paginationQuerySchema } from '../../pagination.ts';
import { wireDate } from '../../time/wire-date.ts';

const shareEventTypes = ['opened', 'previewed', 'downloaded', 'wrong_password'] as const;
export type ShareEventType = (typeof shareEventTypes)[number];

const shareEventSchema = z.object({
  id: idSchema('she'),
  type: z.enum(shareEventTypes),
  createdAt: wireDate,
  documentId: idSchema('doc').nullable(),
  documentName: z.string().nullable(),
  /** ISO 3166-1 code, such as `DE`. */
  country: z.string().nullable(),
  browser: z.string().nullable(),
  /** The same for all requests from one network on one day. */
  visitor: z.string(),
});

export type ShareEvent = z.infer<typeof shareEventSchema>;

export const shareEventsResponseSchema = z.object({ events: z.array(shareEventSchema) });

export const shareEventQuerySchema = paginationQuerySchema(50);
