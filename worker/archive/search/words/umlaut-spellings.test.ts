import { describe, expect, test } from 'vitest';
import { createSearchArchive } from '../../../../tests/support/search-archive.ts';
import { umlautSpellings } from '../../../../shared/archive/search/spellings/umlaut-spellings.ts';

describe('umlauts', () => {
  test.each([
    ['kuendigung', 'Kündigung'],
    ['kündigung', 'Kuendigung'],
    ['KÜNDIGUNG', 'KUENDIGUNG'],
    ['ueberpruefung', 'Überprüfung'],
    ['steuerpruefung', 'Steuerprüfung'],
    ['moebel', 'Möbel'],
    ['aerger', 'Ärger'],
    ['strasse', 'Straße'],
    ['straße', 'Strasse'],
  ])('%s finds %s in texts and in names', async (typed, written) => {
    const archive = createSearchArchive();
    const inText = await archive.add({ name: 'a', content: `die ${written} vom` });
    const inName = await archive.add({ name: `${written}.pdf`, content: '' });
    const { documents, correctedQuery } = await archive.search(typed);
    expect(documents.map(({ id }) => id)).toEqual([inName, inText]);
    expect(correctedQuery).toBeNull();
    expect(documents[0]?.markedName.some(({ isMatch }) => isMatch)).toBe(true);
    expect(documents[1]?.snippet.some(({ isMatch }) => isMatch)).toBe(true);
    expect(await archive.idsFor(`-${typed}`)).toEqual([]);
    expect(await archive.idsFor(`"${typed}"`)).toEqual([inName, inText]);
  });

  test('are found inside of words', async () => {
    const archive = createSearchArchive();
    const id = await archive.add({ name: 'a', content: 'Verbrauchsübersicht' });
    expect(await archive.search('uebersicht')).toMatchObject({
      documents: [{ id }],
      correctedQuery: null,
    });
  });
});

test.each([
  ['Kündigung', ['Kuendigung']],
  ['kuendigung', ['kundigung']],
  ['steuerpruefung', ['steuerprufung']],
  ['ueberpruefung', ['uberpruefung', 'ueberprufung', 'uberprufung']],
  ['neue', []],
  ['bauen', []],
  ['Quelle', []],
  ['coeur', []],
  ['poesie', ['posie']],
  ['baermaerzoelmoebel', ['barmarzolmobel']],
])('the other spellings of %s are %j', (text, spellings) => {
  expect(umlautSpellings(text)).toEqual(spellings);
});
