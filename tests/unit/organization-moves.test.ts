import { beforeEach, expect, it, vi } from 'vitest';
import { ownedTables } from '../../.lint/tables.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import type { D1Like, D1StatementLike } from '../../worker/database/metering.ts';
import { outboxOf } from '../../worker/outbox/lane-store.ts';
import { claimJob } from '../../worker/outbox/job-store.ts';
import { derivedTables, movedTables } from '../../worker/operations/moves/moved-tables.ts';
import { measureRows, readRows } from '../../worker/operations/moves/copy-store.ts';
import { moveOrganization } from '../../worker/operations/moves/move-organization.ts';
import { checkRowsOf } from '../../worker/operations/integrity/check-documents.ts';
import { checkCountersOf } from '../../worker/operations/integrity/check-counters.ts';
import {
  contentOf,
  createOrganization,
  openDatabases,
  tablesWith,
} from '../support/moved-organization.ts';
import { openMigratedSqlite } from '../support/sqlite-database.ts';

const organizationId = 'org_moved';
const stranger = 'org_other';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function createArchives(shard: number, wrap?: (d1: D1Like) => D1Like) {
  const databases = openDatabases(wrap);
  for (const each of [0, 1, 2]) await createOrganization(databases, `${stranger}${each}`, each);
  await createOrganization(databases, organizationId, shard);
  const sqliteOf = (index: number) => {
    const sqlite = databases.sqlites[index];
    if (!sqlite) throw new Error('There is no such database');
    return sqlite;
  };
  const shardNow = () =>
    Number(
      sqliteOf(0).prepare('select shard from organizations where id = ?').get(organizationId)?.[
        'shard'
      ],
    );
  return {
    ...databases,
    sqliteOf,
    shardNow,
    content: () => contentOf(sqliteOf(shardNow()), organizationId),
  };
}

it('every table with an organization is copied or derived', () => {
  const known = [...movedTables.map(({ name }) => name), ...derivedTables];
  expect(known.toSorted()).toEqual([...ownedTables, 'jobs'].toSorted());
});

it('every column with a number of a database is known', () => {
  const sqlite = openMigratedSqlite();
  const found = movedTables.flatMap(({ name, numbers = {} }) =>
    sqlite
      .prepare('select name from pragma_table_info(?)')
      .all(name)
      .map((column) => String(column['name']))
      .filter((column) => /sequence|read_until/.test(column) && !(column in numbers))
      .map((column) => `${name}.${column}`),
  );
  expect(found).toEqual([]);
});

it.each([
  [1, 2],
  [0, 2],
  [1, 0],
])('moves all of an organization from database %i to %i, and nothing else', async (from, to) => {
  const archives = await createArchives(from);
  const { sqliteOf, connect, content, shardNow } = archives;
  sqliteOf(0).exec(`
    insert into jobs (id, organization_id, job, created_at, send_after)
    values ('evt_people', '${organizationId}', '{"type":"membership.end"}', 0, 0)`);
  const strangers = () =>
    [0, 1, 2].map((shard) => contentOf(sqliteOf(shard), `${stranger}${shard}`));
  const versions = () =>
    [...new Set([0, shardNow()])].reduce(
      (sum, shard) =>
        sum +
        Number(
          sqliteOf(shard)
            .prepare('select version from organization_versions where organization_id = ?')
            .get(organizationId)?.['version'] ?? 0,
        ),
      0,
    );
  const before = { content: content(), strangers: strangers(), version: versions() };
  await moveOrganization(connect(), { organizationId, to });
  expect(shardNow()).toBe(to);
  expect(content()).toEqual(before.content);
  expect(strangers()).toEqual(before.strangers);
  expect(versions()).toBeGreaterThanOrEqual(before.version);
  expect(tablesWith(sqliteOf(from), organizationId)).toEqual(
    from === 0 ? ['jobs', 'organization_moves', 'organization_versions'] : ['organization_moves'],
  );
  expect(sqliteOf(0).prepare("select 1 from jobs where id = 'evt_people'").all()).toHaveLength(1);
  const database = connect().databases[to];
  if (!database) throw new Error('There is no such database');
  expect(await checkRowsOf(database, organizationId)).toEqual([]);
  expect(await checkCountersOf(database, organizationId)).toEqual([]);
});

type WrappedStatement = D1StatementLike & { inner: D1StatementLike };

/** Databases whose calls fail from the `last` one on; with `isDone`, that call still takes effect. */
function interruptible() {
  const state = { calls: 0, last: Infinity, isDone: false };
  const attempt = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    state.calls += 1;
    if (state.calls < state.last) return call();
    if (state.calls === state.last && state.isDone) await call();
    throw new Error('The script has ended');
  };
  const wrap = (d1: D1Like): D1Like => {
    const wrapStatement = (inner: D1StatementLike): WrappedStatement => ({
      inner,
      bind: (...values) => wrapStatement(inner.bind(...values)),
      all: () => attempt(() => inner.all()),
    });
    return {
      prepare: (query) => wrapStatement(d1.prepare(query)),
      batch: (statements) => {
        const inner = (statements as WrappedStatement[]).map((each) => each.inner);
        return attempt(() => d1.batch(inner));
      },
    };
  };
  return { state, wrap };
}

async function isInterruptedAt(
  archives: Archives,
  { state, last, to }: { state: Interruption; last: number; to: number },
) {
  Object.assign(state, { calls: 0, last });
  const move = moveOrganization(archives.connect(), { organizationId, to });
  const isInterrupted = await move.then(
    () => false,
    () => true,
  );
  Object.assign(state, { calls: 0, last: Infinity });
  return isInterrupted;
}

type Archives = Awaited<ReturnType<typeof createArchives>>;
type Interruption = ReturnType<typeof interruptible>['state'];

