import { expect, it } from 'vitest';
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
