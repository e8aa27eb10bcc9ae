import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { harness } from '#harness';
import migration from '../../migrations/0107_search_layout.sql?raw';
import { rewriteSearchIndex } from '../../worker/archive/search/index/layout/rewrite-search-index.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, type Owner } from '../support/client.ts';

const ofNewIndex = /document_search_next|search_layout_on|SELECT sequence FROM documents/;

/** Statements of the migration; those within a trigger are indented. */
const again = migration.split(/;\n(?! {2}|END)/).filter((query) => ofNewIndex.test(query));

const databaseOf = (owner: Owner) => harness.platform().databaseFor(owner.organizationId);

async function startAgain(owner: Owner) {
  const database = databaseOf(owner);
  for (const query of [...again, "update search_layout set state = 'writing'"])
    await database.run(sql.raw(query));
}

async function runStep() {
  const platform = harness.platform();
  const { rowsRead, rowsWritten } = platform.databaseUsage;
  await rewriteSearchIndex(platform);
  return {
    databases: platform.databases.length,
    rowsRead: platform.databaseUsage.rowsRead - rowsRead,
    rowsWritten: platform.databaseUsage.rowsWritten - rowsWritten,
  };
}

const stateOf = (owner: Owner) =>
  databaseOf(owner).all<{ state: string }>(sql`select state from search_layout`);

async function idsFor(owner: Owner, query: string): Promise<string[]> {
  const { documents } = await owner.get<{ documents: { id: string }[] }>(
    `${owner.org}/documents/search?searchQuery=${encodeURIComponent(query)}`,
  );
  return documents.map(({ id }) => id).toSorted();
}

it('writes the index in its new layout, with what changes in the meantime, and finds the same', async () => {
  const owner = await createOwner();
  const create = (name: string, content: string) => createTextDocument(owner, { name, content });
  const lease = await create('lease.txt', 'Kaltmiete und Nebenkosten');
  const deleted = await create('deleted.txt', 'Kaltmiete');
  const large = await create('large.txt', 'Vertragsnummer 1234\n'.repeat(15_000));
  await harness.finishJobs();
  await startAgain(owner);

  const rename = (id: string, name: string) =>
    owner.call('PATCH', `${owner.org}/documents/${id}`, { body: { name } });
  await rename(lease.id, 'rental.txt');
  await rename(large.id, 'contract.txt');
  const note = { text: 'paid in cash' };
  await owner.call('POST', `${owner.org}/documents/${lease.id}/notes`, { body: note, status: 201 });
  for (const place of ['', '/trash']) {
    const path = `${owner.org}/documents${place}/${deleted.id}`;
    await owner.call('DELETE', path, { status: 204 });
  }
  const added = await create('added.txt', 'Nebenkosten');

  const expected: Record<string, string[]> = {
    kaltmiete: [lease.id],
    nebenkosten: [lease.id, added.id],
    'name:rental': [lease.id],
    'name:lease': [],
    'note:cash': [lease.id],
    'name:contract': [large.id],
    'contract vertragsnummer': [large.id],
    '"vertragsnummer 12': [large.id],
    ne: [lease.id, added.id],
    'type:text': [lease.id, large.id, added.id],
  };
  const expectResults = async () => {
    for (const [query, ids] of Object.entries(expected))
      expect(await idsFor(owner, query), query).toEqual(ids.toSorted());
  };
  for (const state of ['writing', 'emptying', 'done']) {
    expect(await stateOf(owner)).toEqual([{ state }]);
    await expectResults();
    await runStep();
  }
  await harness.finishJobs();
  await expectResults();
  await rename(lease.id, 'rent.txt');
  expect(await idsFor(owner, 'name:rental')).toEqual([]);
});

it('costs one row of each database a run once the index has its layout', async () => {
  const owner = await createOwner();
  while ((await stateOf(owner))[0]?.state !== 'done') await runStep();
  const { databases, rowsRead, rowsWritten } = await runStep();
  expect({ rowsRead, rowsWritten }).toEqual({
    rowsRead: harness.name === 'demo' ? 0 : databases,
    rowsWritten: 0,
  });
});
