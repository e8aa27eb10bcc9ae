import { expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../tests/support/sqlite-database.ts';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../access/organization-scope.ts';
import { connectDatabase } from '../database/database.ts';
import { createDatabaseUsage } from '../database/metering.ts';
import { resendJobs } from '../entries/resend-jobs.ts';
import { runJob } from '../entries/run-job.ts';
import { startRebuild } from '../archive/search/index/start-rebuild.ts';
import { purgeOrganizations } from '../people/organizations/purge-organizations.ts';
import { purgeExpiredTrash } from '../archive/trash/purge-expired-trash.ts';
import type { Platform, QueuedJob } from './platform.ts';

/** A platform that keeps one organization's content apart from who people are. */
function createShardedPlatform() {
  const [people, shard] = [openMigratedSqlite(), openMigratedSqlite()];
  const usage = createDatabaseUsage();
  const [identityDatabase, contentDatabase] = [people, shard].map((sqlite) =>
    connectDatabase(sqliteAsD1(sqlite), usage),
  );
  const sent: QueuedJob[] = [];
  const platform = {
    config: { DOCUMENTS_DELETED_DOCUMENTS_RETENTION_DAYS: 30 },
    identityDatabase,
    databaseFor: () => contentDatabase,
    databases: [identityDatabase, contentDatabase],
    clock: { now: () => new Date(Date.now() + 3_600_000) },
    files: { delete: () => Promise.resolve() },
    jobs: { send: async (jobs: QueuedJob[]) => void sent.push(...jobs) },
    inBackground: () => undefined,
  } as unknown as Platform;
  const organizationId = createId('org');
  people.prepare("insert into organizations values (?, 'Acme', 0, 0, 1)").run(organizationId);
  shard
    .prepare(
      `insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
        declared_mime_type, extraction_state, created_at, deleted_at)
       values ('doc_1', ?, 'a', 'a', 1, 'a', 'text/plain', '', 'none', 1, 1)`,
    )
    .run(organizationId);
  const rowsOf = (table: string) =>
    [people, shard].map((sqlite) => sqlite.prepare(`select 1 from ${table}`).all().length);
  return { platform, sent, rowsOf, scope: createSystemScope(platform, organizationId) };
}

it('lets jobs be sent and done that lie beside the content of their organization', async () => {
  const { platform, sent, rowsOf, scope } = createShardedPlatform();
  await startRebuild(scope);
  expect(rowsOf('jobs')).toEqual([0, 1]);
  await resendJobs({ ...platform, clock: { now: () => new Date(Date.now() + 7_200_000) } });
  expect(sent[1]).toEqual(sent[0]);
  for (const { jobId } of sent) await runJob(platform, jobId);
  expect(rowsOf('jobs')).toEqual([0, 0]);
});

it('lets Cron empty the trash and purge organizations whose content lies elsewhere', async () => {
  const { platform, rowsOf } = createShardedPlatform();
  await purgeExpiredTrash(platform);
  expect(rowsOf('documents')).toEqual([0, 0]);
  expect(rowsOf('jobs')).toEqual([0, 2]);
  await purgeOrganizations(platform);
  expect(rowsOf('jobs')).toEqual([0, 0]);
  expect(rowsOf('organizations')).toEqual([0, 0]);
});
