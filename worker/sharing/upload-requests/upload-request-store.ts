import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { uploadRequestLimits } from '../../../shared/sharing/upload-requests/upload-request-limits.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { correspondentsTable } from '../../archive/correspondents/correspondent-table.ts';
import { tagsTable } from '../../archive/tags/tag-table.ts';
import { batch, joinStatements } from '../../database/database.ts';
import { countOf, jsonEach, rowId, valueOf } from '../../database/expressions.ts';
import { insertFrom, insertIf } from '../../database/insert-from.ts';
import { enqueue } from '../../outbox/commit.ts';
import { toQueuedJobs } from '../../outbox/lane-store.ts';
import { requestFilesTable } from '../../archive/files/request-file-table.ts';
import { uploadLinksTable, uploadRequestsTable } from './upload-request-table.ts';
import {
  planReminders,
  replaceRecipients,
  selectRecipients,
  type NewRecipient,
  type RecipientRow,
} from './recipients/recipient-store.ts';
import { noUsage, usageOf, type Usage } from './usage-store.ts';

type NewUploadRequest = typeof uploadRequestsTable.$inferInsert;
export type UploadRequestRow = typeof uploadRequestsTable.$inferSelect;
export type StoredUploadRequest = {
  request: UploadRequestRow;
  token: string | null;
  usage: Usage;
  recipients: RecipientRow[];
};

export function selectUploadRequests(scope: ReadScope, requestId?: string) {
  const { organizationId } = scope;
  const usage = usageOf(organizationId, requestId === undefined ? undefined : valueOf(requestId));
  return scope.database
    .select({
      request: uploadRequestsTable,
      token: uploadLinksTable.token,
      filesCount: usage.filesCount,
      totalBytes: usage.totalBytes,
      waitingCount: usage.waitingCount,
      items: usage.items,
    })
    .from(uploadRequestsTable)
    .leftJoin(
      uploadLinksTable,
      and(
        eq(uploadLinksTable.organizationId, organizationId),
        eq(uploadLinksTable.requestId, uploadRequestsTable.id),
        isNull(uploadLinksTable.email),
      ),
    )
    .leftJoin(usage, eq(usage.requestId, uploadRequestsTable.id))
    .where(
      and(
        eq(uploadRequestsTable.organizationId, organizationId),
        requestId === undefined ? undefined : eq(uploadRequestsTable.id, requestId),
      ),
    )
    .orderBy(desc(uploadRequestsTable.createdAt), desc(rowId(uploadRequestsTable)));
}

type SelectedRow = Awaited<ReturnType<typeof selectUploadRequests>>[number];

export function toStored(
  { request, token, ...usage }: SelectedRow,
  recipients: readonly RecipientRow[],
): StoredUploadRequest {
  const { filesCount, totalBytes, waitingCount, items } = usage;
  return {
    request,
    token,
    recipients: recipients.filter(({ requestId }) => requestId === request.id),
    usage:
      filesCount === null || totalBytes === null || waitingCount === null || items === null
        ? noUsage
        : { filesCount, totalBytes, waitingCount, items },
  };
}

export async function findUploadRequest(scope: OrganizationScope, requestId: string) {
  const { requests, recipients } = await batch(scope.database, {
    requests: selectUploadRequests(scope, requestId),
    recipients: selectRecipients(scope, requestId),
  });
  const [row] = requests;
  return row && toStored(row, recipients);
}

function missing(
  { organizationId }: OrganizationScope,
  { tagIds = [], correspondentId = null }: { tagIds?: string[]; correspondentId?: string | null },
) {
  const wanted = jsonEach(JSON.stringify(tagIds), 'wanted');
  return {
    missingTags: sql<number>`(
      select count(*) from ${wanted.rows} where not exists (
        select 1 from ${tagsTable} where ${tagsTable.id} = ${wanted.value}
          and ${tagsTable.organizationId} = ${organizationId}))`.as('missing_tags'),
    missingCorrespondents: sql<number>`(
      ${correspondentId} is not null and not exists (
        select 1 from ${correspondentsTable} where ${correspondentsTable.id} = ${correspondentId}
          and ${correspondentsTable.organizationId} = ${organizationId}))`.as(
      'missing_correspondents',
    ),
  };
}

