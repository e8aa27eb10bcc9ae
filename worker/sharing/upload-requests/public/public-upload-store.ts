import { and, desc, eq, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { takeBackTime } from '../../../../shared/sharing/upload-requests/request-file.ts';
import { day } from '../../../../shared/time/durations.ts';
import type { UploadScope } from '../../../access/upload-scope.ts';
import { refuseBeyondStorage } from '../../../archive/documents/storage/storage-store.ts';
import { batch, type Database } from '../../../database/database.ts';
import { countOf, hasRow, named, rowId, subquery } from '../../../database/expressions.ts';
import { insertFrom } from '../../../database/insert-from.ts';
import { insertJobsFrom, jobContextOf } from '../../../outbox/job-store.ts';
import { organizationsTable } from '../../../people/organizations/organization-table.ts';
import { toQueuedJobs } from '../../../outbox/lane-store.ts';
import { requestFilesTable } from '../../../archive/files/request-file-table.ts';
import { toldLater } from '../arrivals/arrival-store.ts';
import { uploadLinksTable, uploadRequestsTable } from '../upload-request-table.ts';
import { noUsage, usageOf } from '../usage-store.ts';

export async function findOpenOrganization(identityDatabase: Database, organizationId: string) {
  const [organization] = await identityDatabase
    .select({
      name: organizationsTable.name,
      shard: organizationsTable.shard,
      isSharingEnabled: organizationsTable.isSharingEnabled,
    })
    .from(organizationsTable)
    .where(and(eq(organizationsTable.id, organizationId), isNull(organizationsTable.deletedAt)));
  return organization;
}

function requestIdOf({ organizationId, tokenHash }: UploadScope) {
  return subquery
    .select({ requestId: uploadLinksTable.requestId })
    .from(uploadLinksTable)
    .where(
      and(
        eq(uploadLinksTable.organizationId, organizationId),
        eq(uploadLinksTable.tokenHash, tokenHash),
      ),
    );
}

function isOfAddress(scope: UploadScope) {
  return and(
    eq(uploadRequestsTable.organizationId, scope.organizationId),
    eq(uploadRequestsTable.id, sql`(${requestIdOf(scope)})`),
  );
}

function isOwnFile(scope: UploadScope) {
  return and(
    eq(requestFilesTable.organizationId, scope.organizationId),
    eq(requestFilesTable.requestId, sql`(${requestIdOf(scope)})`),
    eq(requestFilesTable.sessionHash, scope.sessionHash),
    ne(requestFilesTable.state, 'lost'),
  );
}

export async function findUpload(scope: UploadScope) {
  const { database, organizationId, tokenHash } = scope;
  const usage = usageOf(organizationId, sql`(${requestIdOf(scope)})`);
  const ofLastDay = and(
    eq(requestFilesTable.organizationId, organizationId),
    eq(requestFilesTable.requestId, uploadRequestsTable.id),
    ne(requestFilesTable.state, 'lost'),
    gt(requestFilesTable.receivedAt, aDayBefore(scope.platform.clock.now())),
  );
  const { requests, files } = await batch(database, {
    requests: database
      .select({
        request: uploadRequestsTable,
        recipientId: named<string | null>(uploadLinksTable.id, 'recipient_id'),
        recipientName: named<string | null>(uploadLinksTable.name, 'recipient_name'),
        filesCount: usage.filesCount,
        totalBytes: usage.totalBytes,
        waitingCount: usage.waitingCount,
        items: usage.items,
        dayCount: countOf(requestFilesTable, ofLastDay).as('day_count'),
      })
      .from(uploadLinksTable)
      .innerJoin(uploadRequestsTable, eq(uploadRequestsTable.id, uploadLinksTable.requestId))
      .leftJoin(usage, eq(usage.requestId, uploadRequestsTable.id))
      .where(
        and(
          eq(uploadLinksTable.tokenHash, tokenHash),
          eq(uploadLinksTable.organizationId, organizationId),
          eq(uploadRequestsTable.organizationId, organizationId),
        ),
      ),
    files: selectOwnFiles(scope),
  });
  const [row] = requests;
  if (!row) return undefined;
  const { request, recipientId, recipientName, ...counted } = row;
  const { dayCount, filesCount, totalBytes, waitingCount, items } = counted;
  const ownCount = files.length;
  return {
    request,
    recipient: recipientId === null ? null : { id: recipientId, name: recipientName ?? '' },
    files,
    usage:
      filesCount === null || totalBytes === null || waitingCount === null || items === null
        ? { ...noUsage, dayCount, ownCount }
        : { filesCount, totalBytes, waitingCount, items, dayCount, ownCount },
  };
}

function aDayBefore(now: Date): Date {
  return new Date(now.getTime() - day);
}

const ownFileColumns = {
  id: requestFilesTable.id,
  name: requestFilesTable.name,
  size: requestFilesTable.size,
  sha256: requestFilesTable.sha256,
  item: requestFilesTable.item,
  state: requestFilesTable.state,
  receivedAt: requestFilesTable.receivedAt,
};

export type OwnFile = Awaited<ReturnType<typeof selectOwnFiles>>[number];

function selectOwnFiles(scope: UploadScope, condition?: SQL) {
  return scope.database
    .select(ownFileColumns)
    .from(requestFilesTable)
    .where(and(isOwnFile(scope), condition))
    .orderBy(desc(requestFilesTable.receivedAt), desc(rowId(requestFilesTable)));
}

export async function findOwnFile(scope: UploadScope, id: string): Promise<OwnFile | undefined> {
  const [file] = await selectOwnFiles(scope, eq(requestFilesTable.id, id));
  return file;
}

type NewFile = Pick<
  typeof requestFilesTable.$inferInsert,
  | 'id'
  | 'name'
  | 'size'
  | 'sha256'
  | 'mimeType'
  | 'declaredMimeType'
  | 'sender'
  | 'recipientId'
  | 'item'
>;

/**
 * Adds a file that has arrived, if the request still accepts it. Returns the file with these bytes
 * of this browser: the new one, or the one from before if its response was lost; undefined if the
 * request accepts none. The batch fails beyond the storage of the organization (see
 * `storageRefusalOf`).
 */
export async function insertRequestFile(scope: UploadScope, file: NewFile, now: Date) {
  const { database, organizationId, sessionHash } = scope;
  const request = uploadRequestsTable;
  const isNew = hasRow(
    requestFilesTable,
    and(eq(requestFilesTable.id, file.id), eq(requestFilesTable.organizationId, organizationId)),
  );
  const job = sql`
    select json_object('type', 'request-file.received', 'requestFileId', ${file.id}) as job where ${isNew}`;
  const results = await batch(database, {
    room: refuseBeyondStorage(scope, file.size),
    inserted: insertFrom(
      database,
      requestFilesTable,
      {
        ...file,
        organizationId,
        sessionHash,
        requestId: request.id,
        state: 'waiting',
        receivedAt: now,
      },
      sql`from ${request} where ${and(isOfAddress(scope), takesFile(scope, file.size, now))}`,
    ).onConflictDoNothing(),
    toNotify: database
      .update(request)
      .set(toldLater(now))
      .where(and(isOfAddress(scope), isNew)),
    jobs: insertJobsFrom(jobContextOf(scope), job),
    files: selectOwnFiles(scope, eq(requestFilesTable.sha256, file.sha256)),
  });
  const [stored] = results.files;
  return { stored, queued: toQueuedJobs(results.jobs, database) };
}

function takesFile({ sessionHash }: UploadScope, size: number, now: Date) {
  const { id, organizationId, checklist, maxFiles, maxTotalBytes, maxFilesPerDay } =
    uploadRequestsTable;
  const files = sql`from ${requestFilesTable} as file
    where file.organization_id = ${organizationId} and file.request_id = ${id} and file.state <> 'lost'`;
  return and(
    eq(uploadRequestsTable.isEnabled, true),
    gt(uploadRequestsTable.endsAt, now),
    sql`(select count(*) ${files}) < ${maxFiles}`,
    sql`(select coalesce(sum(file.size), 0) ${files}) + ${size} <= ${maxTotalBytes}`,
    or(
      isNull(maxFilesPerDay),
      sql`(select count(*) ${files} and file.received_at > ${aDayBefore(now).getTime()}) < ${maxFilesPerDay}`,
    ),
    or(
      eq(uploadRequestsTable.isSingleSender, false),
      sql`not exists (select 1 ${files} and file.session_hash <> ${sessionHash})`,
    ),
    or(
      sql`json_array_length(${checklist}) = 0`,
      sql`exists (select 1 from json_each(${checklist}) as entry
        where not exists (select 1 ${files} and file.item = entry.key))`,
    ),
  );
}

export async function deleteOwnFile(scope: UploadScope, fileId: string, now: Date) {
  const { id, state, receivedAt } = requestFilesTable;
  const rows = await scope.database
    .delete(requestFilesTable)
    .where(
      and(
        isOwnFile(scope),
        eq(id, fileId),
        eq(state, 'waiting'),
        gt(receivedAt, new Date(now.getTime() - takeBackTime)),
      ),
    )
    .returning({ id });
  return rows.length === 1;
}
