import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printSizes } from '../../.scripts/doctor/print-sizes.ts';
import { writeRemoteConfig } from '../../.scripts/doctor/remote-config.ts';
import { organizationStatisticsTable } from '../../worker/archive/documents/rows/document-table.ts';
import { createSqlitePlatform } from '../support/sqlite-platform.ts';

async function remoteConfig(environment: Record<string, string>) {
  const path = await writeRemoteConfig(environment, (name) => Promise.resolve(`uuid-of-${name}`));
  return JSON.parse(readFileSync(path, 'utf8')) as unknown;
}

const findNone = () => Promise.resolve(undefined);

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
  await expect(writeRemoteConfig({ SHEAF_NAME: 'staging' }, findNone)).rejects.toThrow(
    'no database staging',
  );
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
