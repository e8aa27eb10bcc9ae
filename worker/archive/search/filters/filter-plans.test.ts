import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../../shared/ids.ts';
import {
  documentSortFields,
  type DocumentSortField,
} from '../../../../shared/archive/documents/document.ts';
import { createSearchArchive, openSearchScope } from '../../../../tests/support/search-archive.ts';
import { recordStatements } from '../../../../tests/support/sql/recorded-statements.ts';
import { sqliteAsD1 } from '../../../../tests/support/sqlite-database.ts';
import { searchDocuments } from '../search-documents.ts';

const { scope, sqlite } = createSearchArchive();
afterAll(() => sqlite.close());

const userId = createId('usr');

type PlanLine = { id: number; parent: number; detail: string };

async function planOf(searchQuery: string, sortField: DocumentSortField) {
  const opened = openSearchScope(sqliteAsD1(sqlite), scope.organizationId);
  const statements = await recordStatements(sqlite, () =>
    searchDocuments(opened.scope, { searchQuery, sortField, pageIndex: 0, pageSize: 50 }),
  );
  const text = statements.at(-1)?.text ?? '';
  const plan = sqlite.prepare(`explain query plan ${text}`).all() as PlanLine[];
  const ofCount = new Set<number>();
  for (const { id, parent, detail } of plan) {
    if (detail === 'MATERIALIZE counted' || ofCount.has(parent)) ofCount.add(id);
  }
  const details = (isOfCount: boolean) =>
    plan.filter(({ id }) => ofCount.has(id) === isOfCount).map(({ detail }) => detail);
  return { page: details(false), count: details(true) };
}

it.each<[string, DocumentSortField, string]>([
  ['kind:invoice', 'documentDate', 'type (organization_id=? AND document_type=?)'],
  ['date:2026', 'documentDate', 'document_date (organization_id=? AND document_date>?'],
  ['due:<2026-04-01', 'dueDate', 'due_date (organization_id=? AND due_date>?'],
  ['amount:>100', 'amount', 'amount (organization_id=? AND total_amount>?'],
  ['has:date', 'documentDate', 'document_date (organization_id=?'],
  ['has:due', 'dueDate', 'due_date (organization_id=?'],
  ['has:notice', 'noticeDate', 'notice_date (organization_id=?'],
  ['ends:2026', 'endDate', 'end_date (organization_id=? AND end_date>?'],
  ['has:amount', 'amount', 'amount (organization_id=?'],
  ['kind:invoice', 'documentType', 'type (organization_id=? AND document_type=?)'],
  ['has:kind', 'documentType', 'type (organization_id=?'],
  ['iban:DE89', 'iban', 'iban (organization_id=? AND iban>?'],
  ['ref:re-1', 'reference', 'reference (organization_id=? AND reference_key>?'],
  ['has:vat', 'vatId', 'vat_id (organization_id=?'],
  ['size:>1mb', 'size', 'size (organization_id=? AND original_size>?'],
  ['in:inbox', 'createdAt', 'inbox (organization_id=?'],
  ['is:paid', 'createdAt', 'paid (organization_id=?'],
  ['is:unpaid', 'dueDate', 'unpaid (organization_id=?'],
  ['is:overdue', 'dueDate', 'unpaid (organization_id=? AND due_date>? AND due_date<?)'],
  ['created:2026', 'createdAt', 'created_at (organization_id=? AND created_at>?'],
  [`by:${userId}`, 'createdAt', 'uploader (organization_id=? AND created_by=?)'],
  [
    `by:${userId} added:2026`,
    'createdAt',
    'uploader (organization_id=? AND created_by=? AND created_at>? AND created_at<?)',
  ],
  ['-kind:invoice', 'createdAt', 'created_at (organization_id=?'],
  ['-kind:invoice', 'amount', 'amount (organization_id=?'],
  ['no:date', 'documentDate', 'document_date (organization_id=? AND document_date=?)'],
  ['no:due', 'dueDate', 'due_date (organization_id=? AND due_date=?)'],
  ['no:kind', 'documentType', 'type (organization_id=? AND document_type=?)'],
  ['no:correspondent', 'correspondent', 'correspondent (organization_id=? AND correspondent_id=?)'],
  ['no:iban', 'iban', 'created_at (organization_id=?'],
])('reads %s by %s in the order of an index', async (query, sortField, index) => {
  const { page, count } = await planOf(query, sortField);
  const reads = page.filter((line) => /^SEARCH documents USING (COVERING )?INDEX/.test(line));
  expect(reads).toHaveLength(1);
  expect(reads[0]).toContain(`documents_by_${index}`);
  // Only the page itself and a few matches of a filter without an index are sorted again.
  expect(page.filter((line) => line === 'USE TEMP B-TREE FOR ORDER BY').length).toBeLessThan(3);
  expect(count.join('\n')).not.toContain('SCAN documents');
});

