import { z } from 'zod';

/** The width and the height of a page in the unit of word boxes. */
export const boxUnits = 10_000;

const unit = z.number().int().min(0).max(boxUnits);

/**
 * A word, and its left, top, width and height on the page as shown (turned upright by /Rotate or EXIF), in ten-thousandths of the width and
 * height of the page.
 */
export const wordBoxSchema = z.tuple([z.string(), unit, unit, unit, unit]);
export type WordBox = z.infer<typeof wordBoxSchema>;

/** The content of one page in the words file (`{organizationId}/{documentId}.words`), as gzipped JSON. */
export const pageTextSchema = z.object({
  text: z.string(),
  words: z.array(wordBoxSchema),
});
export type PageText = z.infer<typeof pageTextSchema>;

/**
 * `read`: the words are those of the file. `waiting`: the page is still to be recognized. `recognized`: recognized words follow those of
 * the file. `failed`: recognition failed.
 */
const pageWordsStates = ['read', 'waiting', 'recognized', 'failed'] as const;

/** `page` is 1-based; a box is left, top, width and height as shares (0 to 1) of the page as shown. */
export const pageWordsResponseSchema = z.object({
  page: z.number().int(),
  state: z.enum(pageWordsStates),
  words: z.array(
    z.object({
      text: z.string(),
      box: z.array(z.number()).length(4),
    }),
  ),
});
export type PageWords = z.infer<typeof pageWordsResponseSchema>;
