import { and, asc, desc, eq, lt, lte, max, or, sql, type SQL } from 'drizzle-orm';
import { viewLimits } from '../../../shared/archive/archive-limits.ts';
import { type View, type ViewInput, type ViewUpdate } from '../../../shared/archive/views/view.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { batch, type Statement } from '../../database/database.ts';
import {
  always,
  coalesce,
  countOf,
  hasRow,
  idsIn,
  incremented,
  subquery,
  unindexed,
  valueOf,
} from '../../database/expressions.ts';
import { insertIf } from '../../database/insert-from.ts';
import { literal } from '../../database/literal.ts';
import { allTagsExist, selectMissingTagsCount } from '../tags/document-tag-store.ts';
import { viewsTable } from './searches/view-table.ts';

type ViewList = { isShared: boolean; createdBy: string };

export async function findViews(scope: OrganizationScope): Promise<View[]> {
  const { organizationId, isShared, createdBy, position } = viewsTable;
  return scope.database
    .select()
    .from(viewsTable)
    .where(
      or(
        and(eq(organizationId, scope.organizationId), eq(isShared, true)),
        and(
          eq(organizationId, scope.organizationId),
          eq(isShared, false),
          eq(createdBy, userIdOf(scope.actor) ?? ''),
        ),
      ),
    )
    .orderBy(desc(isShared), asc(position));
}

export function selectView(scope: ReadScope, viewId: string) {
  return scope.database.select().from(viewsTable).where(isView(scope, viewId));
}

export function findViewsById({ database, organizationId }: ReadScope, ids: readonly string[]) {
  return database
    .select()
    .from(viewsTable)
    .where(
      and(eq(unindexed(viewsTable.organizationId), organizationId), idsIn(viewsTable.id, ids)),
    );
}

type Written = { view: View | undefined; isTagMissing: boolean };

export async function insertView(
  scope: OrganizationScope,
  input: ViewInput & { id: string; createdBy: string; createdAt: Date },
): Promise<Written> {
  const { database, organizationId } = scope;
  const { missingTags, rows } = await batch(database, {
    missingTags: selectMissingTagsCount(scope, input.filters.tags),
    inserted: insertIf(
      database,
      viewsTable,
      { ...input, organizationId, position: endOf(scope, input) },
      and(hasRoom(scope, input), allTagsExist(scope, input.filters.tags)),
    ),
    rows: selectView(scope, input.id),
  });
  return { view: rows[0], isTagMissing: missingTags.some(({ missingCount }) => missingCount > 0) };
}

/**
 * Changes a view and its position if it is still as it was read (`found`). Returns no view if it
 * was deleted, shared or made personal in the meantime.
 */
export async function updateViewRows(
  scope: OrganizationScope,
  found: View,
  { position, ...update }: ViewUpdate & { updatedAt: Date },
): Promise<Written & { isAsFound: boolean }> {
  const { database } = scope;
  const list = { ...found, isShared: update.isShared ?? found.isShared };
  const isMoved = list.isShared !== found.isShared;
  const tagIds = update.filters?.tags ?? [];
  const { missingTags, updated, rows } = await batch(database, {
    missingTags: selectMissingTagsCount(scope, tagIds),
    updated: database
      .update(viewsTable)
      .set({ ...update, ...(isMoved && { position: endOf(scope, list) }) })
      .where(
        and(
          isAsRead(scope, found),
          allTagsExist(scope, tagIds),
          isMoved ? hasRoom(scope, list) : undefined,
        ),
      )
      .returning({ id: viewsTable.id }),
    formerList: isMoved ? [placeViews(scope, found)] : [],
    list:
      isMoved || position !== undefined
        ? [
            placeViews(scope, list, {
              moved: position === undefined ? undefined : { id: found.id, position },
              condition: and(
                allTagsExist(scope, tagIds),
                hasRow(viewsTable, isAsRead(scope, { ...found, ...list })),
              ),
            }),
          ]
        : [],
    rows: selectView(scope, found.id),
  });
  return {
    view: updated.length > 0 ? rows[0] : undefined,
    isTagMissing: missingTags.some(({ missingCount }) => missingCount > 0),
    isAsFound: updated.length > 0 || rows[0]?.isShared === found.isShared,
  };
}

export async function deleteViewRow(scope: OrganizationScope, found: View): Promise<boolean> {
  const { deleted } = await batch(scope.database, {
    deleted: scope.database
      .delete(viewsTable)
      .where(isAsRead(scope, found))
      .returning({ id: viewsTable.id }),
    list: placeViews(scope, found),
  });
  return deleted.length > 0;
}

export function deletePersonalViews(
  { database, organizationId }: OrganizationScope,
  { userId, until }: { userId: string; until: Date },
): Statement {
  return database
    .delete(viewsTable)
    .where(
      and(
        eq(viewsTable.organizationId, organizationId),
        eq(viewsTable.isShared, false),
        eq(viewsTable.createdBy, userId),
        lte(viewsTable.createdAt, until),
      ),
    );
}

function isView({ organizationId }: ReadScope, viewId: string) {
  return and(eq(viewsTable.id, viewId), eq(viewsTable.organizationId, organizationId));
}

/**
 * Compared because the permission to change a view depends on its creator and on whether it is
 * shared.
 */
function isAsRead(scope: OrganizationScope, { id, isShared }: View) {
  return and(isView(scope, id), eq(viewsTable.isShared, isShared));
}

function isInList({ organizationId }: OrganizationScope, { isShared, createdBy }: ViewList) {
  return and(
    eq(viewsTable.organizationId, organizationId),
    eq(viewsTable.isShared, isShared),
    isShared ? undefined : eq(viewsTable.createdBy, createdBy),
  );
}

function endOf(scope: OrganizationScope, list: ViewList): SQL {
  return valueOf(
    subquery
      .select({ end: coalesce(incremented(max(viewsTable.position)), literal(0)) })
      .from(viewsTable)
      .where(isInList(scope, list)),
  );
}

function hasRoom(scope: OrganizationScope, list: ViewList): SQL {
  const limit = list.isShared ? viewLimits.shared : viewLimits.personal;
  return lt(countOf(viewsTable, isInList(scope, list)), limit);
}

function placeViews(
  scope: OrganizationScope,
  list: ViewList,
  { moved, condition }: { moved?: { id: string; position: number }; condition?: SQL } = {},
): Statement {
  const { id, position } = moved ?? { id: null, position: null };
  return scope.database.run(sql`
    update ${viewsTable} set position = placed.place from (
      select id, row_number() over (order by wanted) - 1 as place from (
        select id, case when id = ${id} then ${position} else number + coalesce(number >= ${position}, 0) end as wanted from (
          select id, row_number() over (order by id is ${id}, position, id) - 1 as number
          from ${viewsTable} where ${isInList(scope, list)}))) as placed
    where ${viewsTable}.id = placed.id and ${viewsTable}.position <> placed.place and ${condition ?? always}`);
}
