import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { leastCpuTime } from '../../../../tests/support/cpu-time.ts';
import { createSearchArchive } from '../../../../tests/support/search-archive.ts';
import { purgedValuesChange } from './purged-value-store.ts';

const fieldIds = Array.from({ length: 3 }, (_, index) => `fld_${'a'.repeat(23)}${index}`);

async function timeOf(count: number): Promise<number> {
  const archive = createSearchArchive();
  const { organizationId, database } = archive.scope;
  for (let index = 0; index < 2 * count; index += 1)
    await archive.add({ name: `paper ${index}`, content: '' });
  for (const [index, id] of fieldIds.entries()) {
    const field = [id, organizationId, `Field ${index}`, `field ${index}`, `field-${index}`];
    archive.sqlite
      .prepare(
        `insert into custom_fields (id, organization_id, name, name_key, key, type, options, created_at)
         values (?, ?, ?, ?, ?, 'document', '[]', 0)`,
      )
      .run(...field);
    archive.sqlite
      .prepare(
        `insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
         select sequence, ?, 0, organization_id,
           (select target.id from documents as target where target.sequence = documents.sequence - ?)
         from documents where sequence > ?`,
      )
      .run(id, count, count);
  }
  const platform = { ...archive.scope.platform, clock: { now: () => new Date() } };
  const scope = { ...archive.scope, platform };
  const sequences = sql`select sequence from documents where sequence <= ${count}`;
  const { eventSource } = purgedValuesChange(scope, sequences);
  expect(await database.all(eventSource.events)).toHaveLength(count);
  const time = await leastCpuTime(() => database.all(eventSource.events));
  archive.sqlite.close();
  return time;
}

it('takes time in proportion to the documents that lose a value', async () => {
  const [few, many] = [await timeOf(100), await timeOf(500)];
  // Five times as many take 5 times as long. Comparing each with each would take 25 times.
  expect(many / few).toBeLessThan(12);
});
