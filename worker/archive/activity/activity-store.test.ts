import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { findActivityOfDocuments, selectActivity } from './activity-store.ts';

async function createActivity() {
  const { platform, database } = createSqlitePlatform();
  const scope = createSystemScope(platform, createId('org'));
  for (const organizationId of [scope.organizationId, createId('org')]) {
    await database.run(sql`
      insert into document_activity (id, organization_id, document_id, event, data, created_at)
      select document.value || number.value || ${organizationId}, ${organizationId}, document.value, 'updated', '{}', number.value
      from json_each('["one","other"]') as document, json_each('[1,2,3,4,5]') as number`);
  }
  return scope;
}

const timesOf = (rows: { createdAt: Date }[]) => rows.map(({ createdAt }) => createdAt.getTime());

it('pages of activity follow each other, the newest first', async () => {
  const scope = await createActivity();
  const pages = await Promise.all(
    [0, 1, 2, 3].map((pageIndex) => selectActivity(scope, 'one', { pageIndex, pageSize: 2 })),
  );
  expect(pages.map(timesOf)).toEqual([[5, 4], [3, 2], [1], []]);
});

it('an export has the newest activities of each document, up to a number', async () => {
  const rows = await findActivityOfDocuments(await createActivity(), ['one', 'other'], 3);
  const of = (id: string) => timesOf(rows.filter(({ documentId }) => documentId === id));
  expect([of('one'), of('other')]).toEqual([
    [5, 4, 3],
    [5, 4, 3],
  ]);
});