it.each<[string, DocumentSortField, string]>([
  ['kind:policy', 'amount', 'type (organization_id=? AND document_type=?)'],
  ['correspondent:works', 'amount', 'correspondent (organization_id=? AND correspondent_id=?)'],
  ['date:2026', 'amount', 'document_date (organization_id=? AND document_date>?'],
  ['amount:>100', 'documentDate', 'amount (organization_id=? AND total_amount>?'],
  [`by:${userId}`, 'amount', 'uploader (organization_id=? AND created_by=?)'],
  ['iban:DE89', 'createdAt', 'iban (organization_id=? AND iban>?'],
  ['ref:re-1', 'correspondent', 'reference (organization_id=? AND reference_key>?'],
  ['vat:DE1', 'documentDate', 'vat_id (organization_id=? AND vat_id>?'],
  ['kind:invoice amount:>5000 date:2020', 'dueDate', 'type (organization_id=? AND document_type=?'],
  [
    'date:2020 correspondent:works',
    'amount',
    'correspondent (organization_id=? AND correspondent_id=?',
  ],
  ['tag:paid iban:DE89', 'amount', 'iban (organization_id=?'],
  ['has:vat', 'createdAt', 'vat_id (organization_id=? AND vat_id>?)'],
  ['no:date', 'createdAt', 'document_date (organization_id=? AND document_date=?)'],
  ['no:correspondent', 'amount', 'correspondent (organization_id=? AND correspondent_id=?)'],
  ['no:iban kind:invoice', 'amount', 'type (organization_id=? AND document_type=?)'],
])('reads %s from the index of its field, to sort it by %s', async (query, sortField, index) => {
  const { page, count } = await planOf(query, sortField);
  const reads = page.filter((line) => /^SEARCH documents USING (COVERING )?INDEX/.test(line));
  expect(reads.join('\n')).toContain(`INDEX documents_by_${index}`);
  expect(count.join('\n')).toContain(`documents_by_${index}`);
  expect([...page, ...count].join('\n')).not.toContain('SCAN documents');
});

it('reads and sorts the invoices of a year over an amount from one index', async () => {
  const { page, count } = await planOf('kind:invoice amount:>5000 date:2020', 'dueDate');
  const covering = [...page, ...count].filter((line) =>
    line.startsWith(
      'SEARCH documents USING COVERING INDEX documents_by_type (organization_id=? AND document_type=? AND document_date>? AND document_date<?)',
    ),
  );
  expect(covering).toHaveLength(3);
});

it('reads documents of a tag from its index', async () => {
  const { page, count } = await planOf('tag:paid', 'createdAt');
  const index = 'USING COVERING INDEX document_tags_by_tag (organization_id=? AND tag_id=?)';
  expect(page.join('\n')).toContain(index);
  expect(count.join('\n')).toContain(index);
  const documents = count.filter((line) => /^SEARCH (documents|trashed) /.test(line));
  expect(documents).toEqual([
    'SEARCH trashed USING COVERING INDEX documents_trashed_by_sequence (organization_id=? AND sequence=? AND deleted_at>?)',
  ]);
});

it.each(['createdAt', 'name'] as const)('reads documents without a tag by %s', async (order) => {
  const { page, count } = await planOf('no:tag', order);
  for (const plan of [page, count]) expect(plan.join('\n')).toContain('documents_without_tag');
});

