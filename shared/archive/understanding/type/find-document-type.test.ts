import { expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';

const typeOf = (text: string) =>
  findFields(text).find(({ field }) => field === 'documentType')?.value;

it('is a reminder where a bill is said to be unpaid, whatever the title', () => {
  expect(
    typeOf(
      'Drukkerij Reeuwijk\n\nFactuur 24-0771 van 2 september 2024   € 471,90\n\nBeste penningmeester,\nDeze factuur staat nog open. Misschien is onze vorige herinnering aan uw aandacht ontsnapt.',
    ),
  ).toBe('reminder');
});

it('is an invoice where one sentence says what happens if it is not paid', () => {
  expect(
    typeOf(
      'Muster GmbH\n\nRechnung 4711\nRechnungsbetrag 12,00 EUR\nBei Verzug berechnen wir Zinsen.',
    ),
  ).toBe('invoice');
});

it('is recognized by a compound that no list has', () => {
  expect(typeOf('Stadtwerke Lindenau\n\nWasserverbrauchsabrechnung\nNachzahlung 12,00 EUR')).toBe(
    'invoice',
  );
});

it('is a receipt where a mail confirms an order', () => {
  expect(
    typeOf(
      'Von: Wollkiste <post@wollkiste.example>\nAn: Gesine\n\nDanke für deine Bestellung!\n\nGesamtsumme 58,85 €\nBezahlt per Kreditkarte.',
    ),
  ).toBe('receipt');
});
