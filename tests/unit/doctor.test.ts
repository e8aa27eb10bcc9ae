import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printDatabases, printSizes } from '../../.scripts/doctor/print-sizes.ts';
import { writeRemoteConfig } from '../../.scripts/doctor/remote-config.ts';
import { organizationStatisticsTable } from '../../worker/archive/documents/rows/document-table.ts';
import { createSqlitePlatform } from '../support/sqlite-platform.ts';

const accountWith = (databases: number) => ({
  findId: (name: string) => Promise.resolve(`uuid-of-${name}`),
  countDatabases: () => Promise.resolve(databases),
});

async function remoteConfig(environment: Record<string, string>, databases = 1) {
  const path = await writeRemoteConfig(environment, accountWith(databases));
  return JSON.parse(readFileSync(path, 'utf8')) as unknown;
}

const withoutDatabase = { ...accountWith(1), findId: () => Promise.resolve(undefined) };

it('the doctor examines the database and the files of the deployed archive', async () => {
  expect(await remoteConfig({})).toMatchObject({
    d1_databases: [{ binding: 'DB', database_id: 'uuid-of-sheaf', remote: true }],
    r2_buckets: [{ binding: 'FILES', bucket_name: 'sheaf-files', remote: true }],
  });
});

it('the doctor examines the installation that SHEAF_NAME names', async () => {
  expect(await remoteConfig({ SHEAF_NAME: 'staging' })).toMatchObject({
    d1_databases: [{ database_name: 'staging', database_id: 'uuid-of-staging' }],
    r2_buckets: [{ bucket_name: 'staging-files' }],
  });
  await expect(writeRemoteConfig({ SHEAF_NAME: 'staging' }, withoutDatabase)).rejects.toThrow(
    'no database staging',
  );
});

const binding = (name: string, id: string) => ({ binding: name, database_id: `uuid-of-${id}` });

it('the doctor examines every database that the deployed archive has', async () => {
  expect(await remoteConfig({ SHEAF_NAME: 'staging' }, 3)).toMatchObject({
    d1_databases: [
      binding('DB', 'staging'),
      binding('DB_2', 'staging-db-2'),
      binding('DB_3', 'staging-db-3'),
    ],
  });
});

it('the doctor prints what each organization stores against its limit', async () => {
  const { database } = createSqlitePlatform();
  const stored = { documentsCount: 3, trashedCount: 1, vocabularySize: 250 };
  const organizations = Array.from({ length: 501 }, (_, index) => `org_${1000 + index}`);
  for (const organizationId of organizations) {
    const sizes = { ...stored, filesSize: 700, textsSize: 50 };
    await database.insert(organizationStatisticsTable).values({ organizationId, ...sizes });
  }
  const lines: string[] = [];
  await printSizes(database, 1000, (line) => lines.push(line));
  expect(lines).toHaveLength(501);
  expect(lines[0]).toBe(
    'org_1000 documents 3 and 1 in the trash, files 700 bytes, texts 50 bytes, vocabulary 250 words, 75.0 % of 1000 bytes',
  );
  await printSizes(database, 0, (line) => lines.push(line));
  expect(lines.at(-1)).toContain('no limit');
});

it('the list of organizations shows which database each is in', async () => {
  const [one, other] = [createSqlitePlatform(), createSqlitePlatform()];
  for (const [{ database }, organizationId] of [
    [one, 'org_1'],
    [other, 'org_2'],
  ] as const) {
    await database
      .insert(organizationStatisticsTable)
      .values({ organizationId, documentsCount: 3, filesSize: 700 });
  }
  const lines: string[] = [];
  await printDatabases([one.database, other.database], (line) => lines.push(line));
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    'DB 0 bytes',
    '  org_1 documents 3 and 0 in the trash',
    'DB_2 0 bytes',
    '  org_2 documents 3 and 0 in the trash',
  ]);
});
