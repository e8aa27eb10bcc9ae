import { DatabaseSync } from 'node:sqlite';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import corpus from '../../../../../tests/support/fixtures/search-corpus.json' with { type: 'json' };
import {
  createSearchArchive,
  type SearchArchive,
} from '../../../../../tests/support/search-archive.ts';
import {
  migrate,
  openMigratedSqlite,
  sqliteAsD1,
} from '../../../../../tests/support/sqlite-database.ts';
import { connectDatabase, runBatch } from '../../../../database/database.ts';
import { createDatabaseUsage, type D1Like } from '../../../../database/metering.ts';
import { oneDatabase } from '../../../../platform/one-database.ts';
import { documentsTable } from '../../../documents/rows/document-table.ts';
import { indexDocumentStatements } from '../index-store.ts';
import { rewriteSearchIndex } from './rewrite-search-index.ts';

let archive: SearchArchive;
let idOf: Map<string, string>;
let queries = 0;

beforeEach(async () => {
  const sqlite = new DatabaseSync(':memory:');
  migrate(sqlite, { last: '0106' });
  archive = createSearchArchive({ sqlite });
  idOf = new Map();
  for (const { id, name, content } of corpus.documents)
    idOf.set(id, await archive.add({ name, content }));
  migrate(sqlite, { first: '0107' });
});
afterEach(() => archive.sqlite.close());

type Call = (query: string) => Promise<unknown> | void;

/** Runs the step of Cron; `beforeCall` is called with the text of each round trip. */
function rewrite({ beforeCall, size }: { beforeCall?: Call; size?: number } = {}) {
  const d1 = sqliteAsD1(archive.sqlite);
  const texts = new WeakMap<object, string>();
  type Statement = ReturnType<D1Like['prepare']>;
  const observed = (statement: Statement, query: string): Statement => {
    const result: Statement = {
      ...statement,
      bind: (...values) => observed(statement.bind(...values), query),
      all: async () => {
        await beforeCall?.(query);
        queries += 1;
        const { meta, ...rows } = await statement.all();
        return { ...rows, meta: { ...meta, size_after: size } };
      },
    };
    texts.set(result, query);
    return result;
  };
  const observedD1: D1Like = {
    prepare: (query) => observed(d1.prepare(query), query),
    batch: async (statements) => {
      await beforeCall?.(statements.map((each) => texts.get(each)).join('\n'));
      queries += statements.length;
      return d1.batch(statements);
    },
  };
  return rewriteSearchIndex(oneDatabase(connectDatabase(observedD1, createDatabaseUsage())));
}

const one = (query: string) => Object.values(archive.sqlite.prepare(query).get() ?? {})[0];
const state = () => one('select state from search_layout');
const prefixes = () => one("select sql from sqlite_schema where name = 'document_search'");

async function expectSameResults() {
  for (const { query, finds } of corpus.queries) {
    const expected = finds.flatMap((id) => idOf.get(id) ?? []).toSorted();
    expect((await archive.idsFor(query)).toSorted(), query).toEqual(expected);
  }
}

async function rename(documentId: string, name: string, content = '') {
  const { scope } = archive;
  await runBatch(scope.database, [
    ...(await indexDocumentStatements(scope, { documentId, name, content })),
    scope.database
      .update(documentsTable)
      .set({ name, version: sql`version + 1` })
      .where(eq(documentsTable.id, documentId)),
  ]);
}

