import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import {
  waitingTime,
  type RequestFileState,
} from '../../../../shared/sharing/upload-requests/request-file.ts';
import { minute } from '../../../../shared/time/durations.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { documentActivityTable } from '../../../archive/activity/activity-table.ts';
import { documentWithFile } from '../../../archive/documents/rows/twin-store.ts';
import type { Database } from '../../../database/database.ts';
import { coalesce, hasRow, idsIn, jsonValue, rowId } from '../../../database/expressions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requestFilesTable } from '../../../archive/files/request-file-table.ts';
import { uploadRequestsTable } from '../upload-request-table.ts';

export type RequestFileRow = typeof requestFilesTable.$inferSelect;

/**
 * Selects the files of a request, the newest first. A waiting file has the document with the same
 * bytes, if there is one.
 */
export function selectRequestFiles(scope: ReadScope, requestId: string) {
  const { organizationId } = scope;
  return scope.database
    .select({
      id: requestFilesTable.id,
      name: requestFilesTable.name,
      size: requestFilesTable.size,
      sha256: requestFilesTable.sha256,
      mimeType: requestFilesTable.mimeType,
      sender: requestFilesTable.sender,
      recipientId: requestFilesTable.recipientId,
      item: requestFilesTable.item,
      state: requestFilesTable.state,
      isSeen: isNotNull(requestFilesTable.seenAt).mapWith(Boolean).as('is_seen'),
      documentId: coalesce<string | null>(
        requestFilesTable.documentId,
        documentWithFile(organizationId, requestFilesTable.sha256),
      ).as('found_document_id'),
      receivedAt: requestFilesTable.receivedAt,
    })
    .from(requestFilesTable)
    .where(
      and(
        eq(requestFilesTable.organizationId, organizationId),
        eq(requestFilesTable.requestId, requestId),
      ),
    )
    .orderBy(desc(requestFilesTable.receivedAt), desc(rowId(requestFilesTable)));
}

/** An acceptance that has not ended for this time was interrupted. */
const abandonedAfter = 2 * minute;

function isFree({ clock }: Platform): SQL | undefined {
  const { state, claimedAt } = requestFilesTable;
  const before = new Date(clock.now().getTime() - abandonedAfter);
  return or(eq(state, 'waiting'), and(eq(state, 'accepting'), lte(claimedAt, before)));
}

function isOfRequest({ organizationId }: OrganizationScope, requestId: string) {
  return and(
    eq(requestFilesTable.organizationId, organizationId),
    eq(requestFilesTable.requestId, requestId),
  );
}

export async function findFreeFiles(
  scope: OrganizationScope,
  { requestId, fileIds }: { requestId: string; fileIds: string[] | undefined },
): Promise<string[]> {
  const { id } = requestFilesTable;
  const rows = await scope.database
    .select({ id })
    .from(requestFilesTable)
    .where(
      and(isOfRequest(scope, requestId), fileIds && idsIn(id, fileIds), isFree(scope.platform)),
    );
  return rows.map((row) => row.id);
}

export async function claimFile(
  scope: OrganizationScope,
  fileId: string,
): Promise<RequestFileRow | undefined> {
  const [file] = await scope.database
    .update(requestFilesTable)
    .set({ state: 'accepting', claimedAt: scope.platform.clock.now() })
    .where(
      and(
        eq(requestFilesTable.id, fileId),
        eq(requestFilesTable.organizationId, scope.organizationId),
        isFree(scope.platform),
      ),
    )
    .returning();
  return file;
}

type ClaimedFile = Pick<RequestFileRow, 'id' | 'claimedAt'>;

/** Ends the acceptance of a file, or lets it wait again. Returns false if another one has taken over. */
export async function settleFile(
  scope: OrganizationScope,
  { id, claimedAt }: ClaimedFile,
  result: { state: RequestFileState; documentId: string | null },
): Promise<boolean> {
  const rows = await scope.database
    .update(requestFilesTable)
    .set({ ...result, claimedAt: null })
    .where(
      and(
        eq(requestFilesTable.id, id),
        eq(requestFilesTable.organizationId, scope.organizationId),
        claimedAt === null ? undefined : eq(requestFilesTable.claimedAt, claimedAt),
      ),
    )
    .returning({ id: requestFilesTable.id });
  return rows.length > 0;
}

/** Whether a document was made of a file of this request by an acceptance that was interrupted before it ended. */
export async function isUnsettled(
  scope: OrganizationScope,
  { requestId, documentId }: { requestId: string; documentId: string },
): Promise<boolean> {
  const activity = documentActivityTable;
  const rows = await scope.database
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        eq(activity.organizationId, scope.organizationId),
        eq(activity.documentId, documentId),
        eq(activity.event, 'created'),
        eq(jsonValue(activity.data, '$.uploadRequest.id'), requestId),
        not(
          hasRow(
            requestFilesTable,
            and(
              isOfRequest(scope, requestId),
              eq(requestFilesTable.state, 'accepted'),
              eq(requestFilesTable.documentId, documentId),
            ),
          ),
        ),
      ),
    );
  return rows.length > 0;
}

export async function countFiles(
  scope: OrganizationScope,
  { requestId, fileIds }: { requestId: string; fileIds: string[] },
): Promise<number> {
  const rows = await scope.database
    .select({ id: requestFilesTable.id })
    .from(requestFilesTable)
    .where(and(isOfRequest(scope, requestId), idsIn(requestFilesTable.id, fileIds)));
  return rows.length;
}

export async function deleteWaitingFiles(
  scope: OrganizationScope,
  { requestId, fileIds }: { requestId: string; fileIds: string[] },
): Promise<string[]> {
  const rows = await scope.database
    .delete(requestFilesTable)
    .where(
      and(
        isOfRequest(scope, requestId),
        idsIn(requestFilesTable.id, fileIds),
        isFree(scope.platform),
      ),
    )
    .returning({ id: requestFilesTable.id });
  return rows.map(({ id }) => id);
}

export async function markFilesSeen(
  scope: OrganizationScope,
  { requestId, fileIds }: { requestId: string; fileIds: string[] },
): Promise<void> {
  await scope.database
    .update(requestFilesTable)
    .set({ seenAt: scope.platform.clock.now() })
    .where(
      and(
        isOfRequest(scope, requestId),
        idsIn(requestFilesTable.id, fileIds),
        isNull(requestFilesTable.seenAt),
      ),
    );
}

/** In the form of the partial index. */
const isHere = sql`${requestFilesTable.state} in ('waiting', 'accepting')`;

export function deleteExpiredFiles(platform: Platform, database: Database, limit: number) {
  const { id, organizationId, receivedAt } = requestFilesTable;
  const before = new Date(platform.clock.now().getTime() - waitingTime);
  const expired = database
    .select({ id })
    .from(requestFilesTable)
    .where(and(isHere, lte(receivedAt, before), isFree(platform)))
    .orderBy(receivedAt)
    .limit(limit);
  return database
    .delete(requestFilesTable)
    .where(inArray(id, expired))
    .returning({ id, organizationId });
}

export async function findArrival(scope: OrganizationScope, fileId: string) {
  const [row] = await scope.database
    .select({
      requestId: uploadRequestsTable.id,
      isAlwaysAccepted: uploadRequestsTable.isAlwaysAccepted,
    })
    .from(requestFilesTable)
    .innerJoin(uploadRequestsTable, eq(uploadRequestsTable.id, requestFilesTable.requestId))
    .where(
      and(
        eq(requestFilesTable.id, fileId),
        eq(requestFilesTable.organizationId, scope.organizationId),
        isHere,
      ),
    );
  return row;
}
