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

it('is a bill where a statement has an amount to pay and a day for it', () => {
  const head = 'LAKESHORE MEDICAL CENTER\nSTATEMENT DATE: 11/12/24\n';
  expect(typeOf(`${head}PAY THIS AMOUNT: $412.85\nPAYMENT DUE BY: 12/03/24`)).toBe('invoice');
  expect(
    typeOf(
      `CARD STATEMENT\nSTATEMENT DATE: 11/12/24\nNew balance $412.85\nMinimum payment due $35.00\nPAYMENT DUE BY: 12/03/24`,
    ),
  ).toBe('statement');
});

it('is a letter where it is about a contract', () => {
  expect(
    typeOf(
      'ASSURANCES DU MIDI SA\n\nContrat auto n° 40.118.442\n\nNîmes, le 25 février 2025\n\nMonsieur,\nNous accusons réception de votre courrier du 18 février 2025.\nVeuillez agréer nos salutations distinguées.',
    ),
  ).toBe('letter');
});

it('is a reminder where two things say so, as of what was not paid', () => {
  expect(
    typeOf(
      'Commune de Saint-Aubin\n\n2ème rappel - titre 2024-1184\n\nVotre facture de mars n’est pas soldée.\nRestant dû : 78,40 €',
    ),
  ).toBe('reminder');
});
