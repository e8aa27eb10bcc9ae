import { expect, it } from 'vitest';
import { openMigratedSqlite, sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createDatabaseUsage } from '../../database/metering.ts';
import { connectDatabases } from '../../entries/connect-databases.ts';
import { sweepOrphanedFiles } from './sweep-orphaned-files.ts';

type Sqlite = ReturnType<typeof openMigratedSqlite>;

function createArchives(keys: string[]) {
  const databases: [Sqlite, Sqlite] = [openMigratedSqlite(), openMigratedSqlite()];
  const databaseUsage = createDatabaseUsage();
  const { platform: base } = createSqlitePlatform();
  const deleted: string[] = [];
  const uploadedAt = new Date(0);
  const platform = {
    ...base,
    ...connectDatabases(databases.map(sqliteAsD1), databaseUsage),
    databaseUsage,
    files: {
      ...base.files,
      list: async () => ({ files: keys.map((key) => ({ key, uploadedAt })), cursor: null }),
      delete: async (gone: string[]) => void deleted.push(...gone),
    },
  };
  const addOrganization = (id: string, shard: number) =>
    databases[0]
      .prepare(
        `insert into organizations (id, name, created_at, updated_at, shard) values (?, 'Acme', 0, 0, ?)`,
      )
      .run(id, shard);
  const addDocuments = (shard: 0 | 1, added: string[]) => {
    for (const key of added) {
      const [organizationId = '', id = ''] = key.split('/');
      databases[shard]
        .prepare(
          `insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
            declared_mime_type, extraction_state, created_at)
           values (?, ?, 'a', 'a', 1, ?, 'text/plain', '', 'none', 1)`,
        )
        .run(id, organizationId, id);
    }
  };
  return { platform, deleted, addOrganization, addDocuments };
}

const idOf = (prefix: string, letter: string, number = 0) =>
  `${prefix}_${letter}${String(number).padStart(23, '0')}`;
const filesOf = (letter: string, count: number, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => `${idOf('org', letter)}/${idOf('doc', letter, from + index)}`,
  );
const [first, second] = [idOf('org', 'a'), idOf('org', 'b')];

it('keeps the files of a database that is empty, however few they are on the page', async () => {
  const [kept, lost] = [filesOf('a', 60), filesOf('b', 40)];
  const orphans = filesOf('a', 1, 900);
  const archives = createArchives([...kept, ...orphans, ...lost]);
  archives.addOrganization(first, 0);
  archives.addOrganization(second, 1);
  archives.addDocuments(0, kept);
  await expect(sweepOrphanedFiles(archives.platform)).rejects.toThrow(
    '40 files belong to a database without documents',
  );
  expect(archives.deleted).toEqual(orphans);
});

it('keeps the files of a database that lost most documents, however few they are on the page', async () => {
  const [kept, lost] = [filesOf('a', 400), filesOf('b', 150)];
  const archives = createArchives([...kept, ...lost]);
  archives.addOrganization(first, 0);
  archives.addOrganization(second, 1);
  archives.addDocuments(0, kept);
  archives.addDocuments(1, lost.slice(0, 10));
  await expect(sweepOrphanedFiles(archives.platform)).rejects.toThrow(
    '140 of 150 files have no document',
  );
  expect(archives.deleted).toEqual([]);
});

it('keeps the files of an organization that people who went back in time do not know', async () => {
  const [kept, unknown] = [filesOf('a', 60), filesOf('b', 40)];
  const orphans = filesOf('b', 1, 900);
  const archives = createArchives([...kept, ...unknown, ...orphans]);
  archives.addOrganization(first, 0);
  archives.addDocuments(0, kept);
  archives.addDocuments(1, unknown);
  await sweepOrphanedFiles(archives.platform);
  expect(archives.deleted).toEqual(orphans);
});
