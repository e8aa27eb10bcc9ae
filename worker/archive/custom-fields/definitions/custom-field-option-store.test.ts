import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentSortField } from '../../../../shared/archive/documents/document.ts';
import { leastCpuTime } from '../../../../tests/support/cpu-time.ts';
import { createSearchArchive } from '../../../../tests/support/search-archive.ts';
import { runBatch } from '../../../database/database.ts';
import { searchDocuments } from '../../search/search-documents.ts';
import { customValueChange } from '../stored/custom-field-value-store.ts';

const documentsCount = 60;
const chosenCount = 50;
const few = chosenCount;
const many = 4 * chosenCount;
const fieldIds = Array.from({ length: 4 }, (_, index) => `fld_${'a'.repeat(23)}${index}`);
const optionIds = Array.from({ length: many }, (_, index) => `opt_${index}`);

async function createArchive(optionsCount: number) {
  const archive = createSearchArchive();
  const { organizationId } = archive.scope;
  for (let index = 0; index < documentsCount; index += 1)
    await archive.add({ name: `paper ${index}`, content: 'paper' });
  const options = optionIds
    .slice(0, optionsCount)
    .map((id) => ({ id, name: `Option ${id}`, color: '#aabbcc' }));
  for (const [index, fieldId] of fieldIds.entries()) {
    archive.sqlite
      .prepare(
        `insert into custom_fields (id, organization_id, name, name_key, key, type, options, created_at)
         values (?, ?, ?, ?, ?, 'multi-select', ?, 0)`,
      )
      .run(
        fieldId,
        organizationId,
        `Field ${index}`,
        `field ${index}`,
        `field-${index}`,
        JSON.stringify(options),
      );
    archive.sqlite.exec(`
      insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
      select sequence, '${fieldId}', key, organization_id, 'opt_' || ((sequence + key * 3) % ${optionsCount})
      from documents, json_each('${JSON.stringify(optionIds.slice(0, chosenCount))}')`);
  }
  return archive;
}

let archives: Awaited<ReturnType<typeof createArchive>>[];
beforeAll(async () => {
  archives = [await createArchive(few), await createArchive(many)];
});
afterAll(() => archives.forEach(({ sqlite }) => sqlite.close()));

async function growthOf(work: (archive: (typeof archives)[number], count: number) => unknown) {
  const times: number[] = [];
  for (const [index, archive] of archives.entries()) {
    times.push(await leastCpuTime(() => work(archive, index === 0 ? few : many)));
  }
  const [ofFew = 0, ofMany = 0] = times;
  return ofMany / ofFew;
}

it.each<[string, DocumentSortField]>([
  ['paper', 'createdAt'],
  ['paper', fieldIds[0] as DocumentSortField],
  ['has:field-0', fieldIds[0] as DocumentSortField],
])('lists documents with many options: %j by %s', async (searchQuery, sortField) => {
  const growth = await growthOf(({ scope }) =>
    searchDocuments(scope, { searchQuery, sortField, pageIndex: 0, pageSize: 100 }),
  );
  expect(growth).toBeLessThan(2);
});

it('changes many options of documents', async () => {
  const field = {
    id: fieldIds[0] ?? '',
    key: 'field-0',
    name: 'Field 0',
    type: 'multi-select',
  } as const;
  let first = 0;
  const growth = await growthOf((archive, count) => {
    const platform = { ...archive.scope.platform, clock: { now: () => new Date() } };
    const scope = { ...archive.scope, platform };
    first += 1;
    const values = Array.from({ length: chosenCount }, (_, index) => ({
      value: optionIds[(first + index) % count] ?? '',
      shown: null,
    }));
    const { eventSources, statements } = customValueChange(scope, {
      field,
      values,
      documents: undefined,
    });
    return runBatch(scope.database, [
      ...eventSources.map(({ events }) => scope.database.all(events)),
      ...Object.values(statements).flat(),
    ]);
  });
  expect(growth).toBeLessThan(2);
});
