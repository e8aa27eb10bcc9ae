import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createId } from '../../../../shared/ids.ts';
import { createSearchArchive } from '../../../../tests/support/search-archive.ts';
import { searchDocuments } from '../search-documents.ts';

const tagId = createId('tag');

async function createTagged() {
  const archive = createSearchArchive();
  const bill = await archive.add({
    name: 'bill.pdf',
    content: 'electricity',
    mimeType: 'application/pdf',
    size: 2_000_000,
    createdAt: new Date('2026-01-31T23:59:59Z'),
  });
  const photo = await archive.add({
    name: 'bill.png',
    content: 'gas',
    mimeType: 'image/png',
    size: 900,
    createdAt: new Date('2026-02-01T00:00:00Z'),
  });
  const { organizationId } = archive.scope;
  await archive.run(
    sql`insert into tags (id, organization_id, name, name_key, search_key, color, created_at) values (${tagId}, ${organizationId}, 'Tax 2024 🧾', 'tax 2024 🧾', 'tax2024', '', 0)`,
    sql`insert into document_tags (document_id, tag_id, organization_id, document_sequence) select id, ${tagId}, ${organizationId}, sequence from documents where id = ${bill}`,
  );
  return { archive, bill, photo };
}

describe('filters', () => {
  test('restrict results by tag, type, date and size', async () => {
    const { archive, bill, photo } = await createTagged();
    const expectations: Record<string, string[]> = {
      'tag:"tax 2024"': [bill],
      'tag:"TAX 2024" bill': [bill],
      'tag:tax-2024': [bill],
      'tag:"Tax 2024 🧾"': [bill],
      'tag:"tax 2024" gas': [],
      '-tag:"tax 2024"': [photo],
      'tag:tax': [],
      'type:pdf': [bill],
      'type:image bill': [photo],
      'type:image/png': [photo],
      '-type:image': [bill],
      'type:video': [],
      'type:pdf type:image': [],
      'created:2026-01': [bill],
      'created:>2026-01-31 bill': [photo],
      'created:>=2026-01-31': [photo, bill],
      '-created:2026-01-31': [photo],
      'size:>1mb': [bill],
      'size:<1kb bill': [photo],
      'size:2mb': [bill],
      'size:>1kb type:pdf tag:"tax 2024" created:2026 bill -gas': [bill],
    };
    for (const [query, expected] of Object.entries(expectations)) {
      expect([query, await archive.idsFor(query)]).toEqual([query, expected]);
    }
  });

  test('find the documents of all tags that are called alike, once each', async () => {
    const { archive, bill, photo } = await createTagged();
    const { organizationId } = archive.scope;
    const other = createId('tag');
    await archive.run(
      sql`insert into tags (id, organization_id, name, name_key, search_key, color, created_at) values (${other}, ${organizationId}, 'tax-2024', 'tax-2024', 'tax2024', '', 0)`,
      sql`insert into document_tags (document_id, tag_id, organization_id, document_sequence) select id, ${other}, ${organizationId}, sequence from documents`,
    );
    for (const query of ['tag:tax2024', 'tag:tax2024 bill'])
      expect(await archive.idsFor(query)).toEqual([photo, bill]);
  });

  test('find the documents of a tag that too many have to know them all', async () => {
    const { archive, bill } = await createTagged();
    await archive.run(sql`update tags set documents_count = 1000000`);
    for (const query of ['tag:tax2024', 'tag:tax2024 bill'])
      expect(await archive.idsFor(query)).toEqual([bill]);
  });

  test('alone are sorted by date', async () => {
    const { archive, bill, photo } = await createTagged();
    const { organizationId } = archive.scope;
    await archive.run(
      sql`insert into document_tags (document_id, tag_id, organization_id, document_sequence) select id, ${tagId}, ${organizationId}, sequence from documents where id = ${photo}`,
    );
    const search = { searchQuery: 'tag:tax2024', pageIndex: 0, pageSize: 10 };
    for (const [sortOrder, expected] of [
      ['asc', [bill, photo]],
      ['desc', [photo, bill]],
    ] as const) {
      const sorted = { ...search, sortField: 'createdAt', sortOrder } as const;
      const { documents } = await searchDocuments(archive.scope, sorted);
      expect(documents.map(({ id }) => id)).toEqual(expected);
    }
  });

  test('return documents with their tags', async () => {
    const { archive } = await createTagged();
    const { documents } = await archive.search('electricity');
    expect(documents[0]?.tags).toEqual([{ id: tagId, name: 'Tax 2024 🧾', color: '' }]);
  });

  test('find few documents among many, and many', async () => {
    const archive = createSearchArchive();
    const old = await archive.add({
      name: 'paper',
      content: '',
      createdAt: new Date('2020-05-05'),
    });
    for (let index = 0; index < 5100; index += 1) {
      await archive.add({ name: 'paper', content: '', createdAt: new Date('2025-05-05') });
    }
    expect(await archive.idsFor('created:2020 paper')).toEqual([old]);
    expect(await archive.search('created:2025 paper')).toMatchObject({
      documentsCount: 1000,
      isCountCapped: true,
    });
  });
});
