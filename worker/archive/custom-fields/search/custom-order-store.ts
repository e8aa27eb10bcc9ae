import { and, asc, desc, eq, isNull, not, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { SortOrder } from '../../../../shared/archive/documents/document.ts';
import {
  always,
  hasRow,
  idsIn,
  iif,
  incremented,
  jsonEach,
  minus,
  subquery,
  valueOf,
} from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { firstOptionPlace } from '../definitions/custom-field-option-store.ts';
import { customFieldValuesTable } from '../custom-field-table.ts';
import { idOf } from './custom-filter-store.ts';

/**
 * An order by the stored values of a custom field, or by the positions of these values in `ranks`.
 * Values that are not in `ranks` count as none.
 */
export type CustomOrder = {
  sortField: 'custom';
  fieldId: string;
  sortOrder: SortOrder;
  ranks?: readonly string[] | undefined;
  hasSeveralValues?: boolean;
};

const { sequence, createdAt } = documentsTable;
const own = alias(customFieldValuesTable, 'own');
const present = alias(customFieldValuesTable, 'present');

export function customOrderTerms(order: CustomOrder): SQL {
  const { sortOrder, ranks } = order;
  const direction = sql.raw(sortOrder);
  const value = comparedValue(order);
  // Documents of one rank are read in the order of their index, which is ascending.
  const last =
    ranks && sortOrder === 'desc'
      ? iif(isNull(value), minus(literal(0), sequence), sequence)
      : sortOrder === 'desc'
        ? desc(sequence)
        : asc(sequence);
  return sql`${value} ${direction} nulls last, iif(${value} is null, ${createdAt}, 0) ${direction}, ${last}`;
}

function comparedValue({ fieldId, ranks, hasSeveralValues }: CustomOrder): SQL {
  const isOwn = and(eq(own.documentSequence, sequence), eq(own.fieldId, idOf(fieldId)));
  if (hasSeveralValues) return firstOptionPlace(fieldId, sequence);
  if (!ranks) return valueOf(subquery.select({ value: own.value }).from(own).where(isOwn));
  const rank = jsonEach(JSON.stringify(ranks), 'rank');
  return valueOf(
    subquery
      .select({ place: rank.key })
      .from(own)
      .innerJoin(rank.rows, eq(rank.value, own.value))
      .where(isOwn),
  );
}

type CustomPage = {
  condition?: SQL | undefined;
  matching?: SQL | undefined;
  isWithoutValue?: boolean | undefined;
  limit: SQL;
  offset: SQL;
  organizationId: string;
};

/**
 * `selectInOrder` for a custom field: first the documents with a value, read by the index of
 * values, then those without one, unless a value is required.
 */
export function selectInCustomOrder(order: CustomOrder, page: CustomPage): SQL {
  const { fieldId, sortOrder, ranks, hasSeveralValues } = order;
  const { condition, matching, isWithoutValue, limit, offset, organizationId } = page;
  const end = incremented(limit, offset);
  const direction = sql.raw(sortOrder);
  const isMatch = and(
    eq(documentsTable.organizationId, organizationId),
    isNull(documentsTable.deletedAt),
    condition,
  );
  const isOwn = and(eq(own.organizationId, organizationId), eq(own.fieldId, idOf(fieldId)));
  const ofDocument =
    condition &&
    sql`cross join ${documentsTable} on ${sequence} = own.document_sequence and ${isMatch}`;
  // A rank is the position of an option. Removed options come after all others.
  const isOfFirst = hasSeveralValues
    ? eq(sql.raw('rank.key'), firstOptionPlace(fieldId, own.documentSequence))
    : always;
  // A document with several options is sorted by the first of them. The loops are in this order so
  // that nothing is sorted; without the limit, SQLite would drop the order of the ranks. The ranks
  // are named `own` too, because `matching` is a condition on `own`.
  const withValue = ranks
    ? sql`
        select own.document_sequence as sequence from (
          select value, key from json_each(${JSON.stringify(ranks)}) as own where ${matching ?? always}
          order by key ${direction} limit ${literal(ranks.length)}) as rank
        cross join ${customFieldValuesTable} as own indexed by custom_field_values_by_value
          on ${isOwn} and own.value = rank.value
        ${ofDocument} where ${isOfFirst} limit ${end}`
    : sql`
        select own.document_sequence as sequence
        from ${customFieldValuesTable} as own indexed by custom_field_values_by_value ${ofDocument}
        where ${and(isOwn, matching)}
        order by own.value ${direction}, own.document_sequence ${direction} limit ${end}`;
  if (matching) return sql`select sequence from (${withValue}) limit ${limit} offset ${offset}`;
  const isPresent = and(
    eq(present.documentSequence, sequence),
    eq(present.fieldId, idOf(fieldId)),
    ranks && idsIn(present.value, ranks),
  );
  const withoutValue = sql`
    select ${sequence} as sequence from ${documentsTable} indexed by documents_by_created_at
    where ${isMatch} and ${not(hasRow(present, isPresent))}
    order by ${createdAt} ${direction}, ${sequence} ${direction}`;
  if (isWithoutValue) return sql`${withoutValue} limit ${limit} offset ${offset}`;
  return sql`
    select sequence from (
      select * from (${withValue}) union all select * from (${withoutValue} limit ${end}))
    limit ${limit} offset ${offset}`;
}
