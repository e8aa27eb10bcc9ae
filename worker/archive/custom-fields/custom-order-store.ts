import { sql, type SQL } from 'drizzle-orm';
import type { SortOrder } from '../../../shared/archive/documents/document.ts';
import { literal } from '../../database/literal.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { firstOptionPlace } from './custom-field-option-store.ts';
import { customFieldValuesTable } from './custom-field-table.ts';
import { idOf } from './custom-filter-store.ts';

/**
 * By the stored values of a custom field, or by the places of these values in `ranks`: values that are not in there are none.
 */
export type CustomOrder = {
  sortField: 'custom';
  fieldId: string;
  sortOrder: SortOrder;
  ranks?: readonly string[] | undefined;
  /** Whether a document may have several values, which are options. It has the place of the first of them. */
  hasSeveralValues?: boolean;
};

const { sequence, createdAt } = documentsTable;

/** What documents are ordered by; those without a value are last. */
export function customOrderTerms(order: CustomOrder): SQL {
  const { sortOrder, ranks } = order;
  const direction = sql.raw(sortOrder);
  const value = comparedValue(order);
  const byDate = sql`iif(${value} is null, ${createdAt}, 0) ${direction}`;
  // Documents of one rank are read in the order of their index.
  const last =
    ranks && sortOrder === 'desc'
      ? sql`iif(${value} is null, -${sequence}, ${sequence})`
      : sql`${sequence} ${direction}`;
  return sql`${value} ${direction} nulls last, ${byDate}, ${last}`;
}

function comparedValue({ fieldId, ranks, hasSeveralValues }: CustomOrder): SQL {
  const own = sql`own.document_sequence = ${sequence} and own.field_id = ${idOf(fieldId)}`;
  if (hasSeveralValues) return firstOptionPlace(fieldId, sql`${sequence}`);
  if (!ranks)
    return sql`(select own.value from ${customFieldValuesTable} as own where ${own} limit 1)`;
  return sql`(
    select rank.key from ${customFieldValuesTable} as own
    inner join json_each(${JSON.stringify(ranks)}) as rank on rank.value = own.value where ${own})`;
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
 * `selectInOrder` for a custom field: its values by their index, and then the documents without one, if no value is asked for.
 */
export function selectInCustomOrder(order: CustomOrder, page: CustomPage): SQL {
  const { fieldId, sortOrder, ranks, hasSeveralValues } = order;
  const { condition, matching, isWithoutValue, limit, offset, organizationId } = page;
  const end = sql`${limit} + ${offset}`;
  const direction = sql.raw(sortOrder);
  const isActive = sql`${documentsTable.organizationId} = ${organizationId} and ${documentsTable.deletedAt} is null`;
  const isMatch = sql`${isActive} and ${condition ?? sql`true`}`;
  const own = sql`own.organization_id = ${organizationId} and own.field_id = ${idOf(fieldId)}`;
  const values = sql`${customFieldValuesTable} as own indexed by custom_field_values_by_value`;
  const ofDocument = condition
    ? sql`cross join ${documentsTable} on ${sequence} = own.document_sequence where ${isMatch}`
    : sql`where true`;
  const rankedJson = JSON.stringify(ranks ?? []);
  // Options that were removed are after the others: a rank is the position of its option.
  const isOfFirst = hasSeveralValues
    ? sql`and rank.key = ${firstOptionPlace(fieldId, sql`own.document_sequence`)}`
    : sql``;
  // A document with several options comes with the first of them. The loops are in this order, so that nothing is sorted: without
  // its limit, SQLite would leave out the order of the ranks. These are `own` too, for `matching`.
  const withValue = ranks
    ? sql`
        select own.document_sequence as sequence from (
          select value, key from json_each(${rankedJson}) as own where ${matching ?? sql`true`} order by key ${direction} limit ${literal(ranks.length)}) as rank
        cross join ${values} on ${own} and own.value = rank.value
        ${ofDocument} ${isOfFirst} limit ${end}`
    : sql`
        select own.document_sequence as sequence from ${values} ${ofDocument} and ${own} and ${matching ?? sql`true`}
        order by own.value ${direction}, own.document_sequence ${direction} limit ${end}`;
  if (matching) return sql`select sequence from (${withValue}) limit ${limit} offset ${offset}`;
  const isRanked = ranks
    ? sql`and present.value in (select value from json_each(${rankedJson}))`
    : sql``;
  const withoutValue = sql`
    select ${sequence} as sequence from ${documentsTable} indexed by documents_by_created_at
    where ${isMatch} and not exists (
      select 1 from ${customFieldValuesTable} as present
      where present.document_sequence = ${sequence} and present.field_id = ${idOf(fieldId)} ${isRanked})
    order by ${createdAt} ${direction}, ${sequence} ${direction}`;
  if (isWithoutValue) return sql`${withoutValue} limit ${limit} offset ${offset}`;
  return sql`
    select sequence from (
      select * from (${withValue}) union all select * from (${withoutValue} limit ${end}))
    limit ${limit} offset ${offset}`;
}
