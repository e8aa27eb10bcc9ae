import { z } from 'zod';
import { viewLimits } from '../archive-limits.ts';
import { customSortFieldSchema } from './document.ts';
import { documentColumns } from './document-columns.ts';

/** Columns of a list, in order: built-in ones, and those of custom fields by their ids. */
export const columnsSchema = z.array(z.union([z.enum(documentColumns), customSortFieldSchema]));

/** The same as they are chosen: each one once. */
export const columnsInputSchema = columnsSchema
  .max(viewLimits.columns)
  .transform((columns) => [...new Set(columns)]);
