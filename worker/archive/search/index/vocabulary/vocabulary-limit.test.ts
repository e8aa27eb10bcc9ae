import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { serverLimits } from '../../../../../shared/limits.ts';
import { createSearchArchive } from '../../../../../tests/support/search-archive.ts';

it('finds words beyond the vocabulary of an organization whole, not by their inside', async () => {
  const archive = createSearchArchive();
  const first = await archive.add({ name: 'a.txt', content: 'lanternlight' });
  await archive.run(
    sql`update organization_statistics set vocabulary_size = ${serverLimits.vocabulary.max}`,
  );
  const second = await archive.add({ name: 'b.txt', content: 'harbourmaster' });
  expect(await archive.idsFor('ternligh')).toEqual([first]);
  expect(await archive.idsFor('harbourmaster')).toEqual([second]);
  expect(await archive.idsFor('harbourm')).toEqual([second]);
  expect(await archive.idsFor('bourmast')).toEqual([]);
});
