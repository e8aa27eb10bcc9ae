import { drizzle } from 'drizzle-orm/d1';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createApp } from '../../worker/app.ts';
import type { Database } from '../../worker/database/database.ts';
import type { MeteredD1 } from '../../worker/database/metering.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { withDatabases } from '../../worker/platform/with-databases.ts';
import { createTag, createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';
import { testVariables } from '../support/test-variables.ts';

const app = createApp();

type MeteredStatement = ReturnType<MeteredD1['prepare']>;
type OnSearch = <Result>(read: () => Promise<Result>) => Promise<Result>;

const signs = [
  'document_search',
  'matches_count',
  'row_number',
  'count\\(\\*\\) as documents_count',
  'correspondents_by_name',
  'from "spending"',
  'offset 1\\d{3}',
  'order by "(tags|correspondents)"."name_key"',
];
const expensiveReads = new RegExp(`^\\s*(select|with)\\b.*(${signs.join('|')})`, 's');

function platformWith(onSearch: OnSearch, expensive = expensiveReads): Platform {
  const base = harness.platform();
  return {
    ...withDatabases(base, (database) => observed(database, { onSearch, expensive })),
    jobs: { send: () => Promise.resolve() },
  };
}

function observed(
  { $client: client }: Database,
  { onSearch, expensive }: { onSearch: OnSearch; expensive: RegExp },
): Database {
  const isSearch = new WeakSet<object>();
  const wrap = (query: string, statement: MeteredStatement): MeteredStatement => {
    const isExpensive = expensive.test(query);
    const around: OnSearch = isExpensive ? onSearch : (read) => read();
    if (isExpensive) isSearch.add(statement.statement);
    return {
      statement: statement.statement,
      bind: (...values: unknown[]) => wrap(query, statement.bind(...values)),
      all: () => around(() => statement.all()),
      run: () => around(() => statement.run()),
      raw: () => around(() => statement.raw()),
    };
  };
  return drizzle({
    get shard() {
      return client.shard;
    },
    prepare: (query: string) => wrap(query, client.prepare(query)),
    batch: (statements: Parameters<MeteredD1['batch']>[0]) =>
      statements.some(({ statement }) => isSearch.has(statement))
        ? onSearch(() => client.batch(statements))
        : client.batch(statements),
  });
}

function send(platform: Platform, owner: Owner, method: string, path: string, body?: object) {
  const request = new Request(`${testVariables.APP_BASE_URL}${owner.org}${path}`, {
    method,
    headers: {
      origin: testVariables.APP_BASE_URL,
      ...owner.headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  return Promise.resolve(app.fetch(request, platform));
}

const search = '/documents/search?searchQuery=timber';

describe('expensive reads of one organization', () => {
  it('run one at a time, whatever asks for them', async () => {
    const owner = await createOwner();
    const { id } = await createTextDocument(owner, { content: 'timber for the roof' });
    const [tag, other] = [await createTag(owner), await createTag(owner)];
    let running = 0;
    let most = 0;
    let count = 0;
    const platform = platformWith(async (read) => {
      most = Math.max(most, (running += 1));
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      const result = await read();
      running -= 1;
      return result;
    });
    const query = { searchQuery: 'timber' };
    const requests: [string, string, object?][] = [
      ['GET', search],
      ['GET', '/documents/search?searchQuery=no:kind'],
      ['GET', `/documents?tags=${tag.id}&tags=${other.id}`],
      ['GET', '/documents?extractionState=failed'],
      ['GET', '/documents?sortField=correspondent'],
      ['GET', '/documents?pageIndex=11&pageSize=100'],
      ['GET', '/tags'],
      ['GET', '/correspondents'],
      ['GET', '/documents/spending'],
      ['GET', '/documents/deleted?searchQuery=timber'],
      ['GET', `/documents/${id}/tag-proposals`],
      ['GET', '/export'],
      ['POST', '/documents/batch/count', { queries: Array.from({ length: 40 }, () => query) }],
      ['POST', '/tagging-rules/preview', { match: 'all', conditions: [] }],
      ['POST', '/documents/batch/sum', { filter: { query } }],
      ['POST', '/documents/batch/tags', { filter: { query }, addTagIds: [tag.id] }],
      ['POST', '/documents/batch/download', { filter: { query } }],
      ['GET', '/documents/csv'],
    ];
    const responses = await Promise.all(
      requests.map(([method, path, body]) => send(platform, owner, method, path, body)),
    );
    expect(responses.map(({ status }) => status)).toEqual(requests.map(() => 200));
    await Promise.all(responses.map((response) => response.arrayBuffer()));
    expect(count).toBeGreaterThanOrEqual(requests.length);
    expect(most).toBe(1);
  });

  it('keep nobody else waiting, and are refused where too many wait already', async () => {
    const [owner, neighbour] = [await createOwner(), await createOwner()];
    const held = Promise.withResolvers<void>();
    const slow = platformWith(async (read) => {
      await held.promise;
      return read();
    });
    const requests = Array.from({ length: 70 }, () => send(slow, owner, 'GET', search));
    const refused: Response[] = [];
    for (const request of requests) {
      void request.then((response) => response.status === 429 && refused.push(response));
    }
    await expect.poll(() => refused.length).toBe(5);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(await refused[0]?.json()).toMatchObject({ error: { code: 'request.rate_limited' } });
    const others = await send(harness.platform(), neighbour, 'GET', search);
    expect(others.status).toBe(200);
    const list = await send(harness.platform(), owner, 'GET', '/documents');
    expect(list.status).toBe(200);
    held.resolve();
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(65);
  });
});

describe('exports of one organization', () => {
  const archive = '/export/archive?from=2001-01-01T00:00:00.000Z&until=2001-01-02T00:00:00.000Z';

  it('take their places before anything is read for them', async () => {
    const owner = await createOwner();
    const held = Promise.withResolvers<void>();
    const platform = platformWith(async (read) => {
      await held.promise;
      return read();
    }, /text_bytes|from "(tags|correspondents|custom_fields)"/);
    const refused: Response[] = [];
    const requests = Array.from({ length: 20 }, () => send(platform, owner, 'GET', archive));
    for (const request of requests) {
      void request.then((response) => response.status === 429 && refused.push(response));
    }
    await expect.poll(() => refused.length).toBe(12);
    held.resolve();
    const responses = await Promise.all(requests);
    await Promise.all(responses.map((response) => response.arrayBuffer()));
    const next = await send(platform, owner, 'GET', archive);
    expect(next.status).toBe(200);
    await next.arrayBuffer();
  });

  it('read tags and correspondents as these are written, in turn', async () => {
    const owner = await createOwner();
    await createTag(owner, { name: 'Timber' });
    let reads = 0;
    const platform = platformWith((read) => {
      reads += 1;
      return read();
    }, /order by "(tags|correspondents)"."name_key"/);
    const response = await send(platform, owner, 'GET', archive);
    expect(reads).toBe(0);
    expect(new TextDecoder().decode(await response.arrayBuffer())).toContain('Timber');
    expect(reads).toBe(2);
  });
});

it('changes of many documents of one organization run one at a time', async () => {
  const owner = await createOwner();
  const tag = await createTag(owner);
  const ids: string[] = [];
  for (let index = 0; index < 4; index += 1) ids.push((await createTextDocument(owner)).id);
  let running = 0;
  let most = 0;
  const platform = platformWith(async (write) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const result = await write();
    running -= 1;
    return result;
  }, /^\s*(update "?documents|insert into "?document_tags)/);
  const changes: [string, object][] = [
    ['tags', { addTagIds: [tag.id] }],
    ['fields', { values: { documentType: 'invoice' } }],
    ['extract', { replacesEdited: true }],
    ['trash', {}],
  ];
  const responses = await Promise.all(
    changes.map(([kind, change], index) =>
      send(platform, owner, 'POST', `/documents/batch/${kind}`, {
        filter: { documentIds: [ids[index]] },
        ...change,
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(changes.map(() => 200));
  expect(most).toBe(1);
});
