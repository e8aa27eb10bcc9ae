import { describe, expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';
import { sureConfidence } from '../finding.ts';

const referenceIn = (text: string) =>
  findFields(text).find(
    ({ field, confidence }) => field === 'reference' && confidence >= sureConfidence,
  )?.value;

describe('the number of a document', () => {
  it.each([
    ['FACTURE\nN° 118 447 20 du 06/02/2025\nMontant total TTC 88,14 €', '118 447 20'],
    [
      'POLIZZA R.C. AUTO N. 118/4420055\nPremio annuo € 412,00\nContraente: Anna Rossi',
      '118/4420055',
    ],
    [
      'PRIMĂRIA COMUNEI VALEA\nNr. 1188 din 07.02.2024\n\nDECIZIE DE IMPUNERE\nimpozit pe clădiri 240 lei',
      '1188',
    ],
    ['Lipowa Hydraulika\nFaktura VAT nr 18/03/2025\nRazem do zapłaty 240,00 zł', '18/03/2025'],
    [
      'Wójt Gminy Brzozów\nGK.6232.118.2024\n\nDecyzja\nustalam opłatę w wysokości 240,00 zł za odpady komunalne',
      'GK.6232.118.2024',
    ],
  ])('is read behind a mere sign, or as offices write it: %j', (text, number) => {
    expect(referenceIn(text)).toBe(number);
  });

  it.each([
    ['Sąd Rejonowy w Krakowie\nSygn. akt I C 418/24\nWezwanie świadka', 'I C 418/24'],
    ['ADEVERINȚĂ\nNr. 77/18.06.2025\nse adeverește că doamna Ana Pop', '77'],
    ['Lipowa Hydraulika\nFaktura VAT nr FV 14/02/2025\nRazem 240,00 zł', 'FV 14/02/2025'],
    [
      'Kvittering\nTak, fordi du har betalt med kort for parkering.\nKvitteringsnr.   P-7718 204 11\nI alt 12,00 kr. inkl. moms',
      'P-7718 204 11',
    ],
    [
      'APÓLICE MULTIRRISCOS\nNº da apólice   14.0114.0088217.2   Nº da proposta   5520118',
      '14.0114.0088217.2',
    ],
    [
      'Onderwerp: Herinnering factuur FP-26-0207\n\nBeste heer Jongen, onze factuur staat nog open.',
      'FP-26-0207',
    ],
    ['OSVĚDČENÍ\no získání odborné kvalifikace\n\nč. 118/2017\n\nBarbora Nová', '118/2017'],
    [
      'ΠΙΝΑΚΑΣ ΑΣΦΑΛΙΣΗΣ ΚΑΤΟΙΚΙΑΣ\nΑριθμός συμβολαίου ΚΑΤ-00771846\nΑσφάλιστρο 118,00 €',
      'ΚΑΤ-00771846',
    ],
    ['FACTURĂ\nSeria AOL nr. 4471902\nTotal de plată 88,14 lei', '4471902'],
    [
      "AVIS DE PAIEMENT\nNuméro de l'avis : 24 033 211 447 0 2 91\nMontant 30,00 €",
      '24 033 211 447 0 2 91',
    ],
  ])('is read whole, without its day, and from the subject: %j', (text, number) => {
    expect(referenceIn(text)).toBe(number);
  });

  it.each([
    'CONTEGGIO SALARIO N. MARZO 2019\nSalario netto CHF 3298.75',
    'Estratto conto n. AL 31/12/2023\nSaldo 118,00 €',
    'Ulice 5\nNáves č.p. 118\nVážená paní, děkujeme za dopis ze dne 3. 5. 2024.',
  ])('is no month, day or house: %j', (text) => {
    expect(referenceIn(text)).toBeUndefined();
  });

  it('is a booking code of letters', () => {
    expect(referenceIn('E-TICKET\nBooking reference: QX7L2D\nLeeds 06:15  Faro 09:20')).toBe(
      'QX7L2D',
    );
  });

  it('is the number of the customer only where the bill has none of its own', () => {
    const bill = 'Water bill\nAccount number 30-11820-04\nTotal due £ 48.11 by 12/08/2024';
    expect(referenceIn(bill)).toBe('30-11820-04');
    expect(referenceIn(`Bill number WB-118\n${bill}`)).toBe('WB-118');
  });

  it('is the order in a mail about one', () => {
    expect(
      referenceIn(
        'Von: Wollkiste <post@wollkiste.example>\nBetreff: Deine Bestellung GL-118442\n\nDanke für deine Bestellung!\nGesamtsumme 58,85 €',
      ),
    ).toBe('GL-118442');
  });

  it.each([
    ['Grundsteuer B 640 v.H.\nGrundsteuer 288,16 EUR fällig am 15.02.2025'],
    ['Council tax bill 2025/26\nTotal to pay £ 1,240.00'],
    ['Fatura simplificada\nTotal 12,00 €\nProcessado por programa certificado n.º 118/AT'],
    ['Contrato de arrendamento\nnos termos da Lei n.º 6/2006, de 27 de fevereiro'],
  ])('is no rate, year, program or law: %j', (text) => {
    expect(referenceIn(text)).toBeUndefined();
  });
});

it.each([
  ['FACTUUR RE-7973 - 04-05-2021\nRekening IBAN NL86DZJE9803546998\nTotaal € 12,00', 'RE-7973'],
  ['Mise en demeure de payer 284592 - 30 mai 2023\nReste à payer 12,00 €', '284592'],
  ['FATURA\nN.º cliente  973 998\nDocumento n.º   411148\nTotal 12,00 €', '411148'],
  ['RECHNUNG\nVorgangsnummer   RE-6183\nGesamt 12,00 €\nSteuer-Nr. 342/5770/1189', 'RE-6183'],
])('is that of the document, not of an account, a customer or a tax: %j', (text, number) => {
  expect(referenceIn(text)).toBe(number);
});
