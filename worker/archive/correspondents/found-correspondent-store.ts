import { sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentFindingsTable } from '../findings/rows/finding-table.ts';
import { correspondentsTable } from './correspondent-table.ts';

/**
 * The correspondent that was found is another one now, in documents that meet a condition. To be written before these are moved to
 * it.
 */
export function moveFoundCorrespondents(
  { database, organizationId }: OrganizationScope,
  { documents, from, to }: { documents: SQL | undefined; from: string; to: string },
): Statement {
  return database.run(sql`
    update ${documentFindingsTable} set value = (
      select json_object('id', id, 'name', name) from ${correspondentsTable} where id = ${to})
    where organization_id = ${organizationId} and field = 'correspondent' and value ->> 'id' = ${from}
      and document_id in (select ${documentsTable.id} from ${documentsTable} where ${documents})`);
}
