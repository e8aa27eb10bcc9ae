import { createExecutionContext } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { userIdOf } from '../support/access.ts';
import { createTag } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { createField } from '../support/custom-fields.ts';
import { testVariables } from '../support/test-variables.ts';
import { environment } from '../support/environment.ts';

type Filled = { owner: Owner; common: string; rare: string; idOf: (index: number) => string };

const app = createApp();

const fieldIds = new Map<string, string>();

/** An archive of `count` documents: half of them have one tag, ten another, and one in 50 has failed extraction. */
async function fill(count: number): Promise<Filled> {
  const owner = await createOwner();
  const { organizationId } = owner;
  const start = organizationId.slice(4, 20);
  const { identityDatabase: database } = harness.platform();
  await database.run(sql`
    insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at, name_sort, document_date, document_type, total_amount, currency,
      correspondent_id, iban, reference, reference_key, vat_id, created_by)
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${count - 1})
    select 'doc_' || ${start} || printf('%08d', n), ${organizationId}, 'document ' || n, '', 1, ${start} || n, 'text/plain',
      '', iif(n % 50 = 0, 'failed', 'done'), 1700000000000 + n, iif(n % 2, 'document ' || n, null),
      iif(n % 3, date('2026-01-01', n || ' minutes'), null), iif(n % 3, 'invoice', 'letter'), iif(n % 3, n, null), iif(n % 3, 'EUR', null),
      iif(n % 3, 'cor_' || ${start} || printf('%08d', n % 7), null),
      iif(n % 3, 'DE' || n, null), iif(n % 3, n, null), iif(n % 3, n, null), iif(n < 7, 'DE1', null),
      iif(n % 3, ${await userIdOf(owner)}, null)
    from numbers`);
  await database.run(sql`
    insert into correspondents (id, organization_id, name, name_key, created_at)
    select 'cor_' || ${start} || printf('%08d', value), ${organizationId}, value, value, 0
    from json_each('[0,1,2,3,4,5,6]')`);
  for (const [name, type] of [
    ['Hours', 'number'],
    ['Kind of work', 'select'],
  ]) {
    const options = type === 'select' ? [{ name: 'Roof' }, { name: 'Wall' }] : [];
    const field = await createField(owner, { name, type, options });
    fieldIds.set(`${owner.organizationId} ${name}`, field.id);
    const [roof, wall] = field.options.map(({ id }) => id);
    await database.run(sql`
      insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
      select sequence, ${field.id}, 0, organization_id, iif(${type} = 'number', number % 100, iif(number % 2, ${roof ?? ''}, ${wall ?? ''}))
      from (
        select sequence, organization_id, cast(substr(id, -8) as integer) as number from documents
        where organization_id = ${organizationId})
      where number % 3`);
  }
  const [common, rare] = [await createTag(owner), await createTag(owner, { name: 'Rare' })];
  for (const [tagId, every] of [
    [common.id, 2],
    [rare.id, count / 10],
  ]) {
    await database.run(sql`
      insert into document_tags (document_id, tag_id, organization_id, document_sequence)
      select id, ${tagId}, organization_id, sequence from documents
      where organization_id = ${organizationId} and cast(substr(id, 21) as integer) % ${every} = 0`);
  }
  const idOf = (index: number) => `doc_${start}${String(index).padStart(8, '0')}`;
  return { owner, common: common.id, rare: rare.id, idOf };
}

async function costOf({ owner }: Filled, call: Call) {
  const platform: Platform = {
    ...createPlatform(environment, createExecutionContext()),
    jobs: { send: async () => undefined },
  };
  const request = new Request(new URL(owner.org + call.path, testVariables.APP_BASE_URL), {
    method: call.method,
    headers: {
      ...owner.headers,
      origin: testVariables.APP_BASE_URL,
      'content-type': 'application/json',
    },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  });
  const response = await app.fetch(request, platform);
  expect(response.status, await response.text()).toBeLessThan(300);
  return platform.databaseUsage;
}

type Call = { method: string; path: string; body?: unknown };

const filtered = (searchQuery: string, sortField = 'documentDate'): Call => ({
  method: 'GET',
  path: `/documents/search?searchQuery=${searchQuery}&pageSize=50&sortField=${sortField}`,
});

