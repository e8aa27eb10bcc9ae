import { z } from 'zod';
import { wireDate } from '../../time/wire-date.ts';

const exportPartSchema = z.object({
  from: wireDate,
  until: wireDate,
  documentsCount: z.number().int(),
  path: z.string(),
});

export type ExportPart = z.infer<typeof exportPartSchema>;

export const exportResponseSchema = z.object({ parts: z.array(exportPartSchema) });

const sha256 = z.string().max(64);
const partNumber = z.coerce.number().int().min(1).max(1_000_000);

/**
 * Documents created `from` … `until`. The SHA-256 bounds decide between documents created at exactly these times. `part` is the number of
 * the part among `parts`.
 */
export const exportArchiveQuerySchema = z.object({
  from: wireDate,
  until: wireDate,
  fromSha256: sha256.optional(),
  untilSha256: sha256.optional(),
  part: partNumber.optional(),
  parts: partNumber.optional(),
});

export type ExportRange = z.infer<typeof exportArchiveQuerySchema>;
