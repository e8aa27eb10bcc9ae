import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { insertDocuments } from '../../../tests/support/sqlite-documents.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { listReminders } from './list-reminders.ts';

it.each([
  [3, 2, [2, 1]],
  [4, 2, [2, 2]],
])('%i reminders have pages of %i, and none that is empty', async (count, pageSize, sizes) => {
  const { platform, database } = createSqlitePlatform();
  const scope = createSystemScope(platform, createId('org'));
  await insertDocuments(scope, { count, content: '' });
  await database.run(sql`
    insert into reminders (id, organization_id, document_id, source, date, note, created_at, changed_at, is_trashed)
    select 'rem_' || sequence, organization_id, id, 'person', '2030-01-01', '', 0, 0, 0 from documents`);
  const query = { state: 'open', filter: 'all', pageSize } as const;
  const found: number[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listReminders(scope, { ...query, cursor });
    found.push(page.reminders.length);
    cursor = page.nextCursor;
  }
  expect(found).toEqual(sizes);
});
