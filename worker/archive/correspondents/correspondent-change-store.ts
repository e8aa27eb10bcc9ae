import { and, eq, gt, not, sql, type SQL } from 'drizzle-orm';
import {
  correspondentKey,
  type Correspondent,
  type CorrespondentInput,
  type CorrespondentUpdate,
} from '../../../shared/archive/correspondents/correspondent.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, type Statement } from '../../database/database.ts';
import { allOf, always, hasRow, idsIn } from '../../database/expressions.ts';
import { insertIf, insertList } from '../../database/insert-from.ts';
import { allTagsExist, selectMissingTagsCount } from '../tags/document-tag-store.ts';
import { replaceSearches, type RenamedSearch } from '../views/searches/view-search-store.ts';
import {
  namesOf,
  selectTakenNames,
  isNameTaken,
  writeNames,
  type Name,
} from './correspondent-name-store.ts';
import { isCorrespondent, selectCorrespondent } from './correspondent-store.ts';
import { hasRoom, hasRoomForAliases } from './correspondent-room-store.ts';
import {
  correspondentNamesTable,
  correspondentsTable,
  correspondentTagsTable,
} from './correspondent-table.ts';

type Written = {
  correspondent: Correspondent | undefined;
  isNameTaken: boolean;
  isTagMissing: boolean;
};

export async function insertCorrespondent(
  scope: OrganizationScope,
  input: CorrespondentInput & { id: string; createdAt: Date },
): Promise<Written> {
  const { database, organizationId } = scope;
  const names = namesOf(input);
  const { id, name, defaultDocumentType, createdAt } = input;
  const isWritten = hasRow(correspondentsTable, eq(correspondentsTable.id, id));
  const { taken, missingTags, rows } = await batch(database, {
    taken: selectTakenNames(scope, input.id, names),
    missingTags: selectMissingTagsCount(scope, input.defaultTagIds),
    inserted: insertIf(
      database,
      correspondentsTable,
      {
        id,
        organizationId,
        name,
        nameKey: correspondentKey(name),
        defaultDocumentType,
        createdAt,
      },
      and(
        isAllowed(scope, id, { names, tagIds: input.defaultTagIds }),
        hasRoom(scope, names.length),
      ),
    ),
    names: writeNames(scope, input.id, { names, condition: isWritten }),
    tags: insertTags(scope, input.id, { tagIds: input.defaultTagIds, condition: isWritten }),
    rows: selectCorrespondent(scope, input.id),
  });
  return writtenOf(rows, taken, missingTags);
}

export function insertNamedCorrespondent(
  scope: OrganizationScope,
  { id: correspondentId, name }: { id: string; name: string },
  condition: SQL,
): Statement[] {
  const { database, organizationId, platform } = scope;
  const isWritten = hasRow(correspondentsTable, eq(correspondentsTable.id, correspondentId));
  return [
    insertIf(
      database,
      correspondentsTable,
      {
        id: correspondentId,
        organizationId,
        name,
        nameKey: correspondentKey(name),
        createdAt: platform.clock.now(),
      },
      condition,
    ),
    writeNames(scope, correspondentId, {
      names: namesOf({ name, aliases: [] }),
      condition: isWritten,
    }),
  ];
}

export function isCreatable(scope: OrganizationScope, correspondentId: string, name: string): SQL {
  const names = namesOf({ name, aliases: [] });
  return allOf(isAllowed(scope, correspondentId, { names, tagIds: [] }), hasRoom(scope, 1));
}

/**
 * Changes only the fields that the update contains, and rewrites `searches` of views so that they
 * keep their meaning. `correspondent` is undefined if it does not exist.
 */
export async function updateCorrespondentRows(
  scope: OrganizationScope,
  correspondentId: string,
  update: CorrespondentUpdate & { updatedAt: Date; searches: RenamedSearch[] },
): Promise<Written & { hasRoom: boolean }> {
  const { database } = scope;
  const { name, aliases, defaultTagIds, defaultDocumentType, updatedAt } = update;
  const names = namesOf({ name, aliases: aliases ?? [] });
  const aliasesCount = names.filter(({ position }) => position > 0).length;
  const isRoom =
    aliases === undefined ? always : hasRoomForAliases(scope, correspondentId, aliasesCount);
  const condition = allOf(
    isAllowed(scope, correspondentId, { names, tagIds: defaultTagIds ?? [] }),
    isRoom,
    hasRow(correspondentsTable, isCorrespondent(scope, correspondentId)),
  );
  const keys = names.map(({ key }) => key);
  const { position } = correspondentNamesTable;
  const deleteFormerNames = (isOne: SQL) =>
    database
      .delete(correspondentNamesTable)
      .where(
        and(
          eq(correspondentNamesTable.correspondentId, correspondentId),
          condition,
          not(idsIn(correspondentNamesTable.nameKey, keys)),
          isOne,
        ),
      );
  const { taken, missingTags, room, rows } = await batch(database, {
    taken: selectTakenNames(scope, correspondentId, names),
    missingTags: selectMissingTagsCount(scope, defaultTagIds ?? []),
    room: database.all<{ hasRoom: number }>(sql`select ${isRoom} as hasRoom`),
    views: replaceSearches(scope, update.searches, condition),
    updated: database
      .update(correspondentsTable)
      .set({
        ...(name !== undefined && { name, nameKey: correspondentKey(name) }),
        ...(defaultDocumentType !== undefined && { defaultDocumentType }),
        updatedAt,
      })
      .where(and(isCorrespondent(scope, correspondentId), condition)),
    formerTags:
      defaultTagIds === undefined
        ? []
        : [
            database
              .delete(correspondentTagsTable)
              .where(and(eq(correspondentTagsTable.correspondentId, correspondentId), condition)),
          ],
    tags: insertTags(scope, correspondentId, { tagIds: defaultTagIds ?? [], condition }),
    // The names are written last, and the new ones before the former ones are deleted: each
    // statement evaluates the condition again, and it stays true as long as the number of names has
    // not shrunk.
    names: writeNames(scope, correspondentId, { names, condition }),
    formerNames: [
      ...(name === undefined ? [] : [deleteFormerNames(eq(position, 0))]),
      ...(aliases === undefined ? [] : [deleteFormerNames(gt(position, 0))]),
    ],
    rows: selectCorrespondent(scope, correspondentId),
  });
  return {
    ...writtenOf(rows, taken, missingTags),
    hasRoom: room.some(({ hasRoom }) => hasRoom === 1),
  };
}

function writtenOf(
  [correspondent]: Correspondent[],
  taken: unknown[],
  missingTags: { missingCount: number }[],
): Written {
  return {
    correspondent,
    isNameTaken: taken.length > 0,
    isTagMissing: missingTags.some(({ missingCount }) => missingCount > 0),
  };
}

function isAllowed(
  scope: OrganizationScope,
  correspondentId: string,
  { names, tagIds }: { names: Name[]; tagIds: string[] },
): SQL {
  return allOf(not(isNameTaken(scope, correspondentId, names)), allTagsExist(scope, tagIds));
}

function insertTags(
  scope: OrganizationScope,
  correspondentId: string,
  { tagIds, condition }: { tagIds: string[]; condition: SQL },
): Statement {
  const { database, organizationId } = scope;
  const tags = tagIds.map((tagId) => ({ correspondentId, tagId, organizationId }));
  return insertList(database, correspondentTagsTable, tags, condition);
}
