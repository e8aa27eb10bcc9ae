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
  /** The document and its name at that time; null for the page of the link. */
  documentId: idSchema('doc').nullable(),
  documentName: z.string().nullable(),
  /** As in ISO 3166-1: `DE`. */
  country: z.string().nullable(),
  browser: z.string().nullable(),
  /** The same for everything that came from one network on one day. */
  visitor: z.string(),
});

export type ShareEvent = z.infer<typeof shareEventSchema>;

export const shareEventsResponseSchema = z.object({ events: z.array(shareEventSchema) });

/** Query of the log of a link: `pageIndex`, and `pageSize` of 50 by default. */
export const shareEventQuerySchema = paginationQuerySchema(50);
