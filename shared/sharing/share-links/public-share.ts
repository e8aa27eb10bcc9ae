import { z } from 'zod';
import { wholeNumber } from '../../pagination.ts';
import { wireDate } from '../../time/wire-date.ts';
import { shareLinkLimits } from './share-link-limits.ts';

export type ShareEndReason = 'expired' | 'revoked' | 'paused' | 'used_up';

export type EndDetails = {
  reason: ShareEndReason;
  endedAt?: string;
  organizationName?: string;
};

const detailsSchema = z.object({
  tags: z.array(z.string()),
  correspondent: z.string().nullable(),
  documentType: z.string().nullable(),
});

const sharedDocumentSchema = z.object({
  position: z.number().int(),
  name: z.string(),
  mimeType: z.string(),
  size: z.number().int(),
  pagesCount: z.number().int().nullable(),
  /** `YYYY-MM-DD`: the date on the document, or else the day on which it was added. */
  date: z.string(),
  hasThumbnail: z.boolean(),
  details: detailsSchema.optional(),
});

export type SharedDocument = z.infer<typeof sharedDocumentSchema>;

const shareSchema = z.object({
  name: z.string(),
  note: z.string().nullable(),
  organizationName: z.string().nullable(),
  expiresAt: wireDate.nullable(),
  isDownloadAllowed: z.boolean(),
  downloadsLeft: z.number().int().nullable(),
  documents: z.array(sharedDocumentSchema),
  /** Total of all pages, of which there are at most ten. */
  documentsCount: z.number().int(),
  isCountCapped: z.boolean(),
  pageIndex: z.number().int(),
});

export type Share = z.infer<typeof shareSchema>;

export const shareResponseSchema = z.object({ share: shareSchema });

/** `pageIndex` is zero-based. A link to documents has one page. */
export const sharePageQuerySchema = z.object({
  pageIndex: wholeNumber
    .pipe(z.number().max(shareLinkLimits.shown / shareLinkLimits.page - 1))
    .default(0),
});

export const unlockSchema = z.object({ password: z.string().max(shareLinkLimits.password) });

export const positionSchema = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number);

export const sharedDocumentParamsSchema = z.object({ token: z.string(), position: positionSchema });

/** Returns the path of the page of a link. */
export function sharePagePath(token: string): string {
  return `/s/${token}`;
}
