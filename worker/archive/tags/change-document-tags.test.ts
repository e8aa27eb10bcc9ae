import { sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { insertDocuments } from '../../../tests/support/sqlite-documents.ts';
import { openMigratedSqlite, sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { namedDocuments } from '../documents/selection/document-selection-store.ts';
import { changeDocumentTags } from './change-document-tags.ts';

const [removed, added] = [5, 5];
const count = (2 * limits.tagChanges) / (removed + added);

async function createArchive(meanwhile: SQL) {
  const sqlite = openMigratedSqlite();
  const d1 = sqliteAsD1(sqlite);
  const state = { isDue: false };
  const { platform, database } = createSqlitePlatform(
    {},
    {
      ...d1,
      async batch(statements) {
        const results = await d1.batch(statements);
        if (!state.isDue) return results;
        state.isDue = false;
        await database.run(meanwhile);
        return results;
      },
    },
  );
  const scope = createSystemScope(platform, createId('org'));
  const { organizationId } = scope;
  await insertDocuments(scope, { count, content: 'text' });
  const tagIds = Array.from({ length: removed + added }, (_, index) => `tag_${index}`);
  for (const id of tagIds) {
    await database.run(sql`
      insert into tags (id, organization_id, name, name_key, search_key, color, created_at)
      values (${id}, ${organizationId}, ${id}, ${id}, ${id}, '#fff', 0)`);
  }
  const [removeTagIds, addTagIds] = [tagIds.slice(0, removed), tagIds.slice(removed)];
  await database.run(sql`
    insert into document_tags (document_id, tag_id, organization_id, created_at, document_sequence)
    select documents.id, tags.id, ${organizationId}, 0, documents.sequence from documents
    cross join tags where tags.id in (select value from json_each(${JSON.stringify(removeTagIds)}))`);
  const documentIds = Array.from(
    { length: count },
    (_, index) => `doc_${organizationId}${index + 1}`,
  );
  state.isDue = true;
  const change = () =>
    changeDocumentTags(scope, namedDocuments(documentIds), { addTagIds, removeTagIds });
  const countLinks = () => sqlite.prepare('select count(*) as count from document_tags').get();
  return { change, countLinks };
}

it('finishes a change of many tags without a document that was trashed after the first step', async () => {
  const { change, countLinks } = await createArchive(
    sql`update documents set deleted_at = 1 where sequence = ${count}`,
  );
  expect((await change()).changedIds).toHaveLength(count - 1);
  expect(countLinks()).toEqual({ count: (count - 1) * added + removed });
});

it('finishes a change of many tags without one that was deleted after the first step', async () => {
  const { change, countLinks } = await createArchive(sql`delete from tags where id = 'tag_9'`);
  expect((await change()).changedIds).toHaveLength(count);
  expect(countLinks()).toEqual({ count: count * (added - 1) + count / 2 });
});

it('lets others begin between its steps', async () => {
  const { change } = await createArchive(sql`select 1`);
  let hasBegun = false;
  setImmediate(() => (hasBegun = true));
  await change();
  expect(hasBegun).toBe(true);
});
