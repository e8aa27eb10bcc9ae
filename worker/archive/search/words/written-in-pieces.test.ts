import { expect, test } from 'vitest';
import { createSearchArchive } from '../../../../tests/support/search-archive.ts';

test.each([
  ['4711081599', 'Kunde 4711 0815 99.', '4711 0815 99'],
  ['4711 0815 99', 'Kunde 4711081599.', '4711081599'],
  ['12345678', 'Nummer 12.345.678', '12.345.678'],
  ['12 345 678', 'Nummer 12345678', '12345678'],
  ['12.345.678', 'Nummer 12345678', '12345678'],
  ['RE20240815', 'Beleg RE-2024-0815', 'RE-2024-0815'],
  ['DE89370400440532013000', 'auf DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  ['rechnung', 'R E C H N U N G', 'R E C H N U N G'],
  ['R E C H N U N G', 'die Rechnung vom', 'Rechnung'],
  ["l'eau", 'pour l\u2019eau', 'l\u2019eau'],
  ['l\u2019eau', 'pour l\u02bceau', 'l\u02bceau'],
  ['l\u02bceau', "pour l'eau", "l'eau"],
])('%s finds what is written as %s', async (typed, content, marked) => {
  const archive = createSearchArchive();
  const id = await archive.add({ name: 'a', content });
  const inName = await archive.add({ name: content, content: '' });
  await archive.add({ name: 'b', content: 'Nummer 4711, die R e 2024' });
  const { documents, correctedQuery } = await archive.search(typed);
  expect(documents.map((document) => document.id).toSorted()).toEqual([id, inName].toSorted());
  expect(correctedQuery).toBeNull();
  const snippet = documents.find((document) => document.id === id)?.snippet ?? [];
  const found = snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text);
  expect(found).toEqual([marked]);
});

test('groups that are typed apart are still found apart', async () => {
  const archive = createSearchArchive();
  const id = await archive.add({ name: 'a', content: '4711 steht vor 0815 und 99' });
  expect(await archive.idsFor('4711 0815 99')).toEqual([id]);
});
