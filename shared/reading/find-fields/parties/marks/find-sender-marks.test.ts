import { describe, expect, it } from 'vitest';
import { findFields } from '../../find-fields.ts';
import type { FindOptions } from '../../finding.ts';
import { recognizeSender } from './recognize-sender.ts';

function marksOf(text: string, options: FindOptions = {}): string[] {
  const found = findFields(text, options).find(({ field }) => field === 'senderMarks');
  return found?.field === 'senderMarks'
    ? found.value.map(({ kind, mark }) => `${kind} ${mark}`)
    : [];
}

const letter = `Tiefbau Oswald KG
Hafenstraße 3, 18055 Rostock
Telefon 0381 445566, rechnung@tiefbau-oswald.de

Herrn
Uwe Brandt
Südplatz 4
04275 Leipzig
USt-IdNr. DE811907980

Rechnung Nr. 2023-1

Sehr geehrter Herr Brandt,
mehr zu Streitfällen lesen Sie unter https://ec.europa.eu/odr und bei anna.berg@gmx.de.
Rechnungsbetrag 3.238,35 EUR

Sparkasse, IBAN DE89 3704 0044 0532 0130 00, USt-IdNr. DE136695976`;

describe('what a sender is recognized by', () => {
  it('is in a letter, without what is its recipient’s or only mentioned', () => {
    expect(marksOf(letter)).toEqual([
      'iban DE89370400440532013000',
      'vat-id DE136695976',
      'address anna.berg@gmx.de',
      'domain tiefbau-oswald.de',
      'name tiefbau oswald',
    ]);
  });

  it('is nothing of the organization itself', () => {
    const organization = {
      names: ['Uwe Brandt'],
      domains: ['tiefbau-oswald.de'],
      addresses: ['anna.berg@gmx.de'],
    };
    expect(marksOf(letter, { organization })).toEqual([
      'iban DE89370400440532013000',
      'vat-id DE136695976',
      'name tiefbau oswald',
    ]);
  });

  it('is what a letter of the organization says of its recipient', () => {
    const organization = { names: ['Tiefbau Oswald KG'], domains: ['tiefbau-oswald.de'] };
    const marks = marksOf(letter, { organization });
    expect(marks.some((mark) => mark.startsWith('iban'))).toBe(false);
    expect(marks.some((mark) => mark.includes('oswald'))).toBe(false);
  });
});

describe('a sender', () => {
  const place = { page: 1, start: 0, end: 9 };
  const domain = { kind: 'domain', mark: 'a.de', ...place } as const;
  const iban = { kind: 'iban', mark: 'DE1', ...place } as const;
  const karl = { id: 'cor_karl', name: 'Karl' };
  const berta = { id: 'cor_berta', name: 'Berta' };
  const ofKarl = { ...karl, state: 'own' } as const;
  const ofBerta = { ...berta, state: 'own' } as const;

  it('is recognized by the surest of its marks', () => {
    const owners = [
      { ...ofKarl, kind: 'domain', mark: 'a.de' },
      { ...ofKarl, kind: 'iban', mark: 'DE1' },
    ] as const;
    const marks = [domain, iban];
    expect(recognizeSender(marks, owners)).toMatchObject({ ...karl, confidence: 97, mark: iban });
    expect(recognizeSender([domain], owners)).toMatchObject({ ...karl, confidence: 95 });
  });

  it('is not recognized by what several have, and doubtful if marks are of different ones', () => {
    const shared = { kind: 'domain', mark: 'a.de' } as const;
    const owners = [
      { ...ofKarl, ...shared },
      { ...ofBerta, ...shared },
    ];
    expect(recognizeSender([domain], owners)).toBeUndefined();
    const others = [
      { ...ofKarl, ...shared },
      { ...ofBerta, kind: 'iban', mark: 'DE1' },
    ] as const;
    expect(recognizeSender([domain, iban], others)).toMatchObject({ ...berta, confidence: 60 });
  });

  it('is not recognized by lost marks, unless no others are left', () => {
    const lost = { ...ofKarl, state: 'lost' } as const;
    const owners = [
      { ...lost, kind: 'iban', mark: 'DE1' },
      { ...lost, kind: 'domain', mark: 'a.de' },
      { ...ofBerta, kind: 'domain', mark: 'a.de' },
    ] as const;
    expect(recognizeSender([domain, iban], owners)).toMatchObject({ ...berta, confidence: 95 });
    expect(recognizeSender([domain, iban], owners.slice(0, 2))).toMatchObject(karl);
  });
});