it('finds the documents of a tag that has too many to sort, in order', async () => {
  const archive = createSearchArchive();
  const { organizationId } = archive.scope;
  const tagId = createId('tag');
  const id = await archive.add({ name: 'bill.txt', content: 'gas' });
  archive.sqlite.exec(`
    create temp table copies as
      with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 2100)
      select documents.* from documents, numbers where id = '${id}';
    update copies set id = 'doc_' || rowid, sequence = 1000 + rowid, sha256 = rowid,
      document_date = date('2020-01-01', '+' || (rowid * 1009 % 2100) || ' days');
    insert into documents select * from copies;
    insert into tags (id, organization_id, name, name_key, search_key, color, created_at, documents_count)
      values ('${tagId}', '${organizationId}', 'Paid', 'paid', 'paid', '', 0, 2090);
    insert into document_tags (document_id, tag_id, organization_id, document_sequence)
      select id, '${tagId}', '${organizationId}', sequence from copies where document_date > '2020-01-10'`);
  const found = await searchDocuments(archive.scope, {
    searchQuery: 'tag:paid',
    sortField: 'documentDate',
    sortOrder: 'asc',
    pageIndex: 1,
    pageSize: 3,
  });
  archive.sqlite.close();
  expect(found.documents.map(({ documentDate }) => documentDate)).toEqual([
    '2020-01-14',
    '2020-01-15',
    '2020-01-16',
  ]);
});

/** All documents but one are letters without an amount, which come after the invoices. */
it.each([
  ['read in order, as they are many of all', 5400],
  ['sorted, as they are few of all', 40_000],
])('finds documents that come late in the order: %s', async (_, documentsCount) => {
  const archive = createSearchArchive();
  const id = await archive.add({ name: 'bill.txt', content: 'gas' });
  archive.sqlite.exec(`
    create temp table copies as
      with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 5400)
      select documents.* from documents, numbers where id = '${id}';
    update copies set id = 'doc_' || rowid, sequence = 1000 + rowid, sha256 = rowid,
      document_type = iif(rowid <= 2100, 'letter', 'invoice'), total_amount = iif(rowid <= 2100, null, rowid);
    update copies set document_type = 'letter' where rowid = 5000;
    insert into documents select * from copies;
    update organization_statistics set documents_count = ${documentsCount}`);
  const list = async (sortOrder: 'asc' | 'desc', pageIndex: number) => {
    const query = { searchQuery: 'kind:letter', sortField: 'amount', pageSize: 3 } as const;
    const found = await searchDocuments(archive.scope, { ...query, sortOrder, pageIndex });
    return found.documents.map((document) => document.id);
  };
  const pages = [await list('desc', 0), await list('desc', 1), await list('asc', 0)];
  const last = await list('desc', 700);
  archive.sqlite.close();
  expect(pages).toEqual([
    ['doc_5000', 'doc_2100', 'doc_2099'],
    ['doc_2098', 'doc_2097', 'doc_2096'],
    ['doc_5000', 'doc_1', 'doc_2'],
  ]);
  expect(last).toEqual(['doc_1']);
});

