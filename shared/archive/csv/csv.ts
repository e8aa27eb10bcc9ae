import { z } from 'zod';
import { locales } from '../../locales.ts';
import { viewLimits } from '../archive-limits.ts';
import { documentColumns, type DocumentColumn } from '../documents/document-columns.ts';
import { customSortFieldSchema } from '../documents/document.ts';
import { documentSearchQuerySchema } from '../search/search.ts';

/** Columns that a table has besides those of the list. */
const ownColumns = ['name', 'isPaid'] as const;

export type CsvColumnName = (typeof ownColumns)[number] | DocumentColumn;

const columnSchema = z.union([z.enum(ownColumns), z.enum(documentColumns), customSortFieldSchema]);

/** Columns of a table in their order: the name, whether it is paid, and those of the list. In a query also as one text with commas. */
const columnsSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((names) => [...new Set([names].flat().flatMap((name) => name.split(',')))])
  .pipe(z.array(columnSchema).max(viewLimits.columns + ownColumns.length));

/** The language of a table, by default the one that the client accepts: of its header, of types, and of yes and no. */
export const csvLanguageSchema = z.enum(locales).optional();

/** How a table is written; by default with the name and all columns of the list, the newest document first. */
export const csvFormat = {
  columns: columnsSchema.optional(),
  lang: csvLanguageSchema,
  sortField: documentSearchQuerySchema.shape.sortField,
  sortOrder: documentSearchQuerySchema.shape.sortOrder,
};

/** Query of a table: the filters and the order of the list and the search. There are no pages. */
export const csvQuerySchema = documentSearchQuerySchema
  .omit({ pageIndex: true, pageSize: true })
  .extend(csvFormat);
