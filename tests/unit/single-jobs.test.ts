import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { selectDocument } from '../../worker/archive/documents/document-store.ts';
import { updateDocument } from '../../worker/archive/documents/update-document.ts';
import { extractAgain } from '../../worker/archive/extraction/extract-again.ts';
import { createTaggingRule } from '../../worker/archive/tagging-rules/create-tagging-rule.ts';
import { getTaggingRun } from '../../worker/archive/tagging-rules/runs/get-tagging-run.ts';
import { startTaggingRun } from '../../worker/archive/tagging-rules/runs/start-tagging-run.ts';
import { updateTaggingRule } from '../../worker/archive/tagging-rules/update-tagging-rule.ts';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import { emptyTrash } from '../../worker/archive/trash/empty-trash.ts';
import { restoreTrash } from '../../worker/archive/trash/restore-trash.ts';
import { runJob } from '../support/run-job.ts';
import { insertDocuments } from '../support/sqlite-documents.ts';
import { createSqlitePlatform } from '../support/sqlite-platform.ts';
import { plainRule } from '../support/plain-rule.ts';

function createArchive() {
  let now = 1_000_000;
  const clock = { now: () => new Date((now += 1)) };
  const { platform, database, sent } = createSqlitePlatform({ clock });
  const readJobs = () =>
    database.all<{ id: string; job: string }>(
      sql`select id, job from jobs where job ->> 'type' <> 'files.delete' and job ->> 'type' <> 'search-index.rebuild'`,
    );
  return { platform, database, sent, readJobs, createScope };
  function createScope() {
    return createSystemScope(platform, createId('org'));
  }
}

it('extracting again adds one job for each document that waits', async () => {
  const { createScope, database, sent, readJobs } = createArchive();
  const scope = createScope();
  await insertDocuments(scope, { count: 2, content: 'text' });
  const documents = await database.all<{ id: string }>(sql`select id from documents`);
  for (let round = 0; round < 5; round += 1) {
    for (const { id } of documents) {
      await extractAgain(scope, id);
      // An edited text is not extracted, but its job still waits.
      const [found] = await selectDocument(scope, id);
      await updateDocument(scope, { found, update: { content: `edited ${round}` } });
      await extractAgain(scope, id);
    }
  }
  expect((await readJobs()).map(({ job }) => JSON.parse(job))).toEqual(
    documents.map(({ id }) => ({ type: 'document.extract', documentId: id })),
  );
  expect(sent).toHaveLength(documents.length);
});

it('a document waits since its text was first asked for, however often it is asked for', async () => {
  const { createScope, database } = createArchive();
  const scope = createScope();
  await insertDocuments(scope, { count: 1, content: 'text' });
  const [document] = await database.all<{ id: string }>(sql`select id from documents`);
  const readTime = () => database.all(sql`select extraction_requested_at as time from documents`);
  await extractAgain(scope, document?.id ?? '');
  const first = await readTime();
  expect(first).toEqual([{ time: expect.any(Number) }]);
  await extractAgain(scope, document?.id ?? '');
  expect(await readTime()).toEqual(first);
});

it('applying a rule adds one job while it is changed and applied again', async () => {
  const { createScope, platform, readJobs } = createArchive();
  const scope = createScope();
  await insertDocuments(scope, { count: 3, content: 'text' });
  const tag = await createTag(scope, { name: 'Tag', color: '#7A7FFF', description: null });
  const all = { ...plainRule, name: 'All', description: null, conditions: [], tagIds: [tag.id] };
  const { taggingRule, run: first } = await createTaggingRule(scope, all);
  const second = await updateTaggingRule(scope, taggingRule.id, all);
  await updateTaggingRule(scope, taggingRule.id, { ...all, name: 'Renamed' });
  const last = await startTaggingRun(scope, taggingRule.id);
  const [job, ...others] = await readJobs();
  expect(others).toEqual([]);
  await runJob(platform, job?.id ?? '');
  const stateOf = async (runId: string | undefined) =>
    (await getTaggingRun(scope, taggingRule.id, runId ?? '')).state;
  expect(await stateOf(first?.id)).toBe('cancelled');
  expect(await stateOf(second.run?.id)).toBe('cancelled');
  expect(await getTaggingRun(scope, taggingRule.id, last.id)).toMatchObject({
    state: 'done',
    taggedCount: 3,
  });
  expect(await readJobs()).toEqual([]);
});

it.each([
  ['emptying', emptyTrash],
  ['restoring', restoreTrash],
])('%s the trash again extends the job that waits', async (_, change) => {
  const { createScope, platform, database, readJobs } = createArchive();
  const scope = createScope();
  const other = createScope();
  const count = 4 * limits.trashStep;
  for (const one of [scope, other]) {
    await insertDocuments(one, { count, content: 'a', deletedAt: platform.clock.now() });
    await change(one);
  }
  const ofOther = await readJobs();
  await database.run(sql`
    update documents set deleted_at = ${platform.clock.now().getTime()}
    where organization_id = ${scope.organizationId}`);
  await change(scope);
  const jobs = await readJobs();
  expect(jobs.map(({ id }) => id)).toEqual(ofOther.map(({ id }) => id));
  expect(jobs[1]).toEqual(ofOther[1]);
  for (let message = 0; message < 6; message += 1) {
    for (const { id } of jobs) await runJob(platform, id);
  }
  expect(await database.all(sql`select id from documents where deleted_at is not null`)).toEqual(
    [],
  );
  expect(await readJobs()).toEqual([]);
});
