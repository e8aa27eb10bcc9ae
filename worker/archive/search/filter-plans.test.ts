import { afterAll, expect, it } from 'vitest';
import type { DocumentSortField } from '../../../shared/archive/documents/document.ts';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';
import { searchDocuments } from './search-documents.ts';

const { scope, sqlite } = createSearchArchive();
afterAll(() => sqlite.close());

/** How SQLite would read the page of a search: a line for each table, index and sorter. */
async function planOf(searchQuery: string, sortField: DocumentSortField) {
  const statements: string[] = [];
  const prepare = sqlite.prepare.bind(sqlite);
  sqlite.prepare = (text) => {
    statements.push(text);
    return prepare(text);
  };
  await searchDocuments(scope, { searchQuery, sortField, pageIndex: 0, pageSize: 50 });
  sqlite.prepare = prepare;
  return statements.map((text) =>
    prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail)),
  );
}

it.each<[string, DocumentSortField, string]>([
  ['kind:invoice', 'documentDate', 'type (organization_id=? AND document_type=?)'],
  ['date:2026', 'documentDate', 'document_date (organization_id=? AND document_date>?'],
  ['due:<2026-04-01', 'dueDate', 'due_date (organization_id=? AND due_date>?'],
  ['amount:>100', 'amount', 'amount (organization_id=? AND total_amount>?'],
  ['has:date', 'documentDate', 'document_date (organization_id=?'],
  ['has:due', 'dueDate', 'due_date (organization_id=?'],
  ['has:amount', 'amount', 'amount (organization_id=?'],
  ['size:>1mb', 'size', 'size (organization_id=? AND original_size>?'],
  ['created:2026', 'createdAt', 'created_at (organization_id=? AND created_at>?'],
  ['-kind:invoice', 'createdAt', 'created_at (organization_id=?'],
  ['-kind:invoice', 'amount', 'amount (organization_id=?'],
])('reads %s by %s in the order of an index', async (query, sortField, index) => {
  const [page = [], count = []] = await planOf(query, sortField);
  const reads = page.filter((line) => line.startsWith('SEARCH documents USING INDEX'));
  expect(reads).toHaveLength(1);
  expect(reads[0]).toContain(`documents_by_${index}`);
  // Only the page itself is sorted again.
  expect(page.filter((line) => line === 'USE TEMP B-TREE FOR ORDER BY').length).toBeLessThan(2);
  expect(count.join('\n')).not.toContain('SCAN documents');
});

it.each<[string, DocumentSortField, string]>([
  ['kind:policy', 'amount', 'type (organization_id=? AND document_type=?)'],
  ['correspondent:works', 'amount', 'correspondent (organization_id=? AND correspondent_id=?)'],
  ['date:2026', 'amount', 'document_date (organization_id=? AND document_date>?'],
  ['amount:>100', 'documentDate', 'amount (organization_id=? AND total_amount>?'],
  ['iban:DE89', 'createdAt', 'iban (organization_id=? AND iban>?'],
  ['ref:re-1', 'correspondent', 'reference (organization_id=? AND reference_key>?'],
  ['has:vat', 'createdAt', 'vat_id (organization_id=? AND vat_id>?)'],
  ['no:date', 'createdAt', 'document_date (organization_id=? AND document_date=?)'],
  ['no:correspondent', 'amount', 'correspondent (organization_id=? AND correspondent_id=?)'],
  ['no:iban kind:invoice', 'amount', 'type (organization_id=? AND document_type=?)'],
])('reads %s from the index of its field, to sort it by %s', async (query, sortField, index) => {
  const [page = [], count = []] = await planOf(query, sortField);
  const read = `SEARCH documents USING INDEX documents_by_${index}`;
  expect(page.join('\n')).toContain(read);
  expect(count.join('\n')).toContain(`documents_by_${index}`);
  expect([...page, ...count].join('\n')).not.toContain('SCAN documents');
});

it('reads documents of a tag from its index', async () => {
  const [page = [], count = []] = await planOf('tag:paid', 'createdAt');
  const index = 'USING COVERING INDEX document_tags_by_tag (organization_id=? AND tag_id=?)';
  expect(page.join('\n')).toContain(index);
  expect(count.join('\n')).toContain(index);
});
