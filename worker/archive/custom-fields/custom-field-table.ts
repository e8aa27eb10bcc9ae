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

/** Stored form of an option. A removed one stays stored until no document has it any more. */
export type StoredOption = FieldOption & { isRemoved?: true };

/**
 * The fields that an organization defines. A deleted field is hidden from `removedAt` on, and its
 * row exists until its values have been cleared. Triggers keep `documentsCount`, the number of
 * active documents with a value.
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

/**
 * The options of each field by their id, kept by triggers from the column `options` of the field.
 * `position` is null for a removed option.
 */
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

/** A column that stores numbers and texts unchanged, because SQLite sorts both. */
const anyValue = customType<{ data: string | number }>({ dataType: () => 'blob' });

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