const callsBetween = Number(process.env.FAULT_DISTANCE ?? 29);

it.each([
  { isDone: false, from: 1, to: 2, first: 1 },
  { isDone: true, from: 1, to: 2, first: 8 },
  { isDone: true, from: 1, to: 0, first: 15 },
  { isDone: false, from: 0, to: 1, first: 22 },
])(
  'is whole on one side wherever it ends, and goes on: %o',
  async ({ isDone, from, to, first }) => {
    const { state, wrap } = interruptible();
    const archives = await createArchives(from, wrap);
    const before = archives.content();
    const stored = archives.sqlites.map((sqlite) => sqlite.serialize());
    Object.assign(state, { isDone });
    let last = first;
    for (let isInterrupted = true; isInterrupted; last += callsBetween) {
      for (const [shard, bytes] of stored.entries()) {
        const sqlite = openMigratedSqlite();
        sqlite.deserialize(bytes);
        archives.sqlites[shard] = sqlite;
      }
      isInterrupted = await isInterruptedAt(archives, { state, last, to });
      expect(archives.content()).toEqual(before);
      await moveOrganization(archives.connect(), { organizationId, to });
      expect(archives.shardNow()).toBe(to);
      expect(archives.content()).toEqual(before);
      expect(tablesWith(archives.sqliteOf(from), organizationId)).not.toContain('documents');
    }
    expect(last).toBeGreaterThan(100);
  },
);

function endBehindRows(line: string): void {
  if (line === 'Building the index') throw new Error('The script has ended');
}

/** Stops after the last row is copied. */
async function beginMove(archives: Archives): Promise<void> {
  const options = { report: endBehindRows };
  const move = moveOrganization(archives.connect(), { organizationId, to: 2 }, options);
  await expect(move).rejects.toThrow('The script has ended');
}

const tag = { name: 'Tag', color: '#ffffff', description: null };

it('refuses writes and leaves jobs while it is moved, in both databases', async () => {
  const archives = await createArchives(1);
  await beginMove(archives);
  expect(tablesWith(archives.sqliteOf(2), organizationId)).toContain('jobs');
  const platform = archives.connect();
  const scope = createSystemScope(platform, organizationId);
  await expect(createTag(scope, tag)).rejects.toMatchObject({ name: 'UnavailableError' });
  for (const database of platform.databases.slice(1)) {
    expect(
      await claimJob(outboxOf(platform, database), `jobs-${organizationId}-1`),
    ).toBeUndefined();
  }
  const other = createSystemScope(platform, `${stranger}1`);
  await createTag(other, tag);
  await moveOrganization(archives.connect(), { organizationId, to: 2 });
  const [, , database] = platform.databases;
  if (!database) throw new Error('There is no such database');
  expect(await claimJob(outboxOf(platform, database), `jobs-${organizationId}-1`)).toBeDefined();
});

it('refuses a write that began before the move and comes after it', async () => {
  const archives = await createArchives(1);
  const late = archives.connect();
  late.shards.note(organizationId, 1);
  const scope = createSystemScope(late, organizationId);
  await moveOrganization(archives.connect(), { organizationId, to: 2 });
  await expect(createTag(scope, tag)).rejects.toMatchObject({ name: 'UnavailableError' });
  const now = createSystemScope(archives.connect(), organizationId);
  await createTag(now, tag);
});

it('gives a move up, and moves back', async () => {
  const archives = await createArchives(1);
  const before = archives.content();
  await beginMove(archives);
  const elsewhere = moveOrganization(archives.connect(), { organizationId, to: 0 });
  await expect(elsewhere).rejects.toThrow('It is being moved to DB_3');
  await moveOrganization(archives.connect(), { organizationId, to: 1 });
  expect(archives.content()).toEqual(before);
  expect(tablesWith(archives.sqliteOf(2), organizationId)).toEqual(['organization_moves']);
  for (const to of [2, 1]) await moveOrganization(archives.connect(), { organizationId, to });
  expect(archives.content()).toEqual(before);
  await createTag(createSystemScope(archives.connect(), organizationId), tag);
});

it('does not switch to a copy that differs', async () => {
  const archives = await createArchives(1);
  await beginMove(archives);
  archives.sqliteOf(1).exec(`update tags set name = name || '!'`);
  const move = moveOrganization(archives.connect(), { organizationId, to: 2 });
  await expect(move).rejects.toThrow('tags');
  expect(archives.shardNow()).toBe(1);
});

it('reads and measures rows of an organization that stand far behind those of others', async () => {
  const archives = await createArchives(1);
  archives.sqliteOf(1).exec(`
    delete from dismissed_tags;
    insert into dismissed_tags values ('${organizationId}', 'doc_first', 'tg_1');
    with recursive others(n) as (select 1 union all select n + 1 from others where n < 50001)
    insert into dismissed_tags select '${stranger}1', 'doc_' || n, 'tg_1' from others;
    insert into dismissed_tags values ('${organizationId}', 'doc_last', 'tg_22')`);
  const [, database] = archives.connect().databases;
  if (!database) throw new Error('There is no such database');
  const table = { name: 'dismissed_tags' };
  const part = { table, columns: ['document_id', 'tag_id'], organizationId };
  expect(await measureRows(database, part)).toEqual({ rows: 2, bytes: 13 + 13 });
  const read: unknown[] = [];
  for (let after: number | null = 0; after !== null;) {
    const step: Awaited<ReturnType<typeof readRows>> = await readRows(database, { ...part, after });
    read.push(...step.rows.map((row) => row['document_id']));
    after = step.next;
  }
  expect(read).toEqual(['tdoc_first', 'tdoc_last']);
});
