import { describe, expect, test } from 'vitest';
import { cutIndexOf, splitPieces } from './cut-index.ts';

const partsOf = (name: string) => [name.slice(0, cutIndexOf(name)), name.slice(cutIndexOf(name))];

describe('cutIndexOf', () => {
  test('keeps the end of a long name, with its extension', () => {
    expect(partsOf('Vertrag Zahnarztpraxis Dr. Weiß 2024-07-27 Nr. 2.pdf')).toEqual([
      'Vertrag Zahnarztpraxis Dr. Weiß 20',
      '24-07-27 Nr. 2.pdf',
    ]);
  });

  test('begins the end with a word, not with the space before it', () => {
    expect(partsOf('Mietvertrag der Gewerberäume vom Nachtrag unterschriebe.txt')[1]).toBe(
      'unterschriebe.txt',
    );
  });

  test('begins the end with a word where that leaves out little', () => {
    expect(partsOf('Insurance and retirement provision')[1]).toBe('provision');
    expect(partsOf('Stadtwerke Rechnung 2026-03.pdf')[1]).toBe('2026-03.pdf');
    expect(partsOf('scan_of_the_contract_with_works.pdf')[1]).toBe('with_works.pdf');
    // The end must contain more than the number, which is the only difference.
    expect(partsOf('Protokoll der Eigentümerversammlung 2.pdf')[1]).toBe('rversammlung 2.pdf');
  });

  test('keeps at most half of a name as its end, so that all of it is shown where there is room', () => {
    expect(partsOf('zamowienie-iso-8859-2.txt')).toEqual(['zamowienie-is', 'o-8859-2.txt']);
    expect(partsOf('保険契約書 2025年度.txt')).toEqual(['保険契約書 2', '025年度.txt']);
  });

  test('does not split a short name', () => {
    expect(partsOf('Rechnung 24-07-27.pdf')).toEqual(['Rechnung 24-07-27.pdf', '']);
  });

  test('counts East Asian characters twice', () => {
    const name = '東京都千代田区丸の内オフィス賃貸借契約書.txt';
    expect(partsOf(name)[1]).toBe('ス賃貸借契約書.txt');
    expect(partsOf('山田製作所契約書.txt')[1]).toBe('');
  });

  test('splits between graphemes only', () => {
    const family = '👨‍👩‍👧‍👦';
    const [start, end] = partsOf(`Fotos vom Sommerfest der Familie ${family.repeat(12)}.jpg`);
    expect(start?.endsWith(family)).toBe(true);
    expect(end?.startsWith(family)).toBe(true);
  });

  test('splits a right-to-left name where its last right-to-left word ends', () => {
    expect(partsOf('عقد إيجار المحل التجاري في شارع الملك فهد 2026-03-14.pdf')[1]).toBe(
      '2026-03-14.pdf',
    );
  });

  test('does not split a long left-to-right run after right-to-left text', () => {
    expect(partsOf('تقرير annual-report-2026-final-version.pdf')[1]).toBe('');
  });
});

describe('splitPieces', () => {
  test('splits a match at the index and keeps both parts marked', () => {
    const pieces = [
      { text: 'Ver', isMatch: false },
      { text: 'trag', isMatch: true },
      { text: '.pdf', isMatch: false },
    ];
    expect(splitPieces(pieces, 5)).toEqual([
      [
        { text: 'Ver', isMatch: false },
        { text: 'tr', isMatch: true },
      ],
      [
        { text: 'ag', isMatch: true },
        { text: '.pdf', isMatch: false },
      ],
    ]);
  });

  test('puts everything before an index at the end', () => {
    expect(splitPieces([{ text: 'a', isMatch: true }], 1)).toEqual([
      [{ text: 'a', isMatch: true }],
      [],
    ]);
  });
});
