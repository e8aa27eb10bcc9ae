import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../../../shared/ids.ts';
import { insertDocuments } from '../../../../tests/support/sqlite-documents.ts';
import { recordStatements } from '../../../../tests/support/sql/recorded-statements.ts';
import { openMigratedSqlite, sqliteAsD1 } from '../../../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../../../tests/support/sqlite-platform.ts';
import { createSystemScope } from '../../../access/organization-scope.ts';
import { findSizesToIndex } from '../../search/index/rebuild/rebuild-store.ts';
import { findUnpackedSizes } from '../storage/packing-store.ts';

async function createTwins() {
  const sqlite = openMigratedSqlite();
  const { platform, database } = createSqlitePlatform({}, sqliteAsD1(sqlite));
  const scope = createSystemScope(platform, createId('org'));
  await insertDocuments(scope, { count: 10, content: 'text' });
  await database.run(
    sql`update documents set sha256 = 'a', deleted_at = iif(sequence = 7, null, 1) where sequence > 1`,
  );
  return { sqlite, scope };
}

it.each([
  ['the rebuild of the index', findSizesToIndex],
  ['the job that packs texts', findUnpackedSizes],
])('is the order in which %s takes each document once', async (_, find) => {
  const { sqlite, scope } = await createTwins();
  const ids: string[] = [];
  const statements = await recordStatements(sqlite, async () => {
    let page = await find(scope, { after: '', limit: 4 });
    while (page.length > 0) {
      ids.push(...page.map(({ id }) => id));
      page = await find(scope, { after: page.at(-1)?.place ?? '', limit: 4 });
    }
  });
  expect(ids.toSorted()).toEqual(
    Array.from(
      { length: 10 },
      (_each, index) => `doc_${scope.organizationId}${index + 1}`,
    ).toSorted(),
  );
  expect(await find(scope, { after: 'a', limit: 4 })).toEqual([]);
  const plan = sqlite
    .prepare(`explain query plan ${statements[0]?.text ?? ''}`)
    .all()
    .map(({ detail }) => String(detail));
  expect(plan.join('\n')).toContain('documents_by_sha256 (organization_id=? AND sha256>?)');
  expect(plan.join('\n')).not.toContain('ORDER BY');
});
