import { expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../tests/support/sqlite-platform.ts';
import { createDatabaseUsage, type D1Like } from '../database/metering.ts';
import { checkIntegrity } from '../operations/integrity/check-integrity.ts';
import { repairProblem } from '../operations/integrity/repair-problem.ts';
import { reportIntegrity } from '../operations/integrity/report-integrity.ts';
import { findSweep } from '../archive/files/sweep-store.ts';
import { purgeOrganizations } from '../people/organizations/purge-organizations.ts';
import { forEachDatabase } from '../platform/with-databases.ts';
import { connectDatabases } from './connect-databases.ts';

function createPlatform() {
  const sqlites = [openMigratedSqlite(), openMigratedSqlite(), openMigratedSqlite()] as const;
  const state = { isFailing: true };
  const failing = (d1: D1Like): D1Like => ({
    ...d1,
    prepare: (query) => {
      if (state.isFailing) throw new Error('The database is full');
      return d1.prepare(query);
    },
  });
  const [first, second, third] = sqlites.map(sqliteAsD1) as [D1Like, D1Like, D1Like];
  const databaseUsage = createDatabaseUsage();
  const { platform: base } = createSqlitePlatform();
  const platform = {
    ...base,
    ...connectDatabases([first, failing(second), third], databaseUsage),
    databaseUsage,
    files: { ...base.files, delete: () => Promise.resolve() },
  };
  const addOrganization = (id: string, shard: number, deletedAt: number | null = null) =>
    sqlites[0]
      .prepare(
        `insert into organizations (id, name, created_at, updated_at, deleted_at, shard)
         values (?, 'Acme', 0, 0, ?, ?)`,
      )
      .run(id, deletedAt, shard);
  return { platform, sqlites, state, addOrganization };
}

it('a step of Cron goes on behind a database that fails, and fails at the end', async () => {
  const { platform } = createPlatform();
  const reached: number[] = [];
  const step = forEachDatabase(platform, async (database, shard) => {
    await database.run('select 1');
    reached.push(shard);
  });
  await expect(step).rejects.toThrow();
  expect(reached).toEqual([0, 2]);
});

it('organizations of other databases are purged while one fails', async () => {
  const { platform, sqlites, addOrganization } = createPlatform();
  addOrganization('org_1', 1, 1);
  addOrganization('org_2', 2, 2);
  await expect(purgeOrganizations(platform)).rejects.toThrow();
  expect(sqlites[0].prepare('select id from organizations').all()).toEqual([{ id: 'org_1' }]);
});

it('the integrity of other databases is checked while one fails', async () => {
  const { platform } = createPlatform();
  const parts = new Set<string>();
  for (let run = 0; run < 40; run += 1) {
    await reportIntegrity(platform).catch(() => undefined);
    const sweep = await findSweep(platform.identityDatabase, 'integrity');
    const cursor = JSON.parse(sweep?.cursor ?? '{}') as { database?: number; part?: string };
    parts.add(`${cursor.database} ${cursor.part}`);
  }
  expect([...parts]).toContain('2 mails');
});

it('a problem is repaired in the database in which it was found', async () => {
  const { platform, sqlites, state, addOrganization } = createPlatform();
  state.isFailing = false;
  addOrganization('org_1', 1);
  sqlites[2].exec(`
    insert into document_contents (document_id, organization_id, content) values ('doc_1', 'org_1', 'lost')`);
  const { problems } = await checkIntegrity(platform, { database: 2, part: 'texts', after: '' });
  const [problem] = problems;
  if (!problem) throw new Error('There is no problem');
  await repairProblem(platform, problem);
  expect(sqlites[2].prepare('select document_id from document_contents').all()).toEqual([]);
});

it('a document in another database than its organization is a problem of its own', async () => {
  const { platform, sqlites, state, addOrganization } = createPlatform();
  state.isFailing = false;
  addOrganization('org_1', 1);
  sqlites[2].exec(`
    insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at)
    values ('doc_1', 'org_1', 'a', 'a', 1, 'a', 'text/plain', '', 'none', 1)`);
  const { problems } = await checkIntegrity(platform, { database: 2, part: 'documents', after: 0 });
  expect(problems).toEqual([
    { check: 'database-differs', organizationId: 'org_1', subject: 'doc_1', shard: 2 },
  ]);
});
