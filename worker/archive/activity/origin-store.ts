import { sql } from 'drizzle-orm';
import { originSchema, type DocumentOrigin } from '../../../shared/archive/activity/activity.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentActivityTable } from './activity-table.ts';

const { organizationId, documentId, event, data, createdAt } = documentActivityTable;

/**
 * Sender of a document that no member has added, as recorded in its activity; null if the activity
 * contains none.
 */
export const documentOrigin = sql<DocumentOrigin | null>`
  iif(${documentsTable.createdBy} is null, (
    select ${data} from ${documentActivityTable}
    where ${organizationId} = ${documentsTable.organizationId} and ${documentId} = ${documentsTable.id}
      and ${event} = 'created'
    order by ${createdAt} limit 1), null)`
  .mapWith(toOrigin)
  .as('origin_json');

function toOrigin(text: string): DocumentOrigin | null {
  const origin = originSchema.parse(JSON.parse(text));
  return origin.sender === undefined && origin.uploadRequest === undefined ? null : origin;
}
