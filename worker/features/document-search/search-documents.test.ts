import { expect, test } from 'vitest';
import { createSearchArchive } from '../../../tests/support/search-archive.ts';

test('finds a document by a word of its content and by any part of its name', async () => {
  const archive = createSearchArchive();
  const byContent = await archive.add({ name: 'scan.pdf', content: 'Rechnung für die Hundeschule' });
  const byName = await archive.add({ name: 'Stromrechnung.pdf', content: '' });
  expect(await archive.idsFor('rechnung')).toEqual([byName, byContent]);
  expect(await archive.idsFor('schule')).toEqual([byContent]);
  expect(await archive.idsFor('omrech')).toEqual([byName]);
  expect(await archive.idsFor('re')).toEqual([byName, byContent]);
});
