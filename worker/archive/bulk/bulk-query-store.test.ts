import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';
import { selectCustomFields } from '../custom-fields/custom-field-store.ts';
import { storedValues } from '../custom-fields/stored/stored-values.ts';
import { wouldChangeFields } from '../fields/selection-fields-store.ts';
import { findBulkDocuments } from './bulk-query-store.ts';
import { countDocuments } from './count-store.ts';

it.each(['lease', 'eas', 'type:text', '-nothing', ''])(
  'a bulk query finds no document of another organization whose id begins with the same characters: %j',
  async (searchQuery) => {
    const mine = createSearchArchive({ organizationId: `org_${'a'.repeat(24)}` });
    const theirs = createSearchArchive({
      sqlite: mine.sqlite,
      organizationId: `org_aaaa${'b'.repeat(20)}`,
    });
    const own = await mine.add({ name: 'lease.txt', content: 'the lease' });
    await theirs.add({ name: 'lease.txt', content: 'the lease' });
    const query = { searchQuery, tags: [] };
    const found = await findBulkDocuments(mine.scope, { query, isTrashed: false, limit: 10 });
    expect(found.map(({ id }) => id)).toEqual([own]);
  },
);

it.each([
  'invoice electricity company january payment kind:invoice date:2026',
  'alpha kuendigung ueberaus gebuehren invoice kind:invoice date:2026 amount:>1 size:>1 has:due',
  'invoice electricity company january payment kind:invoice date:2026 amount:>1 size:>1 has:due no:iban no:ref no:vat created:>2020 -tag:a',
  '-a -b -c kind:invoice -kind:letter date:2026 amount:>1 size:>1 has:due no:iban no:ref no:vat created:>2020',
])(
  'a bulk query of many words, filters and tags is no deeper than D1 accepts: %s',
  async (searchQuery) => {
    const archive = createSearchArchive();
    await archive.run(sql`
      insert into tags (id, organization_id, name, name_key, search_key, color, created_at)
      values (${createId('tag')}, ${archive.scope.organizationId}, 'a', 'a', 'a', '#ffffff', 0)`);
    const tags = Array.from({ length: 10 }, () => createId('tag'));
    for (const isTrashed of [false, true]) {
      const query = { searchQuery, tags, createdUntil: new Date().toISOString() };
      const search = { query, isTrashed, limit: 10, cursor: createId('doc') };
      expect(await findBulkDocuments(archive.scope, search)).toEqual([]);
    }
    expect(await archive.search(searchQuery)).toMatchObject({ documentsCount: 0 });
  },
);

it.each([
  'hello d-0:x',
  'hello d-0:x d-1:x d-2:x d-3:x d-4:x',
  'hello -d-0:x -d-1:x -d-2:x -d-3:x',
  'alpha kuendigung ueberaus gebuehren invoice d-0:x -d-1:x d-2:x -d-3:x d-4:x',
  'hello -d-0:x -d-1:x -d-2:x -d-3:x -d-4:x -d-5:x -d-6:x -d-7:x -d-8:x -d-9:x',
  'd-0:x -d-1:x d-2:x -d-3:x d-4:x -d-5:x -d-6:x -d-7:x -d-8:x -d-9:x',
])(
  'a bulk query over names of documents that sets many fields is no deeper than D1 accepts: %s',
  async (searchQuery) => {
    const archive = createSearchArchive();
    for (let index = 0; index < 10; index += 1) {
      await archive.run(sql`
        insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
        values (${createId('fld')}, ${archive.scope.organizationId}, 'D', 'd', ${`d-${index}`}, 'document', 0)`);
    }
    const fields = (await selectCustomFields(archive.scope)).map((field) => ({
      field,
      values: storedValues('document', createId('doc')),
      targetId: undefined,
    }));
    const values = {
      correspondentId: createId('cor'),
      documentType: 'letter',
      reference: 'A',
    } as const;
    const condition = wouldChangeFields(archive.scope, { values, fields });
    for (const isTrashed of [false, true]) {
      const query = {
        searchQuery,
        tags: [createId('tag')],
        createdUntil: new Date().toISOString(),
      };
      const search = { query, isTrashed, limit: 10, cursor: createId('doc'), condition };
      expect(await findBulkDocuments(archive.scope, search)).toEqual([]);
      expect(await countDocuments(archive.scope, [query])).toMatchObject([{ documentsCount: 0 }]);
    }
    expect(await archive.search(searchQuery)).toMatchObject({ documentsCount: 0 });
  },
);

const numbersOf = (found: { id: string }[]) => found.map(({ id }) => Number(id.slice(4)));

it.each([5, 12_000])(
  'a bulk query of filters finds the newest of %d documents, and the next ones after a cursor',
  async (matches) => {
    const { run, scope } = createSearchArchive();
    await run(
      sql`
        with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${matches * 2})
        insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
          declared_mime_type, extraction_state, created_at, document_type)
        select 'doc_' || printf('%024d', number), ${scope.organizationId}, 'a', 'a', 1, number, 'text/plain', '', 'done', 0,
          iif(number % 2, 'policy', 'letter')
        from numbers`,
      sql`
        insert into document_search (rowid, name)
        select sequence, substr(organization_id, 5, 4) from documents`,
    );
    const query = { searchQuery: 'kind:policy', tags: [] };
    const newest = await findBulkDocuments(scope, { query, isTrashed: false, limit: 2 });
    const last = matches * 2 - 1;
    expect(numbersOf(newest)).toEqual([last, last - 2]);
    const search = { query, isTrashed: false, limit: 2, cursor: newest[1]?.id ?? '' };
    expect(numbersOf(await findBulkDocuments(scope, search))).toEqual([last - 4, last - 6]);
    const condition = sql`documents.sequence < 4`;
    const few = await findBulkDocuments(scope, { query, isTrashed: false, limit: 2, condition });
    expect(numbersOf(few)).toEqual([3, 1]);
  },
);
