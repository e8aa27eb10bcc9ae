import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { harness } from '#harness';
import { createOwner, TestClient, type Owner } from '../support/client.ts';
import {
  attachTag,
  createTag,
  createTextDocument,
  type WireDocument,
} from '../support/builders.ts';

type Changed = { document: WireDocument };
type Conflict = { error: { details: Changed } };

/** A text of 300 kB whose index row has a similar size. */
const textOf = (word: string) =>
  Array.from({ length: 15_000 }, (_, index) => `${word} ${1000 + (index % 9000)}`).join('\n');

async function idsFor(owner: Owner, query: string): Promise<string[]> {
  const { documents } = await owner.get<{ documents: { id: string }[] }>(
    `${owner.org}/documents/search?searchQuery=${encodeURIComponent(query)}`,
  );
  return documents.map(({ id }) => id);
}

async function one(owner: Owner, query: ReturnType<typeof sql>): Promise<number> {
  const database = harness.platform().databaseFor(owner.organizationId);
  const [row] = await database.all<{ result: number }>(sql`select (${query}) as result`);
  return row?.result ?? 0;
}

const indexBytes = (owner: Owner) =>
  one(owner, sql`select sum(length(block)) from document_search_data`);
const changedCount = (owner: Owner) =>
  one(
    owner,
    sql`select count(*) from document_index_changes where organization_id = ${owner.organizationId}`,
  );

async function createLargeDocument(owner: Owner) {
  const content = textOf('Vertragsnummer');
  const { id } = await createTextDocument(owner, { name: 'scan.txt', content });
  await harness.finishJobs();
  return { id, path: `${owner.org}/documents/${id}` };
}

const sorted = (lists: string[][]) => lists.map((ids) => ids.toSorted());

/** Returns the most that one of these changes adds to the index. */
async function mostAdded(owner: Owner, changes: (() => Promise<unknown>)[]): Promise<number> {
  let most = 0;
  for (const change of changes) {
    const before = await indexBytes(owner);
    await change();
    most = Math.max(most, (await indexBytes(owner)) - before);
  }
  return most;
}

const many = Array.from({ length: 8 }, (_, index) => index);

