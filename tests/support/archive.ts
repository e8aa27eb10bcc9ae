import { and, eq, sql } from 'drizzle-orm';
import { createId } from '../../shared/ids.ts';
import {
  createSystemScope,
  type OrganizationScope,
} from '../../worker/access/organization-scope.ts';
import {
  documentActivityTable,
  documentContentsTable,
  documentFindingsTable,
  documentsTable,
  documentTagsTable,
  jobsTable,
} from './tables.ts';
import { runJob } from './run-job.ts';
import { createDocument } from '../../worker/archive/uploads/create-document.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { steppedPlatform } from './stepped-platform.ts';

export type Archive = { organizationId: string; scope: OrganizationScope };

export function createArchive(): Archive {
  const organizationId = createId('org');
  return { organizationId, scope: createSystemScope(steppedPlatform(), organizationId) };
}

export function scopeOn(platform: Platform, { organizationId }: Archive) {
  return createSystemScope(platform, organizationId);
}

export function fileOf(name: string, content: string) {
  return { name, type: 'text/plain', body: new Blob([content]).stream() };
}

export async function addDocument({ scope }: Archive, name: string, content: string) {
  const outcome = await createDocument(scope, fileOf(name, content));
  if (outcome.kind !== 'created') throw new Error(`${name} was not added: ${outcome.kind}`);
  return outcome.document.id;
}

export async function insertDocuments(
  { scope, organizationId }: Archive,
  rows: { name: string; deletedAt?: Date }[],
) {
  const createdAfter = Date.now() - rows.length * 1000;
  const documents = rows.map(({ name, deletedAt }, index) => ({
    id: createId('doc'),
    name,
    createdAt: createdAfter + index * 1000,
    deletedAt: deletedAt?.getTime() ?? null,
  }));
  await scope.database.run(sql`
    insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at, deleted_at)
    select value ->> 'id', ${organizationId}, value ->> 'name', value ->> 'name', 1, value ->> 'id', 'text/plain',
      'text/plain', 'done', value ->> 'createdAt', value ->> 'deletedAt'
    from json_each(${JSON.stringify(documents)})`);
  return documents.map(({ id }) => id);
}

export async function jobIdsOf({ scope, organizationId }: Archive) {
  const rows = await scope.database
    .select({ id: jobsTable.id })
    .from(jobsTable)
    .where(eq(jobsTable.organizationId, organizationId));
  return rows.map(({ id }) => id);
}

/** Runs all jobs until none is left; each twice at once, as a queue may do. */
export async function finishJobsTwice(archive: Archive) {
  for (let round = 0; round < 100; round += 1) {
    const jobIds = await jobIdsOf(archive);
    if (jobIds.length === 0) return;
    for (const jobId of jobIds) {
      await Promise.allSettled([1, 2].map(() => runJob(archive.scope.platform, jobId)));
    }
  }
  throw new Error('Jobs are left that never finish');
}

export async function everythingOf({ scope, organizationId }: Archive, documentId: string) {
  const { database, platform } = scope;
  const [document] = await database
    .select()
    .from(documentsTable)
    .where(eq(documentsTable.id, documentId));
  const contents = await database
    .select()
    .from(documentContentsTable)
    .where(eq(documentContentsTable.documentId, documentId));
  const tags = await database
    .select()
    .from(documentTagsTable)
    .where(eq(documentTagsTable.documentId, documentId));
  const activity = await database
    .select()
    .from(documentActivityTable)
    .where(
      and(
        eq(documentActivityTable.organizationId, organizationId),
        eq(documentActivityTable.documentId, documentId),
      ),
    )
    .orderBy(documentActivityTable.createdAt, sql`rowid`);
  const findings = await database
    .select()
    .from(documentFindingsTable)
    .where(
      and(
        eq(documentFindingsTable.organizationId, organizationId),
        eq(documentFindingsTable.documentId, documentId),
      ),
    );
  const file = await platform.files.get(`${organizationId}/${documentId}`);
  if (file) await new Response(file.body as BodyInit).arrayBuffer();
  return {
    document,
    content: contents[0]?.content,
    tagIds: tags.map(({ tagId }) => tagId),
    activity,
    events: activity.map(({ event }) => event),
    findings,
    hasFile: file !== null,
  };
}

export const nothing = {
  document: undefined,
  content: undefined,
  tagIds: [],
  activity: [],
  events: [],
  findings: [],
  hasFile: false,
};

export async function fileKeysOf({ scope, organizationId }: Archive) {
  const keys: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await scope.platform.files.list(cursor ?? undefined);
    keys.push(...page.files.map(({ key }) => key));
    cursor = page.cursor;
  } while (cursor);
  return keys.filter((key) => key.startsWith(`${organizationId}/`));
}
