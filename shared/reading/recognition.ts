import { z } from 'zod';
import { extractionFailureReasons } from './extraction-reasons.ts';
import { wordBoxSchema } from './word-boxes.ts';

/**
 * How far the scanned pages of a document are read. `pagesDone` of `pagesTotal` pages have their text, of which
 * `recognizedPages` had none of their own; `languages` those in which anything was read, with the most frequent one first; `confidence` from 0 to 100, 0
 * while no text was recognized. Null for a document of which no page had to be recognized.
 */
export const recognitionSchema = z.object({
  pagesDone: z.number().int(),
  pagesTotal: z.number().int(),
  recognizedPages: z.number().int(),
  languages: z.array(z.string()),
  confidence: z.number().int().min(0).max(100),
  /** The size of the first picture that has too many pixels to be read. */
  megapixels: z.number().int().optional(),
});
export type Recognition = z.infer<typeof recognitionSchema>;

/** What recognizing one page has found. */
export const pageRecognitionSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('done'),
    text: z.string(),
    words: z.array(wordBoxSchema),
    /** 0 to 100; 0 without text. */
    confidence: z.number(),
    language: z.string().nullable(),
    /** How many letters were read in each other language. */
    otherLanguages: z.record(z.string(), z.number()).optional(),
    /** Why the text is only a part of that of the page. */
    reason: z.enum(extractionFailureReasons).optional(),
  }),
  z.object({
    state: z.literal('failed'),
    reason: z.enum(extractionFailureReasons),
    megapixels: z.number().int().optional(),
  }),
]);
export type PageRecognition = z.infer<typeof pageRecognitionSchema>;