describe('a document with a large text', () => {
  it('is renamed without its text being indexed each time, and found by its new name at once', async () => {
    const owner = await createOwner();
    const { id, path } = await createLargeDocument(owner);
    const rename = (index: number) => async () => {
      const name = `lease${index} kaltmiete.txt`;
      await owner.call('PATCH', path, { body: { name } });
      expect(await idsFor(owner, `lease${index}`)).toEqual([id]);
    };
    expect(await mostAdded(owner, many.map(rename))).toBeLessThan(20_000);
    expect(await changedCount(owner)).toBe(1);
    for (const query of [
      'lease7',
      'altmiete',
      'lease7 kaltmiete',
      'size:>0 lease7',
      'vertragsnummer',
    ])
      expect(await idsFor(owner, query)).toEqual([id]);

    await harness.finishJobs();
    expect(await changedCount(owner)).toBe(0);
    expect(await one(owner, sql`select count(*) from document_search where rowid < 0`)).toBe(0);
    for (const query of ['lease7 1234', 'vertragsnummer', '"Vertragsnummer 1234"', 'tragsnummer'])
      expect(await idsFor(owner, query)).toEqual([id]);
    for (const query of ['scan', '"lease6"']) expect(await idsFor(owner, query)).toEqual([]);
  });

  it('is listed, counted and changed by the same searches until its change is indexed', async () => {
    const owner = await createOwner();
    const { id, path } = await createLargeDocument(owner);
    const other = await createTextDocument(owner, { name: 'leaseholders.txt', content: 'Vertrag' });
    const tag = await createTag(owner, { name: 'Rent' });
    await attachTag(owner, id, tag.id);
    await harness.finishJobs();
    await owner.call('PATCH', path, { body: { name: 'lease7.txt' } });
    expect(await changedCount(owner)).toBe(1);
    const expected: Record<string, string[]> = {
      lease7: [id],
      lease: [id, other.id],
      'lease7 tag:rent': [id],
      'lease7 type:text': [id],
      'lease7 tag:rent -type:text': [],
      'lease7 -Vertragsnummer': [],
      'tag:rent lease -Vertragsnummer': [],
      'lease -Vertragsnummer': [other.id],
      'Vertragsnummer -lease7': [],
      '-Vertragsnummer': [other.id],
    };
    const queries = Object.keys(expected);
    const listed = await Promise.all(queries.map((query) => idsFor(owner, query)));
    expect(sorted(listed)).toEqual(sorted(Object.values(expected)));
    const { counts } = await owner.call<{ counts: { documentsCount: number }[] }>(
      'POST',
      `${owner.org}/documents/batch/count`,
      { body: { queries: queries.map((searchQuery) => ({ searchQuery })) } },
    );
    expect(counts.map(({ documentsCount }) => documentsCount)).toEqual(
      listed.map(({ length }) => length),
    );
    for (const [index, searchQuery] of queries.entries()) {
      const { trashedDocumentIds } = await owner.call<{ trashedDocumentIds: string[] }>(
        'POST',
        `${owner.org}/documents/batch/trash`,
        { body: { filter: { query: { searchQuery } } } },
      );
      expect(trashedDocumentIds.toSorted()).toEqual(listed[index]?.toSorted());
      if (trashedDocumentIds.length === 0) continue;
      await owner.call('POST', `${owner.org}/documents/batch/restore`, {
        body: { filter: { documentIds: trashedDocumentIds } },
      });
    }
    await owner.call('DELETE', path, { status: 204 });
    for (const [searchQuery, count] of [
      ['lease7', 1],
      ['lease7 -Vertragsnummer', 0],
    ] as const) {
      const trash = await owner.get<{ documentsCount: number }>(
        `${owner.org}/documents/deleted?searchQuery=${encodeURIComponent(searchQuery)}`,
      );
      expect(trash.documentsCount).toBe(count);
    }
  });

  it('gets notes without its text being indexed each time, which are found at once', async () => {
    const owner = await createOwner();
    const { id, path } = await createLargeDocument(owner);
    const addNote = (index: number) => async () => {
      await owner.post(`${path}/notes`, { text: `Hausverwaltung remark${index}` }, 201);
      expect(await idsFor(owner, `remark${index}`)).toEqual([id]);
    };
    expect(await mostAdded(owner, many.map(addNote))).toBeLessThan(20_000);
    expect(await idsFor(owner, 'note:remark0')).toEqual([id]);
    await harness.finishJobs();
    for (const query of ['remark0', 'note:remark7', 'verwaltung', 'remark7 1234'])
      expect(await idsFor(owner, query)).toEqual([id]);
  });

  it('gets new texts that are indexed together', async () => {
    const owner = await createOwner();
    const { id, path } = await createLargeDocument(owner);
    const edit = (index: number) => () =>
      owner.call('PATCH', path, { body: { content: textOf(`edition${index}`) } });
    expect(await mostAdded(owner, many.slice(0, 4).map(edit))).toBeLessThan(20_000);
    await harness.finishJobs();
    expect(await idsFor(owner, 'edition3')).toEqual([id]);
    for (const query of ['"edition2"', 'vertragsnummer'])
      expect(await idsFor(owner, query)).toEqual([]);
  });

  it('is changed and read with its whole text, however many requests arrive together', async () => {
    const owner = await createOwner();
    const { path } = await createLargeDocument(owner);
    const content = textOf('Vertragsnummer');
    const changed = await Promise.all(
      many.map(async (index) => {
        const body = { name: `lease${index}.txt` };
        const { document } = await owner.call<Changed>('PATCH', path, { body });
        await owner.post(`${path}/notes`, { text: `remark${index}` }, 201);
        return document;
      }),
    );
    expect(changed.map(({ name }) => name)).toEqual(many.map((index) => `lease${index}.txt`));
    expect(changed.every((document) => document.content === content)).toBe(true);
    const { document } = await owner.get<Changed>(path);
    expect(document).toMatchObject({ content, notesCount: many.length });
    const stale = await new TestClient({ ...owner.headers, 'if-match': '"1"' }).call<Conflict>(
      'PATCH',
      path,
      { body: { name: 'other.txt' }, status: 412 },
    );
    expect(stale.error.details.document).toMatchObject({ name: document.name, content });
  });

  it('leaves nothing behind when it is purged before its change is indexed', async () => {
    const owner = await createOwner();
    const { id, path } = await createLargeDocument(owner);
    await owner.call('PATCH', path, { body: { name: 'renamed.txt' } });
    await harness
      .platform()
      .databaseFor(owner.organizationId)
      .run(sql`delete from documents where id = ${id}`);
    expect(await changedCount(owner)).toBe(0);
    expect(await one(owner, sql`select count(*) from document_search where rowid < 0`)).toBe(0);
    await harness.finishJobs();
  });
});
