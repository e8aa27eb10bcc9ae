import { isNull } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { customFieldTypes } from '../../../shared/archive/custom-fields/custom-field-types.ts';
import type { FieldOption } from '../../../shared/archive/custom-fields/custom-field.ts';
import { json, time } from '../../database/columns.ts';

/** An option as stored: one that was removed stays until no document has it any more. */
export type StoredOption = FieldOption & { isRemoved?: true };

/**
 * Fields that an organization defines. One that is deleted is hidden from `removedAt` on, and exists until its values have
 * been emptied. `documentsCount`: active documents with a value, kept by triggers.
 */
export const customFieldsTable = sqliteTable(
  'custom_fields',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    key: text('key').notNull(),
    type: text('type', { enum: customFieldTypes }).notNull(),
    options: json<StoredOption[]>('options').notNull().default([]),
    documentsCount: integer('documents_count').notNull().default(0),
    removedAt: time('removed_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at'),
  },
  (table) => [
    index('custom_fields_by_name').on(table.organizationId, table.nameKey),
    uniqueIndex('custom_fields_by_key')
      .on(table.organizationId, table.key)
      .where(isNull(table.removedAt)),
  ],
);

/** The options of each field by their id, kept by triggers from its `options`; `position` is null for one that was removed. */
export const customFieldOptionsTable = sqliteTable(
  'custom_field_options',
  {
    fieldId: text('field_id').notNull(),
    optionId: text('option_id').notNull(),
    name: text('name').notNull(),
    position: integer('position'),
  },
  (table) => [primaryKey({ columns: [table.fieldId, table.optionId] })],
);

/** A column that keeps numbers and texts as they are: SQLite sorts either. */
const anyValue = customType<{ data: string | number }>({ dataType: () => 'blob' });

/** Values of custom fields, in the form of `storedValues`. Triggers delete them with their document. */
export const customFieldValuesTable = sqliteTable(
  'custom_field_values',
  {
    documentSequence: integer('document_sequence').notNull(),
    fieldId: text('field_id').notNull(),
    position: integer('position').notNull(),
    organizationId: text('organization_id').notNull(),
    value: anyValue('value').notNull(),
    shown: text('shown'),
  },
  (table) => [
    primaryKey({ columns: [table.documentSequence, table.fieldId, table.position] }),
    index('custom_field_values_by_value').on(
      table.organizationId,
      table.fieldId,
      table.value,
      table.documentSequence,
    ),
  ],
);
