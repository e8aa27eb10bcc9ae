import { expect, it } from 'vitest';
import { findFields } from '../../find-fields.ts';

const dueDateOf = (text: string) =>
  findFields(text).find(({ field }) => field === 'dueDate')?.value;

it.each([
  'Zahlungsziel 14 Tage netto (06.05.2024)',
  'Zahlbar ohne Abzug, zu zahlen am: 06.05.2024',
  'Bitte überweisen Sie den Betrag bis 6. Mai.',
  'Wir buchen 12.00 EUR am 06.05.2024 von Ihrem Konto ab.',
  'Der Betrag muss bis spätestens am kommenden Montag, dem 6. Mai 2024, auf unserem Konto eingehen.',
  'Payable May 6, 2024',
])('is what a payment is asked by: %s', (line) => {
  expect(
    dueDateOf(
      `Muster GmbH\n\nRechnung 4711\nKöln, 22.04.2024\n\nRechnungsbetrag 12,00 EUR\n${line}`,
    ),
  ).toBe('2024-05-06');
});

it.each([
  'Bezahlt am 24.04.2024',
  'Lieferung und Rückgabe bis 06.05.2024',
  'Sind Sie nicht zufrieden, zahlen wir bis zum 06.05.2024 zurück.',
])('is no other day: %s', (line) => {
  expect(
    dueDateOf(
      `Muster GmbH\n\nRechnung 4711\nKöln, 22.04.2024\n\nRechnungsbetrag 12,00 EUR\n${line}`,
    ),
  ).toBeUndefined();
});

it.each([
  [
    'ja',
    '田中 恵子 様\n請求書\n請求日 2024年4月22日\n合計 1,200円\n2024/05/06までに下記口座へお振込みください。',
  ],
  ['ja', '請求書\n発行日：令和6年4月22日\n支 払 期 限：令和６年５月６日\n合計金額 ￥１，２００'],
  [
    'tr',
    'FATURA\nFatura tarihi: 22.04.2024\nÖdenecek tutar: 1.200,00 TL\nSon ödeme tarihi: 06.05.2024',
  ],
  [
    'el',
    'ΤΙΜΟΛΟΓΙΟ\nΗμερομηνία έκδοσης: 22/04/2024\nΠληρωτέο ποσό: 1.200,00 €\nΠληρωτέο έως: 06/05/2024',
  ],
])('is found in papers abroad (%s): %j', (language, text) => {
  const found = new Map<string, unknown>(findFields(text).map((each) => [each.field, each.value]));
  expect(found.get('language')).toBe(language);
  expect(found.get('documentType')).toBe('invoice');
  expect(found.get('documentDate')).toBe('2024-04-22');
  expect(found.get('dueDate')).toBe('2024-05-06');
  expect(found.get('totalAmount')).toMatchObject({ amount: 1200 });
});

it('is no day on which something else is due', () => {
  expect(
    dueDateOf(
      'Vet Ltd\n\nInvoice 118\nInvoice date: 22/04/2024\nTOTAL £40.00\nNext vaccination due: 06/05/2025',
    ),
  ).toBeUndefined();
});

it('is no day on which the reader is paid', () => {
  expect(
    dueDateOf(
      'Dear Mr Frost,\n\n3 March 2025\n\nWe will pay you £118.00 by 19 March 2025.\n\nYours sincerely',
    ),
  ).toBeUndefined();
});

it('is when an account is debited in a separable verb', () => {
  expect(
    dueDateOf(
      'Gemeente Zandwolde\nAanslag 2025\nDagtekening 28 februari 2025\nTotaal te betalen € 81,24\nDe eerste termijn schrijven wij af op 31 maart 2025.',
    ),
  ).toBe('2025-03-31');
});

it('is no day in the paragraph below one about paying', () => {
  expect(
    dueDateOf(
      'HearthGuard Ltd\n\n9 January 2025\n\nDear Mr Pellow,\n\nYou pay by monthly Direct Debit.\n\nTo change your mind, call us before 10 February 2025.\n\nYours sincerely',
    ),
  ).toBeUndefined();
});
