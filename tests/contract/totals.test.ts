import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { inCountedParts, maxCountedWords } from '../../shared/archive/bulk/totals.ts';
import {
  attachTag,
  createTag,
  createTextDocument,
  insertDocuments,
  unknownId,
} from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { waitFor } from '../support/wait-for.ts';

const countPath = (owner: Owner) => `${owner.org}/documents/batch/count`;
const sumPath = (owner: Owner) => `${owner.org}/documents/batch/sum`;

async function counts(owner: Owner, queries: object[]) {
  const body = { queries };
  const result = await owner.post<{ counts: { documentsCount: number; isCountCapped: boolean }[] }>(
    countPath(owner),
    body,
    200,
  );
  return result.counts.map(({ documentsCount }) => documentsCount);
}

const sum = (owner: Owner, filter: object) => owner.post(sumPath(owner), { filter }, 200);

async function addInvoice(
  owner: Owner,
  amount: number | null,
  { currency = 'EUR', content }: { currency?: string; content?: string } = {},
) {
  const { id } = await createTextDocument(owner, { content });
  const body = {
    documentType: 'invoice',
    ...(amount !== null && { totalAmount: { amount, currency } }),
  };
  await owner.call('PATCH', `${owner.org}/documents/${id}`, { body });
  return id;
}

describe('counts of searches', () => {
  it('are those of the list and of the search, all in one request', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    await addInvoice(stranger, 1, { content: 'timber of others' });
    const tag = await createTag(owner);
    const first = await addInvoice(owner, 10, { content: 'timber for the roof' });
    await addInvoice(owner, 20);
    await createTextDocument(owner);
    await attachTag(owner, first, tag.id);
    const queries = [
      {},
      { searchQuery: 'kind:invoice' },
      { tags: [tag.id] },
      { searchQuery: 'kind:invoice amount:>15' },
      { searchQuery: 'kind:invoice', tags: [tag.id] },
      { searchQuery: 'timber' },
      { searchQuery: 'timber kind:invoice' },
      { searchQuery: 'nowhere' },
      { searchQuery: '-' },
      { tags: [unknownId('tag')] },
      { extractionState: 'failed' },
    ];
    expect(await counts(owner, queries)).toEqual([3, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
  });

  it('are none for a search with more filters than are possible, beside those of others', async () => {
    const owner = await createOwner();
    await addInvoice(owner, 10);
    const searchQuery = Array.from({ length: 11 }, (_, index) => `size:>=${index}`).join(' ');
    expect(await counts(owner, [{ searchQuery }, {}])).toEqual([0, 1]);
    const body = { filter: { query: { searchQuery } } };
    await owner.fails('POST', `${owner.org}/documents/batch/sum`, {
      code: 'search.too_many_filters',
      body,
    });
    const repeated = 'kind:invoice '.repeat(11);
    expect(await counts(owner, [{ searchQuery: repeated }])).toEqual([1]);
  });

  it('are none for a search that is longer than possible, beside those of others', async () => {
    const owner = await createOwner();
    await addInvoice(owner, 10);
    const searchQuery = `kind:invoice ${'no:tag '.repeat(150)}`;
    const invoices = { searchQuery: 'kind:invoice' };
    expect(await counts(owner, [{ searchQuery }, invoices])).toEqual([0, 1]);
    const body = { filter: { query: { searchQuery } } };
    await owner.fails('POST', sumPath(owner), { code: 'request.invalid', body });
  });

  it('are refused for more words than one request counts, which the response names', async () => {
    const owner = await createOwner();
    const searchQuery = Array.from({ length: 140 }, (_, index) => `word${index}`).join(' ');
    const body = { queries: Array.from({ length: 60 }, () => ({ searchQuery })) };
    const error = await owner.fails('POST', countPath(owner), { code: 'request.invalid', body });
    expect(error).toMatchObject({
      status: 400,
      details: [{ path: 'queries', message: expect.stringContaining(String(maxCountedWords)) }],
    });
  });

  it('are those of a full navigation of views in one request', async () => {
    const owner = await createOwner();
    await createTextDocument(owner, { content: 'timber for the roof' });
    const queries = Array.from({ length: 100 }, (_, index) => ({
      searchQuery: `timber ro name:letter "for the" -kind:invoice no:due size:>${index} type:text ${index}`,
    }));
    expect(await counts(owner, queries)).toEqual(queries.map(() => 0));
    const possible = Array.from({ length: 100 }, (_, index) => ({
      searchQuery: `timb -x${index}`,
    }));
    expect(await counts(owner, possible)).toEqual(possible.map(() => 1));
  });

  it('end at 1,000 for a search', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, 1001);
    const result = await owner.post(
      countPath(owner),
      { queries: [{}, { searchQuery: 'no:kind' }] },
      200,
    );
    expect(result).toEqual({
      counts: [
        { documentsCount: 1001, isCountCapped: false },
        { documentsCount: 1000, isCountCapped: true },
      ],
    });
  });

  it('end at 1,000 for several tags, in the list too', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, 1002);
    const tagIds = [(await createTag(owner)).id, (await createTag(owner)).id];
    for (const tagId of tagIds) {
      await harness.platform().databaseFor(owner.organizationId).run(sql`
        insert into document_tags (document_id, tag_id, organization_id, created_at, document_sequence)
        select id, ${tagId}, organization_id, 0, sequence from documents
        where organization_id = ${owner.organizationId}`);
    }
    const capped = { documentsCount: 1000, isCountCapped: true };
    const one = { documentsCount: 1002, isCountCapped: false };
    const queries = [{ tags: tagIds }, { tags: tagIds.slice(0, 1) }];
    expect(await owner.post(countPath(owner), { queries }, 200)).toEqual({ counts: [capped, one] });
    const [first, second] = tagIds;
    const list = `${owner.org}/documents?pageSize=1&tags=${first}`;
    expect(await owner.get(`${list}&tags=${second}`)).toMatchObject(capped);
    expect(await owner.get(list)).toMatchObject(one);
    const past = await owner.get(`${list}&tags=${second}&pageIndex=1002`);
    expect(past).toMatchObject({ documents: [], ...capped });
  });

  it('read as few rows of 20,000 documents as of 2,000', async () => {
    const owner = await createOwner();
    const rowsRead = async () => {
      const queries = [{}, { searchQuery: 'no:kind' }, { searchQuery: 'no:kind no:date' }];
      const response = await owner.request('POST', countPath(owner), { queries });
      return Number(/(\d+) read/.exec(response.headers.get('server-timing') ?? '')?.[1]);
    };
    await insertDocuments(owner, 2000);
    const before = await rowsRead();
    await harness.platform().databaseFor(owner.organizationId).run(sql`
      insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
        declared_mime_type, extraction_state, created_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 18000)
      select 'doc_more' || printf('%020d', n), ${owner.organizationId}, 'more ' || n, '', 1, 'more' || n,
        'text/plain', '', 'none', 1700000000000
      from numbers`);
    expect(await rowsRead()).toBeLessThanOrEqual(before * 1.2);
  });

  it.each([
    {},
    { queries: [] },
    { queries: [{ tags: ['tag_1'] }] },
    { queries: Array.from({ length: 101 }, () => ({})) },
  ])('are refused for %.60j', async (body) => {
    const owner = await createOwner();
    await owner.fails('POST', countPath(owner), { code: 'request.invalid', body });
  });
});

