import { z } from 'zod';
import { viewLimits } from '../archive-limits.ts';
import { customSortFieldSchema } from './document.ts';
import { documentColumns } from './document-columns.ts';

export const columnsSchema = z.array(z.union([z.enum(documentColumns), customSortFieldSchema]));

export const columnsInputSchema = columnsSchema
  .max(viewLimits.columns)
  .transform((columns) => [...new Set(columns)]);
