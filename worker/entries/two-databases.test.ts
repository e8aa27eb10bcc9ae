import { expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../tests/support/sqlite-platform.ts';
import { hour } from '../../shared/durations.ts';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../access/organization-scope.ts';
import { startRebuild } from '../archive/search/index/start-rebuild.ts';
import { purgeExpiredTrash } from '../archive/trash/purge-expired-trash.ts';
import { connectDatabase } from '../database/database.ts';
import { createDatabaseUsage } from '../database/metering.ts';
import { purgeOrganizations } from '../people/organizations/purge-organizations.ts';
import { resendJobs } from './resend-jobs.ts';
import { runJob } from '../../tests/support/run-job.ts';

const clockIn = (hours: number) => ({ now: () => new Date(Date.now() + hours * hour) });

/** A platform that stores the content of an organization in another database than its identity data. */
function createShardedPlatform() {
  const [people, shard] = [openMigratedSqlite(), openMigratedSqlite()];
  const usage = createDatabaseUsage();
  const identityDatabase = connectDatabase(sqliteAsD1(people), usage);
  const contentDatabase = connectDatabase(sqliteAsD1(shard), usage);
  const base = createSqlitePlatform();
  const platform = {
    ...base.platform,
    identityDatabase,
    databaseFor: () => contentDatabase,
    databases: [identityDatabase, contentDatabase],
    clock: clockIn(1),
    files: { ...base.platform.files, delete: () => Promise.resolve() },
  };
  const organizationId = createId('org');
  people.prepare("insert into organizations values (?, 'Acme', 0, 0, 1)").run(organizationId);
  shard
    .prepare(
      `insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
        declared_mime_type, extraction_state, created_at, deleted_at)
       values ('doc_1', ?, 'a', 'a', 1, 'a', 'text/plain', '', 'none', 1, 1)`,
    )
    .run(organizationId);
  const countRows = (table: string) =>
    [people, shard].map((sqlite) => sqlite.prepare(`select 1 from ${table}`).all().length);
  const scope = createSystemScope(platform, organizationId);
  return { platform, sent: base.sent, countRows, scope };
}

it('enqueues and runs jobs that are stored beside the content of their organization', async () => {
  const { platform, sent, countRows, scope } = createShardedPlatform();
  await startRebuild(scope);
  expect(countRows('jobs')).toEqual([0, 1]);
  await resendJobs({ ...platform, clock: clockIn(2) });
  expect(sent[1]).toEqual(sent[0]);
  for (const { jobId } of sent) await runJob(platform, jobId);
  expect(countRows('jobs')).toEqual([0, 0]);
});

it('purges the trash and organizations whose content is in another database', async () => {
  const { platform, countRows } = createShardedPlatform();
  await purgeExpiredTrash(platform);
  expect(countRows('documents')).toEqual([0, 0]);
  expect(countRows('jobs')).toEqual([0, 2]);
  await purgeOrganizations(platform);
  expect(countRows('jobs')).toEqual([0, 0]);
  expect(countRows('organizations')).toEqual([0, 0]);
});
