import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { customFieldsTable, customFieldValuesTable } from './custom-field-table.ts';

/** The names that people had when they became the value of a field, for those of these ids that are one. */
export async function findNamesOfValues(
  { database, organizationId }: OrganizationScope,
  userIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (userIds.length === 0) return [];
  return database.all<{ id: string; name: string }>(sql`
    select value as id, min(shown) as name from ${customFieldValuesTable}
    where organization_id = ${organizationId} and shown is not null
      and field_id in (
        select id from ${customFieldsTable} where organization_id = ${organizationId} and type = 'person')
      and value in (select value from json_each(${JSON.stringify(userIds)}))
    group by value`);
}
