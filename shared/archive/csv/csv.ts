import { z } from 'zod';
import { locales } from '../../locales.ts';
import { viewLimits } from '../archive-limits.ts';
import { documentColumns, type DocumentColumn } from '../documents/document-columns.ts';
import { customSortFieldSchema } from '../documents/document.ts';
import { documentSearchQuerySchema } from '../search/search.ts';

const ownColumns = ['name', 'isPaid'] as const;

export type CsvColumnName = (typeof ownColumns)[number] | DocumentColumn;

const columnSchema = z.union([z.enum(ownColumns), z.enum(documentColumns), customSortFieldSchema]);

/** Columns of a table in their order: the name, whether it is paid, and those of the list. A query can contain them separated by commas. */
const columnsSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((names) => [...new Set([names].flat().flatMap((name) => name.split(',')))])
  .pipe(z.array(columnSchema).max(viewLimits.columns + ownColumns.length));

export const csvLanguageSchema = z.enum(locales).optional();

export const csvFormat = {
  columns: columnsSchema.optional(),
  lang: csvLanguageSchema,
  sortField: documentSearchQuerySchema.shape.sortField,
  sortOrder: documentSearchQuerySchema.shape.sortOrder,
};

export const csvQuerySchema = documentSearchQuerySchema
  .omit({ pageIndex: true, pageSize: true })
  .extend(csvFormat);
