import { expect, it } from 'vitest';
import { findFields } from '../find-fields.ts';
import { sureConfidence } from '../finding.ts';

const totalOf = (text: string) => {
  const total = findFields(text).find(({ field }) => field === 'totalAmount')?.value;
  return total && typeof total === 'object' && 'amount' in total
    ? `${total.amount} ${total.currency}`
    : undefined;
};

it('is what the amounts above it add up to, without a label', () => {
  expect(
    totalOf(
      'Invoice 118\nPump            210.00\nLabour          190.00\nVAT 13.5%        54.00\n               €454.00',
    ),
  ).toBe('454 EUR');
});

it('includes the tax that its label names', () => {
  expect(
    totalOf(
      'FACTUUR 118\nArbeid            100,00\nTotaal excl.      100,00\nBTW 21%            21,00\nTotaal incl. 21% btw    € 121,00',
    ),
  ).toBe('121 EUR');
});

it('is what is paid out of a payslip, not what was earned net before', () => {
  expect(
    totalOf(
      'Gehaltsabrechnung April 2024\nGesamtbrutto      3.506,59 EUR\nNettoverdienst    2.358,44\nVWL Überweisung     -40,00\nAuszahlungsbetrag 2.318,44',
    ),
  ).toBe('2318.44 EUR');
});

it('is what a sentence says will be taken, or has to be paid', () => {
  expect(
    totalOf(
      "Bramble Energy bill\nYour balance on 1 March    £146.22\nWe'll take £146.22 on 18 March 2025",
    ),
  ).toBe('146.22 GBP');
  expect(
    totalOf('Decyzja w sprawie opłaty\nustalam podatek w kwocie 318,00 zł, płatny w ratach'),
  ).toBe('318 PLN');
});

it('is behind a currency in a column of its own', () => {
  expect(totalOf('Kassenbon\nSchrauben  12,99 A\nSpachtel  30,97 A\nSUMME     EUR     43,96')).toBe(
    '43.96 EUR',
  );
});

it('is labelled so, whatever is remarked on its tax', () => {
  expect(
    totalOf('Clínica Dental\nFACTURA 118\nTOTAL (exento de IVA art. 20 Ley 37/1992)   340,00 €'),
  ).toBe('340 EUR');
});

it('has the currency of the country where no sign is printed', () => {
  expect(totalOf('FOSSE MOTORS\nINVOICE 118\nMOT test\nTotal due        276.00')).toBe('276 GBP');
  expect(totalOf('TRUE HARDWARE\n563-555-0118\nReceipt\nTOTAL            38.16')).toBe('38.16 USD');
});

it.each([
  ['ABN 55 118 842 071', 'AUD'],
  ['RFC CEB050505AB1', 'MXN'],
  ['Austin, TX 78664', 'USD'],
])('has the currency of the country of %s', (line, currency) => {
  expect(totalOf(`Invoice 118\n${line}\nTotal $12.00`)).toBe(`12 ${currency}`);
});

it.each([
  ['Faktura 12\nStockholm den 5 mars 2024\nAtt betala 100,00 kr', '100 SEK'],
  ['Faktura 12\nOslo\nÅ betale 100,00 kr', '100 NOK'],
  ['Faktura 12\nCVR 12345678\nAt betale kr. 100,00', '100 DKK'],
  ['Invoice 12\nTotal A$100.00', '100 AUD'],
  ['Invoice 12\nTotal C$ 100.00', '100 CAD'],
  ['Invoice 12\nTotal HK$ 100.00', '100 HKD'],
  ['Invoice 12\nABN 51 824 753 556\nTotal $100.00', '100 AUD'],
  ['Invoice 12\nABN 51 824 753 556\nTotal US$100.00', '100 USD'],
  ['Invoice 12\nTotal NZD 100.00', '100 NZD'],
])('is in the currency that is printed or that the country has: %j', (text, total) => {
  expect(totalOf(text)).toBe(total);
});

it.each(['Invoice 12\nTotal 100,00 kr', 'Invoice 12\nTotal ₫100.00'])(
  'is none in a currency that cannot be told: %j',
  (text) => {
    expect(totalOf(text)).toBeUndefined();
  },
);

const confidenceAt = (place: string) =>
  findFields(`INVOICE\n${place}\nInvoice date 5 March 2024\nTotal due $100.00`).find(
    ({ field }) => field === 'totalAmount',
  )?.confidence ?? 0;

it('is only proposed in dollars of nobody knows which country', () => {
  expect(confidenceAt('Springfield, IL 62704')).toBeGreaterThanOrEqual(sureConfidence);
  expect(confidenceAt('Springfield')).toBeLessThan(sureConfidence);
});