describe('the index of a former database', () => {
  it('has the new layout after two runs, and finds the same before, between and after them', async () => {
    await expectSameResults();
    expect(prefixes()).toContain("'5 6 7'");
    await rewrite();
    expect(state()).toBe('emptying');
    expect(prefixes()).toContain("'5 7'");
    await expectSameResults();
    await rewrite();
    expect(state()).toBe('done');
    await expectSameResults();
    const tables = "select count(*) from sqlite_schema where name like 'document_search_former%'";
    expect(one(tables)).toBe(0);
    expect(one("select count(*) from sqlite_schema where name like '%layout_on%'")).toBe(0);
    const schema = 'select name, sql from sqlite_schema where type = ? order by name';
    const triggersOf = (sqlite: DatabaseSync) => sqlite.prepare(schema).all('trigger');
    expect(triggersOf(archive.sqlite)).toEqual(triggersOf(openMigratedSqlite()));
  });

  it('has the new layout even if every round trip fails once', async () => {
    const failed = new Set<string>();
    let failures = 0;
    for (let run = 0; run < 100 && state() !== 'done'; run += 1) {
      const beforeCall = (query: string) => {
        if (failed.has(query)) return;
        failed.add(query);
        throw new Error('D1_ERROR: lost');
      };
      await rewrite({ beforeCall }).catch(() => (failures += 1));
      if (run % 3 === 0) await expectSameResults();
    }
    expect(state()).toBe('done');
    expect(failures).toBeGreaterThan(4);
    await expectSameResults();
  });

  it('has what is added, changed and deleted while it is written', async () => {
    const added = await archive.add({ name: 'first', content: 'quokkas' });
    const deleted = await archive.add({ name: 'second', content: 'quokkas' });
    let change = 0;
    const changes = [
      () => rename(added, 'wombat', 'quokkas'),
      () => archive.run(sql`delete from documents where id = ${deleted}`),
      () => archive.add({ name: 'third', content: 'wombat' }),
      () => rename(added, 'dingo', 'quokkas'),
    ];
    await rewrite({ beforeCall: () => changes[change++]?.() });
    expect(change).toBeGreaterThan(changes.length);
    expect(state()).toBe('emptying');
    expect(await archive.idsFor('quokkas')).toEqual([added]);
    expect(await archive.idsFor('name:dingo')).toEqual([added]);
    expect(await archive.idsFor('wombat')).toHaveLength(1);
    await expectSameResults();
  });

  it('does not replace the former index if a document changes in the last moment', async () => {
    const changed = await archive.add({ name: 'first', content: 'quokkas' });
    let replacements = 0;
    const beforeCall = async (query: string) => {
      if (!query.includes('alter table')) return;
      replacements += 1;
      if (replacements === 1) await rename(changed, 'dingo', 'quokkas');
    };
    await rewrite({ beforeCall });
    expect(replacements).toBe(2);
    expect(state()).toBe('emptying');
    expect(await archive.idsFor('name:dingo')).toEqual([changed]);
  });

  it('has what is changed while the former one is emptied', async () => {
    await rewrite();
    const added = await archive.add({ name: 'first', content: 'quokkas' });
    await rename(added, 'dingo', 'quokkas');
    await rewrite();
    expect(await archive.idsFor('name:dingo quokkas')).toEqual([added]);
    await archive.run(sql`delete from documents where id = ${added}`);
    expect(await archive.idsFor('quokkas')).toEqual([]);
  });

  it('is written in few queries, of which an invocation has 1,000, with large texts among small ones', async () => {
    const words = Array.from({ length: 60_000 }, (_, index) => `word${index}`).join(' ');
    const large = await archive.add({ name: 'large', content: `${words} quokkas` });
    for (let number = 0; number < 300; number += 1)
      await archive.add({ name: `small ${number}`, content: 'wombat' });
    queries = 0;
    await rewrite();
    expect(queries).toBeLessThan(100);
    expect(state()).toBe('emptying');
    expect(await archive.idsFor('quokkas')).toEqual([large]);
    expect(await archive.idsFor('word59999')).toEqual([large]);
    expect(one('select count(*) from document_search')).toBe(one('select count(*) from documents'));
  });

  it('is emptied in bounded steps', async () => {
    archive.sqlite.exec(`
      with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 5000)
      insert into document_search (rowid, content) select 1000000 + number, 'word word' || number from numbers`);
    await rewrite();
    const count = 'select count(*) from document_search_former';
    const before = Number(one(count));
    await rewrite();
    expect(one(count)).toBe(before - 2000);
    await rewrite();
    await rewrite();
    expect(state()).toBe('done');
  });

  it('keeps its layout in a database that has no space for a second index', async () => {
    await rewrite({ size: 8e9 });
    expect(state()).toBe('writing');
    await expectSameResults();
  });
});

describe('a beginning of two letters', () => {
  it('is found in either layout, also of many words and at the end of a phrase', async () => {
    const letters = Array.from({ length: 150 }, (_, index) => String.fromCharCode(0x430 + index));
    const many = await archive.add({
      name: 'zq',
      content: letters.map((letter) => `zx${letter}`).join(' '),
    });
    const few = await archive.add({ name: 'few', content: 'red zyb zy green' });
    const other = await archive.add({ name: 'other', content: 'z zyz zxa green zy' });
    const check = async () => {
      expect(new Set(await archive.idsFor('zx'))).toEqual(new Set([many, other]));
      expect(new Set(await archive.idsFor('zy'))).toEqual(new Set([few, other]));
      expect(await archive.idsFor('"red zy')).toEqual([few]);
      expect(await archive.idsFor('"green zy')).toEqual([other]);
      expect(await archive.idsFor('content:zq')).toEqual([]);
      expect(await archive.idsFor('zw')).toEqual([]);
      expect(new Set(await archive.idsFor('green zx'))).toEqual(new Set([other]));
    };
    await check();
    await rewrite();
    await check();
  });
});
