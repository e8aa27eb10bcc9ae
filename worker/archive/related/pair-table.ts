import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { pairKinds } from '../../../shared/archive/related/related.ts';
import { time } from '../../database/columns.ts';

/** Decisions of people about two documents, stored once for both: `firstId` is the smaller id. */
export const documentPairsTable = sqliteTable(
  'document_pairs',
  {
    organizationId: text('organization_id').notNull(),
    firstId: text('first_id').notNull(),
    secondId: text('second_id').notNull(),
    kind: text('kind', { enum: pairKinds }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.firstId, table.secondId, table.kind] }),
    index('document_pairs_by_second').on(
      table.organizationId,
      table.secondId,
      table.kind,
      table.firstId,
    ),
  ],
);
