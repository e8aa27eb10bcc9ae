import { sql, type SQL } from 'drizzle-orm';
import type { CustomMatch } from '../../../shared/archive/custom-fields/custom-filter.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { literal } from '../../database/literal.ts';
import { documentsTable, organizationStatisticsTable } from '../documents/rows/document-table.ts';
import { nameSortKey } from '../documents/rows/name-sort-key.ts';
import { customFieldsTable, customFieldValuesTable } from './custom-field-table.ts';

export type CustomFilter = { fieldId: string; match: CustomMatch };

/** The name of each value is read where more documents have such a name, of which few are values. */
const maxNamed = 200;

/** Condition on a document, of `documents` unless its sequence is given: its value matches. */
export function hasCustomValue(
  scope: OrganizationScope,
  filter: CustomFilter,
  sequence = sql`${documentsTable.sequence}`,
): SQL {
  return sql`exists (
    select 1 from ${customFieldValuesTable} as own
    where own.document_sequence = ${sequence} and own.field_id = ${idOf(filter.fieldId)}
      and ${matchesValue(scope, filter)})`;
}

/** How many active documents have a value of a field, or none, as a column: both are known without reading documents. */
export function presenceCount(
  { organizationId }: OrganizationScope,
  fieldId: string,
  { isAbsence }: { isAbsence: boolean },
): SQL {
  const present = sql`coalesce((
    select documents_count from ${customFieldsTable}
    where id = ${idOf(fieldId)} and organization_id = ${organizationId}), 0)`;
  if (!isAbsence) return present;
  return sql`coalesce((
    select documents_count from ${organizationStatisticsTable}
    where organization_id = ${organizationId}), 0) - ${present}`;
}

/** `from … as own where …` of the values of a field that match, read from their index. */
export function matchingValues(scope: OrganizationScope, filter: CustomFilter): SQL {
  return sql`
    from ${customFieldValuesTable} as own indexed by custom_field_values_by_value
    where own.organization_id = ${scope.organizationId} and own.field_id = ${idOf(filter.fieldId)}
      and ${matchesValue(scope, filter)}`;
}

/** Condition on `own`, a value of the field. */
export function matchesValue(scope: OrganizationScope, { fieldId, match }: CustomFilter): SQL {
  switch (match.kind) {
    case 'any':
      return sql`true`;
    case 'values':
      return sql`own.value in (select value from json_each(${JSON.stringify(match.values)}))`;
    case 'beginning':
      return sql`own.value >= ${match.key} and own.value < ${`${match.key}\u{10ffff}`}`;
    case 'interval': {
      const { from = Number.MIN_SAFE_INTEGER, before } = match.interval;
      const isBelow = before === undefined ? sql`true` : sql`own.value < ${bound(before)}`;
      const ofCurrency =
        match.currency === undefined ? sql`` : sql`and own.shown = ${match.currency}`;
      return sql`own.value >= ${bound(from)} and ${isBelow} ${ofCurrency}`;
    }
    case 'document': {
      const sortKey = sql`coalesce(named.name_sort, lower(named.name))`;
      const typed = sql`(select ${nameSortKey(match.name)} as key) as typed`;
      const isNamed = sql`named.organization_id = ${scope.organizationId} and named.deleted_at is null
        and ${sortKey} >= typed.key and ${sortKey} < typed.key || char(${literal(0x10ffff)})`;
      const named = sql`
        select named.id as id from ${typed} cross join ${documentsTable} as named indexed by documents_by_name
        where ${isNamed} limit ${literal(maxNamed)}`;
      const areMany = sql`(select count(*) = ${literal(maxNamed)} from (${named}))`;
      return sql`own.value in (
        select id from (${named}) where not ${areMany}
        union all
        select present.value from ${customFieldValuesTable} as present cross join ${typed}
          cross join ${documentsTable} as named on named.id = present.value
        where ${areMany} and present.organization_id = ${scope.organizationId}
          and present.field_id = ${idOf(fieldId)} and ${isNamed})`;
    }
  }
}

function bound(end: number | string): SQL {
  return typeof end === 'number' ? literal(end) : sql`${end}`;
}

/** The id of a field as a literal: a statement of D1 has at most 100 parameters. */
export function idOf(fieldId: string): SQL {
  if (!/^fld_[a-z0-9]+$/.test(fieldId)) throw new Error('Not the id of a field');
  return sql.raw(`'${fieldId}'`);
}
