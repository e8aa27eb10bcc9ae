import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchArchive, openSearchScope } from '../../../../tests/support/search-archive.ts';
import { recordStatements } from '../../../../tests/support/sql/recorded-statements.ts';
import { sqliteAsD1 } from '../../../../tests/support/sqlite-database.ts';
import { searchDocuments } from '../search-documents.ts';

const archive = createSearchArchive();
afterAll(() => archive.sqlite.close());
const { organizationId } = archive.scope;

const names = { both: 'both.txt', sent: 'sent.txt', written: 'written.txt', other: 'other.txt' };
type Name = keyof typeof names;
const ids = {} as Record<Name, string>;

beforeAll(async () => {
  for (const name of Object.keys(names) as Name[]) {
    ids[name] = await archive.add({ name: names[name], content: 'gas' });
  }
  await archive.run(
    sql`insert into correspondents (id, organization_id, name, name_key, created_at) values ('cor_1', ${organizationId}, 'Grace Hopper', 'grace hopper', 0)`,
    sql`insert into correspondent_names (organization_id, name, name_key, correspondent_id, position) values (${organizationId}, 'Grace Hopper', 'grace hopper', 'cor_1', 0)`,
    sql`update documents set correspondent_id = 'cor_1' where id in (${ids.both}, ${ids.written})`,
    sql`update documents set sender_key = 'grace hopper', document_date = '2026-03-01' where id in (${ids.both}, ${ids.sent})`,
    sql`update documents set sender_key = 'hannah' where id = ${ids.other}`,
  );
});

describe('a filter by sender', () => {
  it.each<[string, Name[]]>([
    ['from:grace', ['written', 'sent', 'both']],
    ['from:"Grace Hopper"', ['written', 'sent', 'both']],
    ['from:hop gas', ['written', 'sent', 'both']],
    ['from:grace date:2026', ['sent', 'both']],
    ['from:grace -from:hopper', []],
    ['-from:grace', ['other']],
    ['from:ann', ['other']],
    ['from:"ann"', []],
    ['from:"hannah" gas', ['other']],
    ['from:grace type:text', ['written', 'sent', 'both']],
    ['from:nobody', []],
  ])('finds who has written a document, and who has sent it, once: %s', async (query, found) => {
    const { documents, documentsCount } = await archive.search(query);
    expect(new Set(documents.map(({ id }) => id))).toEqual(new Set(found.map((name) => ids[name])));
    expect([documents.length, documentsCount]).toEqual([found.length, found.length]);
  });

  it.each([
    ['from:grace', 'sender_key=?'],
    // Each name is read once and leads to the next one.
    ['from:grace', 'sender_key>?'],
    ['from:"Grace"', 'sender_key=?'],
    ['from:grace date:2026', 'sender_key=? AND document_date>? AND document_date<?'],
  ])('reads the index of senders, and that of correspondents: %s', async (query, condition) => {
    const { scope } = openSearchScope(sqliteAsD1(archive.sqlite), organizationId);
    const statements = await recordStatements(archive.sqlite, () =>
      searchDocuments(scope, { searchQuery: query, pageIndex: 0, pageSize: 50 }),
    );
    const plan = archive.sqlite
      .prepare(`explain query plan ${statements.at(-1)?.text ?? ''}`)
      .all()
      .map(({ detail }) => String(detail));
    expect(plan.join('\n')).toContain(`documents_by_sender (organization_id=? AND ${condition})`);
    expect(plan.join('\n')).toContain('documents_by_correspondent (organization_id=? AND correspo');
    expect(plan.filter((line) => line.startsWith('SCAN documents'))).toEqual([]);
  });

  it('looks for words in 10,000 names of senders, and finds a whole name among more', async () => {
    const { add, search, sqlite } = createSearchArchive();
    const id = await add({ name: 'sent.txt', content: 'gas' });
    sqlite.exec(`
      create temp table copies as
        with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 10001)
        select documents.* from documents, numbers;
      update copies set id = 'doc_' || rowid, sequence = 1000 + rowid, sha256 = rowid,
        sender_key = printf('sender %05d', rowid);
      insert into documents select * from copies where id <> '${id}'`);
    const countOf = async (query: string) => (await search(query)).documentsCount;
    expect(await countOf('from:10000')).toBe(1);
    expect(await countOf('from:10001')).toBe(0);
    expect(await countOf('from:"sender 10001"')).toBe(1);
    sqlite.close();
  });

  it('finds a sender beside another one with many documents, which are counted up to 1,000', async () => {
    archive.sqlite.exec(`
      create temp table copies as
        with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 3000)
        select documents.* from documents, numbers where id = '${ids.other}';
      update copies set id = 'doc_' || rowid, sequence = 1000 + rowid, sha256 = rowid, sender_key = 'many';
      insert into documents select * from copies`);
    const search = (searchQuery: string) =>
      searchDocuments(archive.scope, { searchQuery, pageIndex: 0, pageSize: 3 });
    expect(await search('from:many')).toMatchObject({ documentsCount: 1000, isCountCapped: true });
    expect(await search('from:hannah')).toMatchObject({ documents: [{ id: ids.other }] });
  });
});
