import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { leastCpuTime } from '../../../tests/support/cpu-time.ts';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';
import { runBatch } from '../../database/database.ts';
import { learnMarks } from './sender-mark-store.ts';

const kinds = ['iban', 'vat-id', 'domain', 'address', 'name'];

const marksOf = (start: number) =>
  JSON.stringify(kinds.map((kind) => ({ kind, mark: `mark ${kind}`, page: 1, start, end: 9 })));

async function archiveOf(count: number, state: string) {
  const archive = createSearchArchive();
  const { organizationId } = archive.scope;
  for (let index = 0; index < 2 * count; index += 1)
    await archive.add({ name: `letter ${index}`, content: '' });
  const ids = archive.sqlite.prepare('select id from documents order by sequence').all();
  for (const [index, row] of ids.entries()) {
    archive.sqlite
      .prepare('update documents set sender_marks = ? where id = ?')
      .run(marksOf(index), String(row.id));
    if (index >= count) continue;
    for (const kind of kinds) {
      archive.sqlite
        .prepare(
          `insert into sender_marks (organization_id, kind, mark, correspondent_id, document_id, state)
           values (?, ?, ?, ?, ?, ?)`,
        )
        .run(organizationId, kind, `mark ${kind}`, `cor_${index}`, String(row.id), state);
    }
  }
  const documents = sql`documents.sequence > ${count}`;
  return {
    ...archive,
    learn: () =>
      runBatch(
        archive.scope.database,
        learnMarks(archive.scope, 'cor_new', { documents }).slice(1, 2),
      ),
  };
}

const statesOf = ({ sqlite }: Awaited<ReturnType<typeof archiveOf>>) =>
  sqlite.prepare('select state, count(*) as count from sender_marks group by 1 order by 1').all();

async function timeOf(count: number) {
  const archive = await archiveOf(count, 'regained');
  const time = await leastCpuTime(archive.learn);
  archive.sqlite.close();
  return time;
}

it('loses the marks of a bounded number of others, and those that are left with the next change', async () => {
  const archive = await archiveOf(60, 'own');
  await archive.learn();
  expect(statesOf(archive)).toEqual([
    { state: 'lost', count: 250 },
    { state: 'own', count: 50 },
  ]);
  await archive.learn();
  expect(statesOf(archive)).toEqual([{ state: 'lost', count: 300 }]);
});

it('compares a sender once, however many documents are from it', async () => {
  const [few, many] = [await timeOf(20), await timeOf(100)];
  // Comparing each document with each correspondent would take 25 times as long.
  expect(many / few).toBeLessThan(12);
});
