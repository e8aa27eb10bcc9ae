import { createExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { DocumentSortField } from '../../shared/archive/documents/document.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { attachTag, createTag, createTextDocument, insertDocuments } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { environment } from '../support/environment.ts';

const newPlatform = () => createPlatform(environment, createExecutionContext());

let owner: Owner;
let organizationId: string;
let tagId: string;

/**
 * 12,000 documents with one tag, dated over ten years and due a month later. Two thirds are invoices with an amount.
 */
beforeAll(async () => {
  owner = await createOwner();
  ({ organizationId } = owner);
  await insertDocuments(owner, 12_000);
  tagId = (await createTag(owner, { name: 'Paper' })).id;
  const database = newPlatform().databaseFor(organizationId);
  await database.run(sql`
    update documents set document_date = date('2015-01-01', (sequence * 7919 % 3650) || ' days'),
      due_date = date('2015-02-01', (sequence * 7919 % 3650) || ' days'),
      document_type = iif(sequence % 3, 'invoice', 'letter'), total_amount = iif(sequence % 3, sequence, null),
      currency = iif(sequence % 3, 'EUR', null), reference = 're-' || sequence, reference_key = 're' || sequence
    where organization_id = ${organizationId}`);
  await database.run(sql`
    insert into document_tags (document_id, tag_id, organization_id, document_sequence)
    select id, ${tagId}, organization_id, sequence from documents where organization_id = ${organizationId}`);
}, 60_000);

it.each<[string, DocumentSortField, number]>([
  // Its documents are far from the beginning of the order.
  ['kind:invoice amount:>0.01 date:2016', 'dueDate', 10_000],
  ['tag:paper ref:re-117', 'createdAt', 2000],
  ['tag:paper amount:>1 ref:re-117', 'amount', 2000],
  ['kind:invoice created:>2020 date:2016-03-01..2016-03-31', 'amount', 2000],
])('reads few rows for %s by %s, where one filter leaves few documents', expectFewRows);

it.each<[string, DocumentSortField, number]>([
  ['tag:paper', 'documentDate', 6000],
  ['tag:paper kind:invoice', 'createdAt', 6000],
  ['kind:invoice', 'amount', 5000],
  ['date:>2015', 'amount', 5000],
])('reads few rows for %s by %s, of which the first ones match', expectFewRows);

it.each<DocumentSortField>(['createdAt', 'name', 'amount'])(
  'reads few rows for the documents without a tag by %s, where nearly all have one',
  async (sortField) => {
    await createTextDocument(owner, { name: `Untagged ${sortField}.txt` });
    await expectFewRows('no:tag', sortField, 100);
    await expectFewRows('no:tag untagged', sortField, 200);
  },
);

it('reads few rows for a frequent tag beside a word that few documents have, or none', async () => {
  const { id } = await createTextDocument(owner, { name: 'Incomparable.txt' });
  await attachTag(owner, id, tagId);
  await expectFewRows('tag:paper incomparable', 'createdAt', 500);
  await expectFewRows('tag:paper incompareble', 'createdAt', 5000);
});

async function expectFewRows(searchQuery: string, sortField: DocumentSortField, most: number) {
  const platform = newPlatform();
  const scope = createSystemScope(platform, organizationId);
  const page = { pageIndex: 0, pageSize: 25 };
  const found = await searchDocuments(scope, { searchQuery, sortField, ...page });
  expect(found.documents.length).toBeGreaterThan(0);
  expect(platform.databaseUsage.rowsRead).toBeLessThan(most);
}
