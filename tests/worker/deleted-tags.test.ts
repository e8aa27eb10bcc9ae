import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import { deleteTag } from '../../worker/archive/tags/delete-tag.ts';
import { createArchive, jobIdsOf, type Archive } from '../support/archive.ts';
import { runJob } from '../support/run-job.ts';

async function createLargeTag({ scope, organizationId }: Archive, count: number) {
  const tag = await createTag(scope, { name: 'Large', color: '#ffffff', description: null });
  await scope.database.run(sql`
    insert into document_tags (document_id, tag_id, organization_id, document_sequence)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select ${organizationId} || n, ${tag.id}, ${organizationId}, n from numbers`);
  return tag.id;
}

async function stateOf(archive: Archive) {
  const { organizationId, scope } = archive;
  const [row] = await scope.database.all<{ links: number; tags: number; version: number }>(sql`
    select (select count(*) from document_tags where organization_id = ${organizationId}) as links,
      (select count(*) from tags where organization_id = ${organizationId}) as tags,
      (select version from organization_versions where organization_id = ${organizationId}) as version`);
  return { ...row, jobs: (await jobIdsOf(archive)).length };
}

it('a tag is deleted at once, and removed from its documents in steps, which are no news', async () => {
  const archive = createArchive();
  const tagId = await createLargeTag(archive, 2 * limits.tagChanges + 1);
  const { version = 0 } = await stateOf(archive);
  await deleteTag(archive.scope, tagId);
  const [jobId = ''] = await jobIdsOf(archive);
  const deleted = { tags: 0, version: version + 1 };
  expect(await stateOf(archive)).toEqual({ ...deleted, links: limits.tagChanges + 1, jobs: 1 });
  await runJob(archive.scope.platform, jobId);
  expect(await stateOf(archive)).toEqual({ ...deleted, links: 1, jobs: 1 });
  await runJob(archive.scope.platform, jobId);
  expect(await stateOf(archive)).toEqual({ ...deleted, links: 0, jobs: 0 });
  await runJob(archive.scope.platform, jobId);
  expect(await stateOf(archive)).toEqual({ ...deleted, links: 0, jobs: 0 });
});

it('a tag of few documents is deleted without a job', async () => {
  const archive = createArchive();
  await deleteTag(archive.scope, await createLargeTag(archive, limits.tagChanges));
  expect(await stateOf(archive)).toMatchObject({ tags: 0, links: 0, jobs: 0 });
});
