import { z } from 'zod';
import { relatedDocumentSchema } from '../related/related.ts';

/** Documents whose texts are nearly that of another one, the most similar first. */
export const nearDuplicatesResponseSchema = z.object({ documents: z.array(relatedDocumentSchema) });
