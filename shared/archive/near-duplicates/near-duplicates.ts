import { z } from 'zod';
import { relatedDocumentSchema } from '../related/related.ts';

export const nearDuplicatesResponseSchema = z.object({ documents: z.array(relatedDocumentSchema) });
