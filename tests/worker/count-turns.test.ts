import { expect, it } from 'vitest';
import { countDocuments } from '../../worker/archive/bulk/count-store.ts';
import { addDocument, createArchive, scopeOn } from '../support/archive.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';

it('counts many searches in several round trips, of which others can have theirs in between', async () => {
  const archive = createArchive();
  await addDocument(archive, 'letter.txt', 'Dear Ada');
  let running = 0;
  let trips = 0;
  const platform = steppedPlatform(async (_step, work) => {
    expect((running += 1)).toBe(1);
    trips += 1;
    const result = await work();
    running -= 1;
    return result;
  });
  const queries = Array.from({ length: 110 }, (_, index) => ({
    tags: [],
    searchQuery: index % 2 === 0 ? '' : 'no:kind',
  }));
  queries.push({ tags: [], searchQuery: 'has:kind' });
  const counts = await countDocuments(scopeOn(platform, archive), queries);
  expect(counts.map(({ documentsCount }) => documentsCount)).toEqual([
    ...Array.from({ length: 110 }, () => 1),
    0,
  ]);
  expect(trips).toBeGreaterThan(4);
  expect(trips).toBeLessThan(12);
});
