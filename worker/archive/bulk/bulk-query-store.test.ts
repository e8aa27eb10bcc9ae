import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';
import { findBulkDocuments } from './bulk-query-store.ts';

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
    const tags = Array.from({ length: 10 }, () => createId('tag'));
    for (const isTrashed of [false, true]) {
      const query = { searchQuery, tags, createdUntil: new Date().toISOString() };
      const search = { query, isTrashed, limit: 10, cursor: createId('doc') };
      expect(await findBulkDocuments(archive.scope, search)).toEqual([]);
    }
    expect(await archive.search(searchQuery)).toMatchObject({ documentsCount: 0 });
  },
);