const calls: Record<string, (archive: Filled) => Call> = {
  'the list': () => ({ method: 'GET', path: '/documents?pageSize=50' }),
  'the list by name': () => ({ method: 'GET', path: '/documents?pageSize=50&sortField=name' }),
  'a late page of the list by name': () => ({
    method: 'GET',
    path: '/documents?pageSize=50&pageIndex=8&sortField=name&sortOrder=asc',
  }),
  'a late page of the list by confidence': () => ({
    method: 'GET',
    path: '/documents?pageSize=50&pageIndex=8&sortField=confidence&sortOrder=asc',
  }),
  ...Object.fromEntries(
    [
      'documentDate',
      'dueDate',
      'amount',
      'correspondent',
      'documentType',
      'iban',
      'reference',
      'vatId',
    ].flatMap((field) =>
      ['asc', 'desc'].map((order) => [
        `the list by ${field}, ${order}`,
        () => ({
          method: 'GET',
          path: `/documents?pageSize=50&sortField=${field}&sortOrder=${order}`,
        }),
      ]),
    ),
  ),
  'documents of a year by date': () => filtered('date:2026'),
  'documents of a type by date': () => filtered('kind:invoice'),
  'documents without a type by date': () => filtered('-kind:letter'),
  'documents with an amount by amount': () => filtered('has:amount', 'amount'),
  'documents with an IBAN by IBAN': () => filtered('has:iban', 'iban'),
  'large amounts by amount': () => filtered('amount:%3E1', 'amount'),
  'letters excluded by correspondent': () => filtered('-kind:letter', 'correspondent'),
  'documents of a rare tag by date': () => filtered('tag:rare'),
  'documents that a member has added': () => filtered('by:lovelace', 'createdAt'),
  'documents that somebody has added by date': () => filtered('by:me'),
  ...Object.fromEntries(
    ['Hours', 'Kind of work'].flatMap((field) =>
      ['asc', 'desc'].map((order) => [
        `the list by the custom field ${field}, ${order}`,
        ({ owner }: Filled) => ({
          method: 'GET',
          path: `/documents?pageSize=50&sortField=${fieldIds.get(`${owner.organizationId} ${field}`)}&sortOrder=${order}`,
        }),
      ]),
    ),
  ),
  'documents of a custom number, by date': () => filtered('hours:7'),
  'documents with a custom field, by it': ({ owner }) =>
    filtered('has:hours', fieldIds.get(`${owner.organizationId} Hours`)),
  'the custom fields': () => ({ method: 'GET', path: '/fields' }),
  'setting a custom field': ({ owner, idOf }) => ({
    method: 'PUT',
    path: `/documents/${idOf(1)}/fields/${fieldIds.get(`${owner.organizationId} Hours`)}`,
    body: { value: 4711 },
  }),
  'the correspondents': () => ({ method: 'GET', path: '/correspondents' }),
  'the list of a common tag': ({ common }) => ({
    method: 'GET',
    path: `/documents?pageSize=10&tags=${common}`,
  }),
  'the list of a common and a rare tag': ({ common, rare }) => ({
    method: 'GET',
    path: `/documents?pageSize=50&tags=${common}&tags=${rare}`,
  }),
  'a search for a rare tag': () => ({
    method: 'GET',
    path: '/documents/search?searchQuery=tag:rare',
  }),
  'a search for a tag that does not exist': () => ({
    method: 'GET',
    path: '/documents/search?searchQuery=tag:unknown',
  }),
  'the list of what could not be read': () => ({
    method: 'GET',
    path: '/documents?extractionState=failed&pageSize=1&pageIndex=1',
  }),
  'known files': () => ({
    method: 'POST',
    path: '/documents/known-files',
    body: {
      sha256: Array.from({ length: 500 }, (_, index) => `${index}`.padStart(64, '0')),
    },
  }),
  'the trash': () => ({ method: 'GET', path: '/documents/deleted' }),
  'a search in the trash': () => ({
    method: 'GET',
    path: '/documents/deleted?searchQuery=nothing-is-called-so',
  }),
  'the version': () => ({ method: 'GET', path: '/version' }),
  'a document': ({ idOf }) => ({ method: 'GET', path: `/documents/${idOf(1)}` }),
  'the activity': ({ idOf }) => ({ method: 'GET', path: `/documents/${idOf(1)}/activity` }),
  'the tags': () => ({ method: 'GET', path: '/tags' }),
  'the statistics': () => ({ method: 'GET', path: '/documents/statistics' }),
  'the spending': () => ({ method: 'GET', path: '/documents/spending' }),
  'what is to be done': () => ({ method: 'GET', path: '/documents/to-do' }),
  renaming: ({ idOf }) => ({
    method: 'PATCH',
    path: `/documents/${idOf(1)}`,
    body: { name: 'renamed.txt' },
  }),
  'changing the text': ({ idOf }) => ({
    method: 'PATCH',
    path: `/documents/${idOf(1)}`,
    body: { content: 'another text' },
  }),
  'setting fields': ({ idOf }) => ({
    method: 'PATCH',
    path: `/documents/${idOf(2)}`,
    body: { documentDate: '2026-01-01', totalAmount: { amount: 12.5, currency: 'EUR' } },
  }),
  'the activity of people': ({ idOf }) => ({
    method: 'GET',
    path: `/documents/${idOf(1)}/activity`,
  }),
  'an archive of what a query finds': ({ rare }) => ({
    method: 'POST',
    path: '/documents/batch/download',
    body: { filter: { query: { searchQuery: '', tags: [rare] } } },
  }),
  'a table of what a query finds': ({ rare }) => ({
    method: 'GET',
    path: `/documents/csv?tags=${rare}`,
  }),
  'adding a tag': ({ idOf, common }) => ({
    method: 'POST',
    path: `/documents/${idOf(1)}/tags`,
    body: { tagId: common },
  }),
  'removing a tag': ({ idOf, common }) => ({
    method: 'DELETE',
    path: `/documents/${idOf(1)}/tags/${common}`,
  }),
  'moving to the trash': ({ idOf }) => ({ method: 'DELETE', path: `/documents/${idOf(1)}` }),
  restoring: ({ idOf }) => ({ method: 'POST', path: `/documents/${idOf(1)}/restore` }),
  'reading the text again': ({ idOf }) => ({
    method: 'POST',
    path: `/documents/${idOf(1)}/extract`,
  }),
  'tagging many': ({ idOf, rare }) => ({
    method: 'POST',
    path: '/documents/batch/tags',
    body: { filter: { documentIds: [1, 2, 3, 4, 5].map(idOf) }, addTagIds: [rare] },
  }),
  'trashing many': ({ idOf }) => ({
    method: 'POST',
    path: '/documents/batch/trash',
    body: { filter: { documentIds: [1, 2, 3, 4, 5].map(idOf) } },
  }),
  'restoring many': ({ idOf }) => ({
    method: 'POST',
    path: '/documents/batch/restore',
    body: { filter: { documentIds: [1, 2, 3, 4, 5].map(idOf) } },
  }),
  'purging many': ({ idOf }) => ({
    method: 'POST',
    path: '/documents/batch/purge',
    body: { filter: { documentIds: [1, 2, 3, 4, 5].map(idOf) } },
  }),
};

