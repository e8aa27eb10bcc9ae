import { paperlessFieldTypes } from '../../../../shared/integrations/paperless/custom-fields.ts';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The type that a client has given a custom field, if several types of clients correspond to the
 * type of Sheaf.
 */
export const paperlessFieldTypesTable = sqliteTable(
  'paperless_field_types',
  {
    fieldId: text('field_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    dataType: text('data_type', { enum: paperlessFieldTypes }).notNull(),
  },
  (table) => [index('paperless_field_types_by_organization').on(table.organizationId)],
);
