import { z } from 'zod';
import { extractionFailureReasons } from './extraction-reasons.ts';
import { wordBoxSchema } from './word-boxes.ts';

/**
 * The progress of OCR. `pagesDone` of `pagesTotal` pages have their text, of which `recognizedPages` had no text layer. `languages` are the
 * recognized ones, the most frequent first; `confidence` is 0 to 100, 0 while no text was recognized. Null if no page needed OCR.
 */
export const recognitionSchema = z.object({
  pagesDone: z.number().int(),
  pagesTotal: z.number().int(),
  recognizedPages: z.number().int(),
  languages: z.array(z.string()),
  confidence: z.number().int().min(0).max(100),
  megapixels: z.number().int().optional(),
});
export type Recognition = z.infer<typeof recognitionSchema>;

export const pageRecognitionSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('done'),
    text: z.string(),
    words: z.array(wordBoxSchema),
    /** 0 to 100; 0 without text. */
    confidence: z.number(),
    language: z.string().nullable(),
    otherLanguages: z.record(z.string(), z.number()).optional(),
    reason: z.enum(extractionFailureReasons).optional(),
  }),
  z.object({
    state: z.literal('failed'),
    reason: z.enum(extractionFailureReasons),
    megapixels: z.number().int().optional(),
  }),
]);
export type PageRecognition = z.infer<typeof pageRecognitionSchema>;