it('divides the searches of long views into requests that are accepted', () => {
  const long = { searchQuery: 'word '.repeat(200) };
  const parts = inCountedParts([
    long,
    long,
    long,
    long,
    long,
    long,
    { searchQuery: 'kind:invoice' },
  ]);
  expect(parts.map(({ length }) => length)).toEqual([5, 2]);
  const tagged = { searchQuery: '', tags: Array.from({ length: 10 }, () => unknownId('tag')) };
  const ofTags = inCountedParts(Array.from({ length: 101 }, () => tagged));
  expect(ofTags.map(({ length }) => length)).toEqual([100, 1]);
  expect(inCountedParts([])).toEqual([]);
});

describe('the sum of amounts', () => {
  it('is exact in each currency, of named documents', async () => {
    const owner = await createOwner();
    const ids = [
      await addInvoice(owner, 0.1),
      await addInvoice(owner, 0.2),
      await addInvoice(owner, -5.05, { currency: 'CHF' }),
      await addInvoice(owner, null),
    ];
    expect(await sum(owner, { documentIds: ids })).toEqual({
      documentsCount: 4,
      isCapped: false,
      sums: [
        { currency: 'CHF', amount: -5.05, documentsCount: 1 },
        { currency: 'EUR', amount: 0.3, documentsCount: 2 },
      ],
    });
  });

  it('leaves out named documents that are in the trash', async () => {
    const owner = await createOwner();
    const ids = [await addInvoice(owner, 10), await addInvoice(owner, 20)];
    await owner.call('DELETE', `${owner.org}/documents/${ids[1]}`, { status: 204 });
    expect(await sum(owner, { documentIds: ids })).toMatchObject({
      documentsCount: 1,
      sums: [{ currency: 'EUR', amount: 10, documentsCount: 1 }],
    });
  });

  it('is that of all documents that match, without the trash and later ones', async () => {
    const owner = await createOwner();
    await addInvoice(owner, 100, { content: 'timber one' });
    const trashed = await addInvoice(owner, 200, { content: 'timber two' });
    await owner.call('DELETE', `${owner.org}/documents/${trashed}`, { status: 204 });
    const { asOf } = await owner.get<{ asOf: string }>(`${owner.org}/documents`);
    await waitFor(() => expect(Date.now()).toBeGreaterThan(Date.parse(asOf)));
    await addInvoice(owner, 400, { content: 'timber three' });
    const amountOf = async (query: object) =>
      ((await sum(owner, { query })) as { sums: { amount: number }[] }).sums[0]?.amount;
    for (const searchQuery of ['', 'kind:invoice', 'timber']) {
      expect(await amountOf({ searchQuery })).toBe(500);
      expect(await amountOf({ searchQuery, createdUntil: asOf })).toBe(100);
    }
    expect(await sum(owner, { query: { searchQuery: '-' } })).toMatchObject({
      documentsCount: 0,
      sums: [],
    });
  });

  it('holds where it is larger than an integer of the database', async () => {
    const owner = await createOwner();
    await insertDocuments(owner, 10_000);
    await harness.platform().databaseFor(owner.organizationId).run(sql`
      update documents set total_amount = 999999999999999, currency = 'EUR'
      where organization_id = ${owner.organizationId}`);
    expect(await sum(owner, { query: {} })).toMatchObject({
      isCapped: false,
      sums: [{ amount: 99_999_999_999_999_900, documentsCount: 10_000 }],
    });
    await createTextDocument(owner);
    expect(await sum(owner, { query: {} })).toEqual({
      documentsCount: 10_000,
      isCapped: true,
      sums: [],
    });
  });

  it('refuses a document of another organization among others', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const ids = [await addInvoice(owner, 1), await addInvoice(stranger, 2)];
    const body = { filter: { documentIds: ids } };
    await owner.fails('POST', sumPath(owner), { code: 'document.not_found', body });
  });
});
