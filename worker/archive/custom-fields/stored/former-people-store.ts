import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { customFieldsTable, customFieldValuesTable } from '../custom-field-table.ts';

/**
 * Returns the names that people had when they became the value of a field, for those of the given
 * ids that are a value. Only one value of each person is read.
 */
export async function findNamesOfValues(
  { database, organizationId }: OrganizationScope,
  userIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (userIds.length === 0) return [];
  return database.all<{ id: string; name: string }>(sql`
    select id, name from (
      select wanted.value as id, (
        select own.shown from ${customFieldsTable} as field
        cross join ${customFieldValuesTable} as own on own.organization_id = field.organization_id
          and own.field_id = field.id and own.value = wanted.value
        where field.organization_id = ${organizationId} and field.type = 'person' and own.shown is not null
        limit 1) as name
      from (select distinct value from json_each(${JSON.stringify(userIds)})) as wanted)
    where name is not null`);
}