it('a poll is one statement, which reads a row of each: session, user, member, organization and version', async () => {
  const owner = await createOwner();
  const archive = { owner, common: '', rare: '', idOf: String };
  const usage = await costOf(archive, { method: 'GET', path: '/version' });
  expect(usage).toMatchObject({ roundTrips: 1, statements: 1, rowsWritten: 0 });
  expect(usage.rowsRead).toBeLessThanOrEqual(5);
});

describe('ten times as many documents', () => {
  let small: Filled;
  let large: Filled;
  beforeAll(async () => {
    [small, large] = [await fill(500), await fill(5000)];
  });

  it.each(Object.entries(calls))(
    'cost no more rows and at most 2 round trips: %s',
    async (_name, callOf) => {
      const before = await costOf(small, callOf(small));
      const after = await costOf(large, callOf(large));
      // A long response checks access again and reads a batch.
      const ofBatch = /csv|download/.test(callOf(large).path) ? 2 : 0;
      expect(after.roundTrips).toBeLessThanOrEqual(2 + ofBatch);
      // Only the count of failed documents grows with their number.
      const failed = callOf(large).path.includes('failed') ? 5000 / 50 : 0;
      // Matches are counted up to 1,000.
      const counted = callOf(large).path.includes('searchQuery=') ? 2 * 1001 : 0;
      expect(after.rowsRead).toBeLessThanOrEqual(before.rowsRead * 1.2 + failed * 2 + counted + 10);
    },
  );

  it('cost a row of each and a few of each part in the list of the parts of an export', async () => {
    const usage = await costOf(large, { method: 'GET', path: '/export' });
    expect(usage.roundTrips).toBeLessThanOrEqual(2);
    expect(usage.rowsRead).toBeLessThanOrEqual(1.2 * 5000);
  });
});
