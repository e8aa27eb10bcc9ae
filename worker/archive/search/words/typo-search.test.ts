import { describe, expect, test } from 'vitest';
import { createSearchArchive } from '../../../../tests/support/search-archive.ts';

describe('a search that matches nothing', () => {
  test.each([
    ['vertag', 'a letter missing'],
    ['vertrrag', 'a letter too many'],
    ['verdrag', 'another letter'],
    ['vetrrag', 'two letters, not one'],
    ['vretrag', 'two letters exchanged in the first half'],
    ['vertrga', 'two letters exchanged in the second half'],
    ['vetrag', 'a letter missing in the middle'],
    ['ertrag', 'the first letter missing'],
    ['vertra', 'the last letter missing'],
    ['xertrag', 'another first letter'],
  ])('takes %s for Vertrag (%s)', async (typed) => {
    const archive = createSearchArchive();
    const id = await archive.add({ name: 'scan.pdf', content: 'Der Vertrag gilt' });
    expect(await archive.search(typed)).toMatchObject({ documents: [{ id }], documentsCount: 1 });
  });

  test('exchanges the two letters in the middle', async () => {
    const archive = createSearchArchive();
    const id = await archive.add({ name: 'Police.pdf', content: '' });
    expect(await archive.idsFor('poilce')).toEqual([id]);
  });

  test('returns the query as it was understood, with the words marked', async () => {
    const archive = createSearchArchive();
    await archive.add({ name: 'Vertrag Süd.pdf', content: `${'x '.repeat(12_000)} der Vertrag` });
    const { documents, correctedQuery } = await archive.search('vertag "süd"');
    expect(correctedQuery).toBe('vertrag "süd"');
    expect(documents[0]?.markedName.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'Vertrag', isMatch: true },
      { text: 'Süd', isMatch: true },
    ]);
    expect(documents[0]?.snippet.find(({ isMatch }) => isMatch)?.text).toBe('Vertrag');
  });

  test('takes nothing for another word while the words as typed match', async () => {
    const archive = createSearchArchive();
    const exact = await archive.add({ name: 'a', content: 'Besprechung' });
    await archive.add({ name: 'b', content: 'Rechnung' });
    expect(await archive.search('rechung')).toMatchObject({
      documents: [{ id: exact }],
      correctedQuery: null,
    });
  });

  test('takes no word for another one that the organization has, or has the beginning of', async () => {
    const archive = createSearchArchive();
    await archive.add({ name: 'a', content: 'garden' });
    await archive.add({ name: 'b', content: 'garten kitchen' });
    for (const query of ['garten -kitchen', 'garte -kitchen']) {
      expect(await archive.search(query)).toMatchObject({ documents: [], correctedQuery: null });
    }
    expect((await archive.search('garxen -kitchen')).documents).toHaveLength(1);
  });

  test('does not guess words of four letters, phrases, and words of other organizations or fields', async () => {
    const archive = createSearchArchive();
    const other = createSearchArchive({ sqlite: archive.sqlite });
    await archive.add({ name: 'Police.pdf', content: 'mein Haus' });
    await other.add({ name: 'x', content: 'Garage' });
    for (const query of ['hauf', '"polize"', 'garate', 'content:polize', '-x garate']) {
      expect((await archive.search(query)).documents).toEqual([]);
    }
    expect((await archive.search('name:police polize')).documents).toHaveLength(1);
  });

  test('still requires the other words, filters and exclusions', async () => {
    const archive = createSearchArchive();
    const wanted = await archive.add({ name: 'one.txt', content: 'contract garden' });
    await archive.add({ name: 'two.txt', content: 'contract kitchen' });
    await archive.add({
      name: 'three.pdf',
      content: 'contract garden',
      mimeType: 'application/pdf',
    });
    expect(await archive.idsFor('contarct garden type:text')).toEqual([wanted]);
    expect(await archive.idsFor('contarct gadren -pdf type:text')).toEqual([wanted]);
  });
});

test.each([
  ['договор', 'договр'],
  ['συμβόλαιο', 'συμβολιο'],
  ['חשבונית', 'חשבנית'],
  ['عربية', 'عريية'],
  ['rechnung2026', 'rechnung026'],
  ['öffentlich', 'offentlch'],
])('takes a typo for %s in every alphabet', async (word, typed) => {
  const archive = createSearchArchive();
  const id = await archive.add({ name: 'scan.pdf', content: word });
  expect(await archive.idsFor(typed)).toEqual([id]);
});

test('takes a mistyped word for the most frequent words', async () => {
  const archive = createSearchArchive();
  const words = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `haus${letter}tor`);
  for (const word of words) await archive.add({ name: 'x', content: word });
  const { documents } = await archive.search('haus4tor', { pageSize: 100 });
  expect(documents).toHaveLength(20);
});
