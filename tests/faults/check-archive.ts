import { sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../worker/access/organization-scope.ts';
import { runBatch } from '../../worker/database/database.ts';
import {
  checkIntegrity,
  firstIntegrityCursor,
  type IntegrityCursor,
  type IntegrityStep,
} from '../../worker/operations/integrity/check-integrity.ts';
import { findKeysWithoutDocument } from '../../worker/archive/files/sweep-store.ts';
import { indexDocumentStatements } from '../../worker/archive/search/index/index-store.ts';
import { findTextsToIndex } from '../../worker/archive/search/index/rebuild/rebuild-store.ts';
import type { ConfirmedVersion } from './change-versions.ts';
import type { World } from './faulty-platform.ts';

/** What must be true whenever no call is under way: returns what is wrong. */
export async function checkArchive({ platform }: OrganizationScope): Promise<string[]> {
  const wrong: string[] = [];
  let cursor: IntegrityCursor | null = firstIntegrityCursor;
  while (cursor) {
    const options = { limit: 50, hashesAll: true };
    const step: IntegrityStep = await checkIntegrity(platform, cursor, options);
    wrong.push(...step.problems.map(({ check, subject }) => `${check} ${subject}`));
    cursor = step.next;
  }
  return wrong;
}

/** What users rely on: uploads that were confirmed and not purged, those that were purged, and versions. */
export type Expected = { kept: Set<string>; purged: Set<string>; versions: ConfirmedVersion[] };

type DocumentRow = { id: string; state: string; isTrashed: number };
type ActivityRow = { documentId: string; event: string; tagId: string | null };

/** What must be true once every job has ended, besides: returns what is wrong. */
export async function checkSettled(
  scope: OrganizationScope,
  world: World,
  { kept, purged, versions }: Expected,
): Promise<string[]> {
  const { database } = scope;
  const wrong: string[] = [];
  const documents = await database.all<DocumentRow>(sql`
    select id, extraction_state as state, deleted_at is not null as isTrashed from documents`);
  const ids = new Set(documents.map(({ id }) => id));
  for (const id of kept) if (!ids.has(id)) wrong.push(`lost ${id}`);
  for (const id of purged) if (ids.has(id)) wrong.push(`back ${id}`);
  for (const key of await findKeysWithoutDocument(database, [...world.files.keys()])) {
    wrong.push(`file left ${key}`);
  }
  const stored = await database.all<ConfirmedVersion>(sql`
    select document_id as documentId, sha256 from document_versions`);
  for (const { documentId, sha256 } of versions) {
    const isThere = stored.some((row) => row.documentId === documentId && row.sha256 === sha256);
    if (ids.has(documentId) && !isThere) wrong.push(`version lost ${documentId}`);
  }
  for (const { documentId } of stored) {
    if (!ids.has(documentId)) wrong.push(`versions left ${documentId}`);
  }
  const activity = await database.all<ActivityRow>(sql`
    select document_id as documentId, event, data ->> '$.tag.id' as tagId
    from document_activity order by rowid`);
  for (const { documentId } of activity) {
    if (!ids.has(documentId)) wrong.push(`activity left ${documentId}`);
  }
  const findings = await database.all<{ documentId: string }>(sql`
    select distinct document_id as documentId from document_findings`);
  for (const { documentId } of findings) {
    if (!ids.has(documentId)) wrong.push(`findings left ${documentId}`);
  }
  const tagged = await database.all<{ documentId: string; tagId: string }>(sql`
    select document_id as documentId, tag_id as tagId from document_tags`);
  const tags = await database.all<{ id: string }>(sql`select id from tags`);
  for (const { id, state, isTrashed } of documents) {
    if (state === 'pending') wrong.push(`never read ${id}`);
    const own = activity.filter(({ documentId }) => documentId === id);
    const created = own.filter(({ event }) => event === 'created').length;
    if (created !== 1) wrong.push(`created ${created} times ${id}`);
    if (!tells(own, ['restored', 'deleted'], isTrashed === 1)) wrong.push(`trash differs ${id}`);
    for (const tag of tags) {
      const ofTag = own.filter(({ tagId }) => tagId === tag.id);
      const isTagged = tagged.some((row) => row.documentId === id && row.tagId === tag.id);
      if (!tells(ofTag, ['untagged', 'tagged'], isTagged)) wrong.push(`tag differs ${id}`);
    }
  }
  return [...wrong, ...(await checkIndex(scope, [...ids]))];
}

/** Whether events that turn something off and on take turns, beginning with on, and end as it is. */
function tells(
  activity: ActivityRow[],
  [off, on]: readonly [string, string],
  isOn: boolean,
): boolean {
  const events = activity
    .map(({ event }) => event)
    .filter((event) => event === off || event === on);
  const alternate = events.every((event, index) => event === (index % 2 === 0 ? on : off));
  return alternate && (events.at(-1) === on) === isOn;
}

/** Indexing every document again must change nothing: neither a missing word nor one of a former name or text. */
async function checkIndex(scope: OrganizationScope, documentIds: string[]): Promise<string[]> {
  const { database } = scope;
  await database.run(sql`
    create virtual table if not exists temp.indexed_words using fts5vocab(main, document_search, instance)`);
  const readWords = async () => {
    const rows = await database.all<{ word: string }>(sql`
      select doc || ' ' || col || ' ' || "offset" || ' ' || term as word from temp.indexed_words
      union all
      select document_sequence || name || name_words || content_words || note_words from document_words
      order by 1`);
    return rows.map(({ word }) => word).join('\n');
  };
  const before = await readWords();
  const documents = await findTextsToIndex(scope, documentIds);
  await runBatch(
    database,
    (
      await Promise.all(documents.map((document) => indexDocumentStatements(scope, document)))
    ).flat(),
  );
  return (await readWords()) === before ? [] : ['index differs'];
}
