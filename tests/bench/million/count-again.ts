import type { DatabaseSync } from 'node:sqlite';
import { connectDatabase, runBatch } from '../../../worker/database/database.ts';
import { createDatabaseUsage } from '../../../worker/database/metering.ts';
import { updateCounts, updateStorage } from '../../../worker/operations/integrity/count-store.ts';
import { updateSpending } from '../../../worker/operations/integrity/spending-count-store.ts';
import { sqliteAsD1 } from '../../support/sqlite-database.ts';

/** Recounts what triggers count incrementally, as the doctor does for repairs. */
export async function countAgain(
  sqlite: DatabaseSync,
  organizationIds: readonly string[],
): Promise<void> {
  const database = connectDatabase(sqliteAsD1(sqlite), createDatabaseUsage());
  const add = sqlite.prepare(
    'insert or ignore into organization_statistics (organization_id) values (?)',
  );
  for (const organizationId of organizationIds) {
    add.run(organizationId);
    await runBatch(database, [
      updateCounts(database, organizationId),
      updateStorage(database, organizationId),
      ...updateSpending(database, organizationId),
    ]);
  }
  sqlite.exec(countsOfAll);
}

const countsOfAll = `
  update tags set documents_count = (
    select count(*) from document_tags join documents on documents.sequence = document_tags.document_sequence
    where document_tags.organization_id = tags.organization_id and document_tags.tag_id = tags.id
      and documents.deleted_at is null);
  update correspondents set documents_count = (
    select count(*) from documents indexed by documents_by_correspondent
    where documents.organization_id = correspondents.organization_id
      and documents.correspondent_id = correspondents.id and documents.deleted_at is null);
  update custom_fields set documents_count = (
    select count(*) from custom_field_values join documents on documents.sequence = custom_field_values.document_sequence
    where custom_field_values.organization_id = custom_fields.organization_id
      and custom_field_values.field_id = custom_fields.id and documents.deleted_at is null);`;
