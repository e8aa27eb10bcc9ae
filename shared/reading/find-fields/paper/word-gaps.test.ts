import { expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';
import { closeWordGaps } from './word-gaps.ts';

const wide =
  'Talho  Central  de  Beja\nFatura  simplificada  FS  12/4418\nData  11-08-2023   Lisboa\nNovilho  2,1  kg     37,80\nTotal  EUR     64,35';

it('leaves one space between words, and columns as they are', () => {
  const { text, offsetOf } = closeWordGaps(wide);
  expect(text).toContain('Talho Central de Beja\nFatura simplificada FS 12/4418');
  expect(text).toContain('11-08-2023   Lisboa');
  const at = text.indexOf('37,80');
  expect(wide.slice(offsetOf(at), offsetOf(at + 5))).toBe('37,80');
});

it('leaves a text alone in which columns are separated by two spaces', () => {
  const table =
    'Rechnung Nr. 118 vom 12.3.2024\nPos  Artikel  Preis\n1  Schrauben M6 verzinkt  4,20\n';
  expect(closeWordGaps(table).text).toBe(table);
});

it('is undone in the place of what was found', () => {
  const total = findFields(wide).find(({ field }) => field === 'totalAmount');
  expect(wide.slice(total?.start ?? 0, total?.end ?? 0)).toContain('64,35');
  const day = findFields(wide).find(({ field }) => field === 'documentDate');
  expect(wide.slice(day?.start ?? 0, day?.end ?? 0)).toBe('11-08-2023');
});

it.each([
  ['御  請  求  書               No.5', '御 請 求 書               No.5'],
  ['  R  E  C  H  N  U  N  G\nNr. 4', '  R E C H N U N G\nNr. 4'],
  ['合  計   343,200円', '合 計   343,200円'],
])('closes the gaps between the letters of a heading: %j', (text, closed) => {
  expect(closeWordGaps(text).text).toBe(closed);
});

it('leaves the heads of columns alone that are single letters', () => {
  expect(closeWordGaps('A  B\n1  2').text).toBe('A  B\n1  2');
});

it.each(['A  B  C\n1  2  3', 'A  B  C  D\n1  2  3  4', '日  月  火  水\n', '日  月   118'])(
  'leaves the heads of columns and of calendars alone: %j',
  (text) => {
    expect(closeWordGaps(text).text).toBe(text);
  },
);

it.each(['R    E    C    H\nDatum 12', '御   請   求   書\nR    E    C    H    N\nNr. 4'])(
  'finds the place of each letter after wide gaps: %j',
  (text) => {
    const { text: closed, offsetOf } = closeWordGaps(text);
    expect(closed).toBe(text.replaceAll(/ +/g, ' '));
    const places = Array.from(closed, (_, at) => at).filter((at) => closed[at] !== ' ');
    expect(places.map((at) => text[offsetOf(at)])).toEqual(places.map((at) => closed[at]));
  },
);
