import { createExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DocumentSortField } from '../../shared/archive/documents/document.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { insertDocuments } from '../support/builders.ts';
import { createOwner } from '../support/client.ts';
import { createField } from '../support/custom-fields.ts';
import { environment } from '../support/environment.ts';

const newPlatform = () => createPlatform(environment, createExecutionContext());

/**
 * An archive in which all documents have a first field, two thirds a second, nine tenths a third, and all but the
 * latest a fourth.
 */
async function createArchive(documentsCount: number) {
  const owner = await createOwner();
  const { organizationId } = owner;
  await insertDocuments(owner, documentsCount);
  const fields: string[] = [];
  const conditions = [
    'true',
    'sequence % 3 <> 0',
    'sequence % 10 <> 3',
    `sequence <= (
      select max(sequence) - 15 from documents where organization_id = '${organizationId}')`,
  ];
  for (const [index, condition] of conditions.entries()) {
    const { id } = await createField(owner, { name: `Field ${index}`, type: 'number' });
    await newPlatform().databaseFor(organizationId).run(sql`
      insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
      select sequence, ${id}, 0, organization_id, sequence * 7919 % 1000 from documents
      where organization_id = ${organizationId} and ${sql.raw(condition)}`);
    fields.push(id);
  }
  const rowsRead = async (searchQuery: string, sort: DocumentSortField | number) => {
    const platform = newPlatform();
    const scope = createSystemScope(platform, organizationId);
    const sortField = typeof sort === 'number' ? (fields[sort] as `fld_${string}`) : sort;
    await searchDocuments(scope, { searchQuery, sortField, pageIndex: 0, pageSize: 25 });
    return platform.databaseUsage.rowsRead;
  };
  return { rowsRead };
}

it('reads as many rows for custom fields in an archive of 8,000 documents as of 2,000', async () => {
  const [small, large] = [await createArchive(2000), await createArchive(8000)];
  for (const [query, sort] of [
    ['no:field-1', 'createdAt'],
    ['no:field-2', 'createdAt'],
    ['no:field-1', 'documentDate'],
    ['no:field-2', 0],
    ['no:field-3', 'createdAt'],
    ['no:field-3', 'name'],
    ['no:field-3', 0],
    ['no:field-3', 3],
    ['no:field-0', 'createdAt'],
    ['has:field-0', 'createdAt'],
    ['has:field-1', 2],
    ['field-0:>200', 1],
    ['field-1:>200', 'createdAt'],
    ['', 2],
  ] as const) {
    const rows = await large.rowsRead(query, sort);
    expect(rows, `${query} by ${sort}`).toBeLessThan(6000);
    expect(rows, `${query} by ${sort}`).toBeLessThan(
      1.1 * (await small.rowsRead(query, sort)) + 50,
    );
  }
}, 60_000);
