import {
  and,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  not,
  or,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { day } from '../../../../shared/time/durations.ts';
import { hasPermission } from '../../../access/actor.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { documentsTable } from '../../../archive/documents/rows/document-table.ts';
import { documentVersionsTable } from '../../../archive/documents/rows/document-version-table.ts';
import { batch, type Database } from '../../../database/database.ts';
import {
  coalesce,
  hasRow,
  idsIn,
  isSame,
  rowId,
  unindexed,
  valueOf,
} from '../../../database/expressions.ts';
import { excluded } from '../../../database/insert-from.ts';
import { AppError } from '../../../http/app-error.ts';
import { davFilesTable } from './dav-file-table.ts';

const { organizationId, apiKeyId, name, documentId, isNew, sentAt } = davFilesTable;
const keptFor = day;
const mostListed = 500;

type DavFileRow = typeof davFilesTable.$inferSelect;
type SentFile = Pick<DavFileRow, 'name' | 'size' | 'documentId' | 'isNew' | 'sentAt'>;
export type DavFile = Awaited<ReturnType<typeof selectFiles>>[number];

/**
 * Condition: the key of the actor has sent the file within a day. Other keys cannot see it. `time`
 * is the column by which files are found, or an expression without an index, so that they are found
 * by their names.
 */
function isOfKey(scope: OrganizationScope, time: SQLWrapper = unindexed(sentAt)): SQL | undefined {
  const { actor, platform } = scope;
  if (actor.kind !== 'api-key') throw new AppError('auth.unauthenticated');
  return and(
    eq(organizationId, scope.organizationId),
    eq(apiKeyId, actor.apiKeyId),
    gt(time, platform.clock.now().getTime() - keptFor),
  );
}

/** Condition: the current version of the document was there when the key sent the file. */
function isAsSent(scope: OrganizationScope): SQL {
  const version = documentVersionsTable;
  return not(
    hasRow(
      version,
      and(
        eq(version.organizationId, scope.organizationId),
        eq(version.documentId, documentId),
        eq(version.number, documentsTable.fileVersion),
        gte(version.createdAt, sentAt),
      ),
    ),
  );
}

/** Selects files with what is known of their current version, of which a key that may not read sees only its own. */
function selectFiles(scope: OrganizationScope, condition: SQL | undefined) {
  const isSeen = hasPermission(scope.actor, 'documents:read') ? undefined : isAsSent(scope);
  return scope.database
    .select({
      name,
      size: coalesce<number>(documentsTable.originalSize, davFilesTable.size).as('file_size'),
      documentId,
      isNew,
      sentAt,
      sha256: documentsTable.sha256,
      mimeType: documentsTable.mimeType,
    })
    .from(davFilesTable)
    .leftJoin(
      documentsTable,
      and(
        eq(documentsTable.id, documentId),
        eq(documentsTable.organizationId, scope.organizationId),
        isSeen,
      ),
    )
    .where(condition);
}

export function listFiles(scope: OrganizationScope): Promise<DavFile[]> {
  return selectFiles(scope, isOfKey(scope, valueOf(sentAt)))
    .orderBy(desc(sentAt))
    .limit(mostListed);
}

export function findFiles(scope: OrganizationScope, names: readonly string[]): Promise<DavFile[]> {
  return selectFiles(scope, and(isOfKey(scope), idsIn(name, names)));
}

/** Stores that a file was sent. Returns whether the key has sent one with this name before. */
export async function recordFile(scope: OrganizationScope, file: SentFile): Promise<boolean> {
  const { actor, database } = scope;
  if (actor.kind !== 'api-key') throw new AppError('auth.unauthenticated');
  const row = {
    ...file,
    organizationId: scope.organizationId,
    apiKeyId: actor.apiKeyId,
  };
  const { former } = await batch(database, {
    former: selectFiles(scope, and(isOfKey(scope), eq(name, file.name))),
    written: database
      .insert(davFilesTable)
      .values(row)
      .onConflictDoUpdate({
        target: [organizationId, apiKeyId, name],
        set: {
          size: row.size,
          documentId: row.documentId,
          sentAt: row.sentAt,
          // The same bytes that are sent again are a duplicate of the document that they have made.
          isNew: or(excluded(isNew), and(isNew, isSame(documentId, excluded(documentId)))),
        },
      }),
  });
  return former.length > 0;
}

/** Renames a file. Another file with the new name loses its row. */
export async function renameFile(
  scope: OrganizationScope,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await batch(scope.database, {
    replaced: scope.database.delete(davFilesTable).where(and(isOfKey(scope), eq(name, to))),
    renamed: scope.database
      .update(davFilesTable)
      .set({ name: to })
      .where(and(isOfKey(scope), eq(name, from))),
  });
}

export async function forgetFile(scope: OrganizationScope, fileName: string): Promise<void> {
  await scope.database
    .delete(davFilesTable)
    .where(and(isOfKey(scope), eq(name, fileName), isNull(documentId)));
}

export async function deleteOldRows(database: Database, now: Date, count: number): Promise<void> {
  const old = database
    .select({ id: rowId(davFilesTable) })
    .from(davFilesTable)
    .where(lte(sentAt, new Date(now.getTime() - keptFor)))
    .orderBy(sentAt)
    .limit(count);
  await database.delete(davFilesTable).where(inArray(rowId(davFilesTable), old));
}