export async function findMissing(
  scope: OrganizationScope,
  wanted: { tagIds?: string[]; correspondentId?: string | null },
) {
  const [row] = await scope.database.select(missing(scope, wanted)).from(sql`(select 1)`);
  return { hasTags: !row?.missingTags, hasCorrespondent: !row?.missingCorrespondents };
}

type NewAddresses = { link: { tokenHash: string; token: string }; recipients: NewRecipient[] };

export async function insertUploadRequest(
  scope: OrganizationScope,
  request: NewUploadRequest,
  { link, recipients }: NewAddresses,
): Promise<RecipientRow[] | undefined> {
  const { database, organizationId } = scope;
  const isOfOrganization = eq(uploadRequestsTable.organizationId, organizationId);
  const results = await batch(
    database,
    joinStatements(
      {
        inserted: insertIf(
          database,
          uploadRequestsTable,
          request,
          lt(countOf(uploadRequestsTable, isOfOrganization), uploadRequestLimits.requests),
        ).returning({ id: uploadRequestsTable.id }),
        link: insertFrom(
          database,
          uploadLinksTable,
          { ...link, organizationId, requestId: request.id, createdAt: request.createdAt },
          sql`from ${uploadRequestsTable} where ${and(isOfOrganization, eq(uploadRequestsTable.id, request.id))}`,
        ),
      },
      replaceRecipients(scope, request.id, recipients),
      {
        planned: planReminders(scope, request.id),
        recipients: selectRecipients(scope, request.id),
      },
    ),
  );
  enqueue(scope, toQueuedJobs(results.jobs, database));
  return results.inserted.length === 1 ? results.recipients : undefined;
}

type Change = { request: Partial<UploadRequestRow>; recipients?: NewRecipient[] | undefined };

export async function updateUploadRequestRow(
  scope: OrganizationScope,
  requestId: string,
  change: Change,
): Promise<RecipientRow[] | undefined> {
  const { database } = scope;
  const { updated, jobs, recipients } = await batch(
    database,
    joinStatements(
      {
        updated: database
          .update(uploadRequestsTable)
          .set(change.request)
          .where(isRequest(scope, requestId))
          .returning({ id: uploadRequestsTable.id }),
      },
      change.recipients ? replaceRecipients(scope, requestId, change.recipients) : { jobs: [] },
      { planned: planReminders(scope, requestId), recipients: selectRecipients(scope, requestId) },
    ),
  );
  enqueue(scope, toQueuedJobs(jobs, database));
  return updated.length === 1 ? recipients : undefined;
}

/**
 * Deletes a request with its addresses and waiting files. Returns the ids of files that are still
 * in the file store.
 */
export async function deleteUploadRequestRow(scope: OrganizationScope, requestId: string) {
  const { database, organizationId } = scope;
  const { files, deleted } = await batch(database, {
    files: database
      .delete(requestFilesTable)
      .where(
        and(
          eq(requestFilesTable.organizationId, organizationId),
          eq(requestFilesTable.requestId, requestId),
        ),
      )
      .returning({ id: requestFilesTable.id }),
    links: database
      .delete(uploadLinksTable)
      .where(
        and(
          eq(uploadLinksTable.organizationId, organizationId),
          eq(uploadLinksTable.requestId, requestId),
        ),
      ),
    deleted: database
      .delete(uploadRequestsTable)
      .where(isRequest(scope, requestId))
      .returning({ id: uploadRequestsTable.id }),
  });
  return { isDeleted: deleted.length === 1, fileIds: files.map(({ id }) => id) };
}

function isRequest({ organizationId }: OrganizationScope, requestId: string) {
  return and(
    eq(uploadRequestsTable.id, requestId),
    eq(uploadRequestsTable.organizationId, organizationId),
  );
}
