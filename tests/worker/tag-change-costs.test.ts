import { createExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { changeDocumentTags } from '../../worker/archive/tags/change-document-tags.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { createTag, insertDocuments } from '../support/builders.ts';
import { createOwner } from '../support/client.ts';
import { environment } from '../support/environment.ts';

const documents = 600;
const tagsOfEach = 40;

it('adds a tag to documents of many tags in steps that read few rows', async () => {
  const owner = await createOwner();
  const { organizationId } = owner;
  await insertDocuments(owner, documents);
  const tags = await Promise.all(
    Array.from({ length: tagsOfEach + 1 }, (_, index) =>
      createTag(owner, { name: `Tag ${index}` }),
    ),
  );
  const [added = '', ...others] = tags.map(({ id }) => id);
  const platform = createPlatform(environment, createExecutionContext());
  const database = platform.databaseFor(organizationId);
  const rows = await database.all<{ id: string }>(
    sql`select id from documents where organization_id = ${organizationId}`,
  );
  await database.run(sql`
    insert into document_tags (document_id, tag_id, organization_id, document_sequence)
    select documents.id, tag.value, organization_id, sequence
    from documents cross join json_each(${JSON.stringify(others)}) as tag where organization_id = ${organizationId}`);

  const selection = { documentIds: rows.map(({ id }) => id), isComplete: false };
  const before = { ...platform.databaseUsage };
  const { changedIds } = await changeDocumentTags(
    createSystemScope(platform, organizationId),
    selection,
    { addTagIds: [added], removeTagIds: [] },
  );
  expect(changedIds).toHaveLength(documents);
  const steps = platform.databaseUsage.roundTrips - before.roundTrips;
  expect(steps).toBe(3);
  expect(platform.databaseUsage.rowsRead - before.rowsRead).toBeLessThan(steps * 50_000);
});
