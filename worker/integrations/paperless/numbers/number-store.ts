import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { correspondentsTable } from '../../../archive/correspondents/correspondent-table.ts';
import { documentsTable } from '../../../archive/documents/rows/document-table.ts';
import { tagsTable } from '../../../archive/tags/tag-table.ts';
import { batch } from '../../../database/database.ts';
import { hasRow, jsonColumns } from '../../../database/expressions.ts';
import { paperlessNumbersTable, type NumberedKind } from './number-table.ts';

const { organizationId, kind, number, itemId } = paperlessNumbersTable;

export type NumberedItem = { kind: NumberedKind; number: number };

const deletable = [
  ['document', documentsTable],
  ['tag', tagsTable],
  ['correspondent', correspondentsTable],
] as const;

export function selectItems(scope: ReadScope, wanted: readonly NumberedItem[]) {
  const { value } = jsonColumns('wanted');
  const arePresent = deletable.map(([deletableKind, table]) =>
    or(ne(kind, deletableKind), hasRow(table, eq(table.id, itemId))),
  );
  return scope.database
    .select({ kind, number, itemId })
    .from(sql`json_each(${JSON.stringify(wanted)}) as wanted`)
    .innerJoin(
      paperlessNumbersTable,
      and(
        eq(organizationId, scope.organizationId),
        eq(kind, sql`${value} ->> '$.kind'`),
        eq(number, sql`${value} ->> '$.number'`),
        ...arePresent,
      ),
    );
}

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

export function selectNumbers(scope: ReadScope, itemIds: readonly string[]) {
  const { value } = jsonColumns('wanted');
  return scope.database
    .select({ itemId, number })
    .from(sql`json_each(${JSON.stringify(itemIds)}) as wanted`)
    .innerJoin(
      paperlessNumbersTable,
      and(eq(organizationId, scope.organizationId), eq(itemId, value)),
    );
}

const kinds = {
  doc: 'document',
  tag: 'tag',
  cor: 'correspondent',
  fld: 'field',
  not: 'note',
  viw: 'view',
  shr: 'share',
  usr: 'user',
} as const satisfies Record<string, NumberedKind>;

const taskPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the kind of an item by the prefix of its id; the keys of document types have no prefix,
 * and the ids of tasks are UUIDs.
 */
function kindOf(id: string): NumberedKind {
  if (taskPattern.test(id)) return 'task';
  const [prefix = ''] = /^[a-z]+(?=_[a-z0-9]{24}$)/.exec(id) ?? [];
  return Object.entries(kinds).find(([known]) => known === prefix)?.[1] ?? 'type';
}

/**
 * Returns the numbers of items by id. Those without a number get the next ones of their kind, in
 * the order of the list.
 */
export async function numberItems(
  scope: OrganizationScope,
  itemIds: Iterable<string>,
  found?: { itemId: string; number: number }[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(itemIds)];
  if (ids.length === 0) return new Map();
  const known = numbersById(found ?? (await selectNumbers(scope, ids)));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const { given } = await batch(scope.database, {
    inserted: insertNumbers(scope, missing),
    given: selectNumbers(scope, missing),
  });
  return new Map([...known, ...numbersById(given)]);
}

function numbersById(rows: readonly { itemId: string; number: number }[]) {
  return new Map(rows.map((row) => [row.itemId, row.number]));
}

function insertNumbers(scope: OrganizationScope, ids: readonly string[]) {
  const { database } = scope;
  const items = ids.map((id) => ({ id, kind: kindOf(id) }));
  return database.run(sql`
    insert into ${paperlessNumbersTable} (organization_id, kind, number, item_id)
    select ${scope.organizationId}, kind, row_number() over (partition by kind order by position) + coalesce((
      select max(number) from ${paperlessNumbersTable} as given
      where given.organization_id = ${scope.organizationId} and given.kind = unnumbered.kind), 0), id
    from (
      select wanted.key as position, wanted.value ->> 'kind' as kind, wanted.value ->> 'id' as id
      from json_each(${JSON.stringify(items)}) as wanted
      where not exists (
        select 1 from ${paperlessNumbersTable} as present
        where present.organization_id = ${scope.organizationId} and present.item_id = wanted.value ->> 'id')) as unnumbered`);
}
