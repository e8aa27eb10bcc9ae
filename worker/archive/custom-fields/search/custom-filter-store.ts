import { and, eq, gte, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CustomMatch } from '../../../../shared/archive/custom-fields/custom-filter.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import {
  allOf,
  always,
  coalesce,
  hasRow,
  idsIn,
  minus,
  subquery,
} from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import {
  documentsTable,
  organizationStatisticsTable,
} from '../../documents/rows/document-table.ts';
import { nameSortKey } from '../../documents/rows/name-sort-key.ts';
import { customFieldsTable, customFieldValuesTable } from '../custom-field-table.ts';

export type CustomFilter = { fieldId: string; match: CustomMatch };

const own = alias(customFieldValuesTable, 'own');

/**
 * Up to this number of documents with a matching name are looked up as values. Beyond it the name
 * of each value is read instead.
 */
const maxNamed = 200;

/**
 * Condition on a document: it has a value that matches the filter. `sequence` is that of the
 * document, by default the column of `documents`.
 */
export function hasCustomValue(
  scope: SearchScope,
  filter: CustomFilter,
  sequence: SQLWrapper = documentsTable.sequence,
): SQL {
  return hasRow(
    own,
    and(
      eq(own.documentSequence, sequence),
      eq(own.fieldId, idOf(filter.fieldId)),
      matchesValue(scope, filter),
    ),
  );
}

/**
 * Column with the number of active documents with a value of a field, or without one. Both come
 * from counters, so no documents are read.
 */
export function presenceCount(
  { organizationId }: SearchScope,
  fieldId: string,
  { isAbsence }: { isAbsence: boolean },
): SQL {
  const field = customFieldsTable;
  const statistics = organizationStatisticsTable;
  const present = coalesce(
    subquery
      .select({ count: field.documentsCount })
      .from(field)
      .where(and(eq(field.id, idOf(fieldId)), eq(field.organizationId, organizationId))),
    literal(0),
  );
  if (!isAbsence) return present;
  const all = coalesce(
    subquery
      .select({ count: statistics.documentsCount })
      .from(statistics)
      .where(eq(statistics.organizationId, organizationId)),
    literal(0),
  );
  return minus(all, present);
}

export function matchingValues(scope: SearchScope, filter: CustomFilter): SQL {
  return sql`
    from ${customFieldValuesTable} as own indexed by custom_field_values_by_value
    where own.organization_id = ${scope.organizationId} and own.field_id = ${idOf(filter.fieldId)}
      and ${matchesValue(scope, filter)}`;
}

export function matchesValue(scope: SearchScope, { fieldId, match }: CustomFilter): SQL {
  switch (match.kind) {
    case 'any':
      return always;
    case 'values':
      return idsIn(own.value, match.values);
    case 'beginning':
      return allOf(gte(own.value, match.key), lt(own.value, `${match.key}\u{10ffff}`));
    case 'part':
      return sql`instr(${own.value}, ${match.key}) > 0`;
    case 'end':
      return sql`substr(${own.value}, -length(${match.key})) = ${match.key}`;
    case 'interval': {
      const { from = Number.MIN_SAFE_INTEGER, before } = match.interval;
      return allOf(
        gte(own.value, bound(from)),
        before === undefined ? undefined : lt(own.value, bound(before)),
        match.currency === undefined ? undefined : eq(own.shown, match.currency),
      );
    }
    case 'document': {
      const typed = sql`(select ${nameSortKey(match.name)} as key) as typed`;
      const isNamed = sql`named.organization_id = ${scope.organizationId} and named.deleted_at is null
        and coalesce(named.name_sort, lower(named.name)) >= typed.key
        and coalesce(named.name_sort, lower(named.name)) < typed.key || char(${literal(0x10ffff)})`;
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

function bound(end: number | string): SQL | string {
  return typeof end === 'number' ? literal(end) : end;
}

/** A literal, because a D1 statement has at most 100 parameters. */
export function idOf(fieldId: string): SQL {
  if (!/^fld_[a-z0-9]+$/.test(fieldId)) throw new Error('Not the id of a field');
  return sql.raw(`'${fieldId}'`);
}