describe('custom fields', () => {
  const field = { id: `fld_${'a'.repeat(24)}`, org: scope.organizationId } as const;
  beforeAll(() => {
    sqlite.exec(`
      insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
      values ('${field.id}', '${field.org}', 'Hours', 'hours', 'hours', 'number', 0)`);
  });

  it.each<[string, DocumentSortField]>([
    ['hours:>3', 'createdAt'],
    ['hours:1..2', 'amount'],
    ['has:hours has:due', 'documentDate'],
    ['hours:>3 kind:invoice', field.id],
  ])('are read from the index of their values: %s by %s', async (query, sortField) => {
    const { page, count } = await planOf(query, sortField);
    for (const plan of [page, count]) {
      expect(plan.join('\n')).toContain(
        'custom_field_values_by_value (organization_id=? AND field_id=?',
      );
      expect(plan.join('\n')).not.toContain('SCAN documents');
    }
  });

  it.each(['has:hours', 'no:hours'])('are counted without reading documents: %s', async (query) => {
    const { count } = await planOf(query, 'createdAt');
    expect(count.join('\n')).toContain('custom_fields');
    expect(count.join('\n')).not.toMatch(/documents|custom_field_values/);
  });

  it('have all their pages, however many documents have a value', async () => {
    const archive = createSearchArchive();
    const id = await archive.add({ name: 'bill.txt', content: 'gas' });
    archive.sqlite.exec(`
      insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
      values ('${field.id}', '${archive.scope.organizationId}', 'Hours', 'hours', 'hours', 'number', 0);
      create temp table copies as
        with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 1200)
        select documents.* from documents, numbers where id = '${id}';
      update copies set id = 'doc_' || rowid, sequence = 1000 + rowid, sha256 = rowid, original_size = rowid;
      insert into documents select * from copies;
      insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
      select sequence, '${field.id}', 0, organization_id, sequence from copies`);
    for (const sortField of [field.id, 'size'] as const) {
      const query = {
        searchQuery: 'has:hours',
        sortField,
        sortOrder: 'asc',
        pageSize: 50,
      } as const;
      const found = await searchDocuments(archive.scope, { ...query, pageIndex: 23 });
      expect(found.documents.map((document) => document.id)).toEqual(
        Array.from({ length: 50 }, (_, index) => `doc_${1151 + index}`),
      );
      expect(found).toMatchObject({ documentsCount: 1000, isCountCapped: true });
    }
    archive.sqlite.close();
  });

  it('are in order on a later page of more documents without a value than are counted', async () => {
    const archive = createSearchArchive();
    const id = await archive.add({ name: 'bill.txt', content: 'gas' });
    archive.sqlite.exec(`
      insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
      values ('${field.id}', '${archive.scope.organizationId}', 'Hours', 'hours', 'hours', 'number', 0);
      create temp table copies as
        with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 1200)
        select documents.* from documents, numbers where id = '${id}';
      update copies set id = 'doc_' || rowid, sequence = 1000 + rowid, sha256 = rowid, original_size = 1000 + rowid;
      insert into documents select * from copies`);
    const query = { searchQuery: 'no:hours', sortField: 'size', sortOrder: 'asc' } as const;
    const found = await searchDocuments(archive.scope, { ...query, pageIndex: 5, pageSize: 50 });
    archive.sqlite.close();
    expect(found.documents[0]?.id).toBe('doc_250');
  });

  it('are not read for an order of documents without a value', async () => {
    const { page } = await planOf('no:hours', field.id);
    expect(page.join('\n')).toContain('documents_by_created_at (organization_id=?');
    expect(page.join('\n')).not.toContain('custom_field_values_by_value');
  });

  it('are an order without sorting more than a page', async () => {
    const { page } = await planOf('added:>2020', field.id);
    const plan = page.join('\n');
    expect(plan).toContain('custom_field_values_by_value (organization_id=? AND field_id=?)');
    expect(plan).not.toContain('SCAN documents');
  });
});

describe('ten filters of any kind, with tags of the list', () => {
  const key = 'abcdefgh';
  const types = {
    number: 'number',
    money: 'money',
    until: 'date',
    text: 'text',
    boolean: 'boolean',
    document: 'document',
  };
  const many = createSearchArchive();
  afterAll(() => many.sqlite.close());
  beforeAll(() => {
    for (const [index, [name, type]] of Object.entries(types).entries()) {
      many.sqlite.exec(`
        insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
        values ('fld_${key[index]?.repeat(24)}', '${many.scope.organizationId}', '${name}', '${name}', '${name}', '${type}', 0)`);
    }
  });
  const orders: DocumentSortField[] = [
    ...documentSortFields,
    ...Object.keys(types).map((_, index) => `fld_${key[index]?.repeat(24)}` as const),
  ];

  it.each([
    'amount:1..99#eur',
    'amount:>#eur',
    'created:202#',
    'size:1kb..2#kb',
    'date:202#',
    'due:<202#',
    'iban:DE8#',
    'ref:re-#',
    'vat:DE#',
    'tag:paid#',
    '-tag:paid#',
    'correspondent:works#',
    '-correspondent:works#',
    'number:1..2#',
    'money:1..99#eur',
    `by:${userId.slice(0, -1)}#`,
    'until:202#',
    'text:site#',
    'document:bill#',
  ])('fit into a statement: %s', async (filter) => {
    for (const sortField of orders) {
      const searchQuery = Array.from({ length: 10 }, (_, number) =>
        filter.replace('#', `${number}`),
      ).join(' ');
      const found = await searchDocuments(many.scope, {
        searchQuery,
        sortField,
        tags: [createId('tag'), createId('tag')],
        extractionState: 'failed',
        pageIndex: 0,
        pageSize: 50,
      });
      expect(found.documents).toEqual([]);
    }
  });
});
