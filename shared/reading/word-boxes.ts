import { z } from 'zod';

/** The unit of word boxes: so many are the width and the height of a page. */
export const boxUnits = 10_000;

const unit = z.number().int().min(0).max(boxUnits);

/**
 * A word, and its left, top, width and height on the page as it is shown, turned upright by /Rotate or EXIF, in
 * ten-thousandths of the width and the height of the page.
 */
export const wordBoxSchema = z.tuple([z.string(), unit, unit, unit, unit]);
export type WordBox = z.infer<typeof wordBoxSchema>;

/** What the words file of a document (`{organizationId}/{documentId}.words`) contains of one page, as gzipped JSON. */
export const pageTextSchema = z.object({
  text: z.string(),
  words: z.array(wordBoxSchema),
});
export type PageText = z.infer<typeof pageTextSchema>;

/**
 * `read`: the words of a page are those of its file. `waiting`: it is still to be recognized; `recognized`, with those of
 * its file before them; `failed`: it could not be.
 */
const pageWordsStates = ['read', 'waiting', 'recognized', 'failed'] as const;

/** `page` is 1-based; the box of a word is its left, top, width and height as shares (0 to 1) of the page as it is shown. */
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
