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

it.each([
  [
    'de',
    'Rechnung 4711',
    'Wien, am 20. Jänner 2025',
    'Zahlbar binnen 8 Tagen netto Kassa.',
    '2025-01-28',
  ],
  [
    'de',
    'Rechnung 4711',
    'Wien, am 20. Jänner 2025',
    '10 Tage 2 % Skonto, 30 Tage netto',
    '2025-02-19',
  ],
  ['en', 'Invoice 118', 'Invoice date: 20 January 2025', 'Terms: net 30', '2025-02-19'],
  [
    'en',
    'Invoice 118',
    'Invoice date: 20 January 2025',
    'Payable within two weeks of the invoice date',
    '2025-02-03',
  ],
  ['fr', 'Facture 118', 'Date : 20/01/2025', 'Paiement à 30 jours date de facture', '2025-02-19'],
  ['es', 'Factura 118', 'Fecha: 20/01/2025', 'Pago a 30 días de la fecha de factura', '2025-02-19'],
  ['it', 'Fattura 118', 'Data: 20/01/2025', 'Pagamento: bonifico 30 gg data fattura', '2025-02-19'],
  [
    'nl',
    'Factuur 118',
    'Factuurdatum: 20-01-2025',
    'Te voldoen binnen 14 dagen na factuurdatum',
    '2025-02-03',
  ],
  [
    'pl',
    'Faktura nr 118',
    'Data wystawienia: 20.01.2025',
    'Przelew, termin 14 dni od daty wystawienia',
    '2025-02-03',
  ],
  [
    'pt',
    'Fatura n.º 118',
    'Data: 20/01/2025',
    'Pagamento a 30 dias da data da fatura',
    '2025-02-19',
  ],
  [
    'ro',
    'Factura nr. 118',
    'Data facturii: 20.01.2025',
    'Termen de plată: 15 zile de la data facturii',
    '2025-02-04',
  ],
  [
    'cs',
    'Faktura č. 118',
    'Datum vystavení: 20. 1. 2025',
    'Splatnost 14 dnů od vystavení faktury',
    '2025-02-03',
  ],
  [
    'da',
    'Faktura nr. 118',
    'Fakturadato: 20.01.2025',
    'Betaling senest 30 dage efter fakturadato',
    '2025-02-19',
  ],
  [
    'sv',
    'Faktura nr 118',
    'Fakturadatum: 2025-01-20',
    'Betalningsvillkor: 30 dagar netto',
    '2025-02-19',
  ],
  [
    'tr',
    'FATURA 118',
    'Fatura tarihi: 20.01.2025',
    'Fatura tarihinden itibaren 14 gün içinde ödenmesi gerekir',
    '2025-02-03',
  ],
  [
    'el',
    'ΤΙΜΟΛΟΓΙΟ 118',
    'Ημερομηνία έκδοσης: 20/01/2025',
    'Πληρωμή εντός 30 ημερών από την έκδοση',
    '2025-02-19',
  ],
  ['ja', '請求書', '請求日：2025年1月20日', 'お支払条件　20日締 翌月末日払い', '2025-02-28'],
])('is the last day of a printed term (%s): %s', (language, title, date, term, day) => {
  const text = `${title}\n${date}\n\n${term}\n`;
  expect(dueDateOf(text), language).toBe(day);
});

it.each([
  'Please pay within 14 days of delivery.',
  'Refunds are paid within 14 days of this invoice.',
  '2 % discount if paid within 10 days',
  'Payment is 30 days late.',
  'Wir überweisen Ihnen den Betrag innerhalb von 14 Tagen.',
  'Nous vous verserons ce paiement sous 14 jours.',
  'Paiement en 3 mois sans frais',
  'Payment plan: 3 months',
])('is no term of something else, or from another day: %s', (line) => {
  expect(
    dueDateOf(`Example Ltd\n\nInvoice 118\nInvoice date: 22/04/2024\nTOTAL £40.00\n${line}`),
  ).toBeUndefined();
});

it('is a printed day rather than the last day of a term', () => {
  expect(
    dueDateOf(
      'Example Ltd\n\nInvoice 118\nInvoice date: 22/04/2024\nTOTAL £40.00\nTerms: 14 days net\nDue date: 08/05/2024',
    ),
  ).toBe('2024-05-08');
});

it.each([
  [
    'Invoice 118\nInvoice date: 22 April 2024\nTOTAL £40.00\nPlease return with payment by May 6.',
    '2024-05-06',
  ],
  [
    'Rechnung 4711\nKöln, 22.04.2024\nBitte überweisen Sie den Betrag bis 6.5. auf unser Konto.',
    '2024-05-06',
  ],
  [
    'Factura 118\nFecha: 22/04/2024\nPáguese antes del 16/5 en la cuenta de la comunidad',
    '2024-05-16',
  ],
  [
    '請求書\n発行日：2024年4月22日\n合計金額 1,200円\n5月6日までに下記口座へお振込みください。',
    '2024-05-06',
  ],
])('is a last day without a year: %s', (text, day) => {
  expect(dueDateOf(text)).toBe(day);
});

it.each([
  [
    'da',
    'Regning\nDato: 20. januar 2025\n\nBeløbet bliver trukket via Betalingsservice den 3. februar.\nAt betale 1.287,44 kr.',
    '2025-02-03',
  ],
  [
    'sv',
    'Faktura\nFakturadatum 2025-10-01\nDu har autogiro: vi drar 449 kr från ditt konto den 31 oktober 2025.',
    '2025-10-31',
  ],
  [
    'pt',
    'Fatura FT 2026/77\nData de emissão 02/06/2026\nO débito na sua conta será efetuado a partir de 24/06/2026\nTotal 47,49 €',
    '2026-06-24',
  ],
  [
    'nl',
    'Heerde, 6 april 2023\n\nAan de ouders\n\nWilt u dit bedrag vóór 12 mei overmaken op onze rekening?\n\nHartelijke groet',
    '2023-05-12',
  ],
  [
    'ja',
    '請求書\n発行日 2024年8月22日\nご請求額 385,000円\nお支払は2024年9月20日までに、受付またはお振込でお願いいたします。',
    '2024-09-20',
  ],
])('is the day of a debit, or by which money is to arrive (%s)', (_, text, day) => {
  expect(dueDateOf(text)).toBe(day);
});

it('is no day before that of the document, nor a month in a threat', () => {
  expect(
    dueDateOf(
      'Muster GmbH\n\nRechnung 4711\nKöln, 22.04.2024\n\nRechnungsbetrag 12,00 EUR\nzahlbar bis 06.03.2024',
    ),
  ).toBeUndefined();
  expect(
    dueDateOf(
      'City of Alder\n3 March 2025\n\nNotice\nIf you do not pay, a further fine may be charged.',
    ),
  ).toBeUndefined();
});
