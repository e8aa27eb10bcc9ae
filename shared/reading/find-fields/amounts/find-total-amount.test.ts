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

it.each([
  ['Dubai\nTax invoice 12\nTotal due AED 105.00\nVAT 5%', '105 AED'],
  ['Dubai\nTax invoice 12\nVAT 5%\nAmounts in AED\nTotal due 105.00', '105 AED'],
  ['Nairobi\nInvoice 12\nIncluding VAT 16%\nTotal due KSh 1,160.00', '1160 KES'],
  ['Rechnung 12\nGesamtbetrag: 1234,50 Franken', '1234.5 CHF'],
  ['Rechnung 12\nGesamtbetrag: 1.234,50 kn', '1234.5 HRK'],
  ['Rechnung 12\nGesamtbetrag: 1.234,50 TL', '1234.5 TRY'],
  ['Rechnung 12\nGesamtbetrag: 100,00 грн', '100 UAH'],
  ['Rechnung 12\nGesamtbetrag: 100,00 円', '100 JPY'],
  ['Invoice 12\nTotal: CN¥100.00', '100 CNY'],
  ['Invoice 12\nTotal: ¥12,345.00 CNY', '12345 CNY'],
  ['Facture 12\nTotal à payer : 100,00 $ CA', '100 CAD'],
  ['Invoice 12\nTotal: CDN$100.00', '100 CAD'],
  ['Factura 12\nTotal a pagar: S/ 100.00', '100 PEN'],
])('is in a currency from further away: %j', (text, total) => {
  expect(totalOf(text)).toBe(total);
});

it.each([
  'Invoice 12\nTotal 100,00 kr',
  'Invoice 12\nTotal ₫100.00',
  'Cape Stationers\nTax invoice 12\nVAT 15% R 15.00\nTotal due R 115.00',
  'Mumbai\nInvoice 12\nVAT 5%\nGrand total Rs. 1,050.00',
  'Invoice 12\nVAT 14%\nTotal due E£114.00',
  'Invoice 12\nTotal J$100.00',
  'Facture 12\nTotal à payer : 1 200,00 DH',
  'Facture 12\nTotal TTC : 120 000,00 FCFA',
  'Factura 12\nTotal a pagar: Bs 100,00',
  'Rechnung 12\nGesamtbetrag: 100,00 руб.',
])('is none in a currency that cannot be told: %j', (text) => {
  expect(totalOf(text)).toBeUndefined();
});

it.each([
  ['Credit note CN1184\nOriginal invoice: 55102\nVAT 16.00\nTotal £96.00', '-96 GBP'],
  ['CREDIT MEMO\nVAT -£16.00\nTotal -£96.00', '-96 GBP'],
  ['GUTSCHRIFT G-118\n8.1 % MWST  CHF 6.48\nGutschriftsbetrag  CHF 86.50', '-86.5 CHF'],
  ['Stornorechnung 118\nMwSt. 19 %  19,00\nGesamtbetrag  119,00 EUR', '-119 EUR'],
  ["AVOIR\nN° AV-118\nTVA 20 % 19,80\nMontant de l'avoir 118,80 EUR", '-118.8 EUR'],
  ['Nota di credito n. 4/NC\niva 22 % 8,80\ntotale nota di credito euro 48,80', '-48.8 EUR'],
  ['Nota de crédito NC 1/44\nIVA 23% 6,90\nTotal creditado 36,90 €', '-36.9 EUR'],
  [
    'G U T S C H R I F T   zu RG230102\nNettosumme -40,00\nUSt. 19 % -7,60\nGutschriftsbetrag EUR -47,60',
    '-47.6 EUR',
  ],
  [
    'Π Ι Σ Τ Ω Τ Ι Κ Ο   Τ Ι Μ Ο Λ Ο Γ Ι Ο\nΠΙΣΤ-387\nΦΠΑ 24% 9,06 €\nΣύνολο πίστωσης 46,80 €',
    '-46.8 EUR',
  ],
  ['Creditnota C24\nbtw 21% -10,50\nTotaal € -60,50', '-60.5 EUR'],
  ['FACTURĂ STORNO\nTVA 19% -9,50\nTotal -59,50 lei', '-59.5 RON'],
  ['FAKTURA KORYGUJĄCA FK/3\nVAT 23% 46,00\nBrutto 246,00\nDo zwrotu: 246,00 zł', '-246 PLN'],
  ['FACTURA RECTIFICATIVA R-7\nIVA 4 % -3,20\nTOTAL -83,20 €', '-83.2 EUR'],
])('is below zero on a credit note: %j', (text, total) => {
  expect(totalOf(text)).toBe(total);
});

it.each([
  ['Invoice 118\nless credit note 55102 -£4.00\nTotal due £96.00', '96 GBP'],
  ['Rechnung 118\nGutschrift aus April -10,00\nRechnungsbetrag 96,00 EUR', '96 EUR'],
  ['FACTURA RECTIFICATIVA R-7\nIVA 4 % 3,20\nTOTAL A PAGAR 83,20 €', '83.2 EUR'],
  ['FAKTURA KORYGUJĄCA FK/3\nVAT 23% 46,00\nDo zapłaty: 246,00 zł', '246 PLN'],
])('is above zero on a bill that names one, or corrects another: %j', (text, total) => {
  expect(totalOf(text)).toBe(total);
});

const confidenceOf = (text: string) =>
  findFields(text).find(({ field }) => field === 'totalAmount')?.confidence ?? 0;
const confidenceAt = (place: string) =>
  confidenceOf(`INVOICE\n${place}\nInvoice date 5 March 2024\nTotal due $100.00`);

it('is only proposed in dollars of nobody knows which country', () => {
  expect(confidenceAt('Springfield, IL 62704')).toBeGreaterThanOrEqual(sureConfidence);
  expect(confidenceAt('Springfield')).toBeLessThan(sureConfidence);
});

it('is only proposed beside letters that may be a currency', () => {
  const rest = 'Bitte überweisen Sie den Betrag innerhalb von 14 Tagen';
  const confidenceWith = (total: string) =>
    confidenceOf(`Rechnung 12\nGesamtbetrag: ${total}\n${rest}`);
  expect(confidenceWith('100,00')).toBeGreaterThanOrEqual(sureConfidence);
  expect(confidenceWith('100,00 NETTO')).toBeGreaterThanOrEqual(sureConfidence);
  expect(confidenceWith('100,00 XYZ')).toBeLessThan(sureConfidence);
});

it.each([
  [
    'Rechnung 118\nGesamtbetrag   4.879,00 €\nabzüglich Anzahlung vom 15.01.2024 (Rechnung 9)   1.500,00 €\nNoch zu zahlen   3.379,00 €',
    '3379 EUR',
  ],
  [
    'Stromrechnung\nRechnungsbetrag   1.412,88 €\nIhre Abschläge   -660,00 €\nIhre Abschläge   -660,00 €\nNachzahlung   92,88 €',
    '92.88 EUR',
  ],
  [
    'INVOICE 118\nTotal Charges      $342.00\nInsurance payment -$180.00\nAmount Due         $162.00',
    '162 USD',
  ],
  [
    'FACTURE 118\nTotal TTC   384,62 €\nAcompte versé   200,00 €\nReste à payer   184,62 €',
    '184.62 EUR',
  ],
  [
    'FACTURA 118\nTotal factura   500,00 €\nAnticipo   -200,00 €\nImporte pendiente   300,00 €',
    '300 EUR',
  ],
  [
    'FATTURA 118\nTotale fattura   500,00 €\nAcconto versato   200,00 €\nSaldo   300,00 €',
    '300 EUR',
  ],
  [
    'FACTUUR 118\nTotaal incl. btw   € 500,00\nReeds betaald   € 200,00\nNog te betalen   € 300,00',
    '300 EUR',
  ],
  [
    'Faktura VAT nr 18/03/2025\nRazem brutto   500,00 zł\nZaliczka   200,00 zł\nPozostało do zapłaty   300,00 zł',
    '300 PLN',
  ],
  [
    'FATURA 118\nTotal com IVA   500,00 €\nSinal pago   200,00 €\nValor em falta   300,00 €',
    '300 EUR',
  ],
  [
    'FACTURA 118\nTotal factură   500,00 lei\nAvans achitat   200,00 lei\nRest de plată   300,00 lei',
    '300 RON',
  ],
  [
    'INVOICE 118\nTotal   £1,190.00\nDiscount for members   -£190.00\nAmount due   £1,000.00',
    '1000 GBP',
  ],
  [
    'Rechnung 118\nGesamtbetrag   1.190,00 €\nTreuerabatt   -190,00 €\nZu zahlen   1.000,00 €',
    '1000 EUR',
  ],
  [
    'Rechnung 118\nRechnungsbetrag   1.190,00 €\nAnzahlung   -190,00 €\nNoch zu zahlen   1.000,00 €\n2 % Skonto   -20,00 €\nZahlbetrag bis 14.03.2026   980,00 €',
    '1000 EUR',
  ],
])('is what is left to pay after deposits, instalments and credits: %j', (text, left) => {
  expect(totalOf(text)).toBe(left);
});

it.each([
  // Nothing is left to pay, or more was paid than required.
  ['INVOICE 118\nTotal   £120.00\nAmount paid   £120.00\nBalance due   £0.00', '120 GBP'],
  [
    'Rechnung 118\nRechnungsbetrag   500,00 €\nIhre Abschläge   -600,00 €\nGuthaben   100,00 €',
    '500 EUR',
  ],
  // Less only for early payment.
  [
    'Rechnung 118\nRechnungsbetrag   100,00 €\nabzüglich 2 % Skonto   -2,00 €\nZahlbetrag bei Skonto   98,00 €',
    '100 EUR',
  ],
  [
    'Rechnung 118\nRechnungsbetrag   1.190,00 €\nabzüglich 2 % Skonto   -23,80 €\nZahlbetrag bis 14.03.2026   1.166,20 €',
    '1190 EUR',
  ],
  [
    'Rechnung 118\nGesamtbetrag   1.190,00 €\n2 % Skonto bis 14.03.2026   -23,80 €\nZu zahlen   1.166,20 €',
    '1190 EUR',
  ],
  [
    'Rechnung 118\nGesamtbetrag   1.190,00 €\nNachlass bei Zahlung bis 14.03.2026   -23,80 €\nZu zahlen   1.166,20 €',
    '1190 EUR',
  ],
  [
    'INVOICE 118\nTotal   £1,190.00\nDiscount if paid within 10 days   -£23.80\nAmount due   £1,166.20',
    '1190 GBP',
  ],
  [
    'INVOICE 118\nTotal   £1,190.00\nEarly settlement 2 %   -£23.80\nAmount due   £1,166.20',
    '1190 GBP',
  ],
  [
    'FACTURE 118\nTotal TTC   1 190,00 €\nEscompte 2 %   -23,80 €\nReste à payer   1 166,20 €',
    '1190 EUR',
  ],
  [
    'FACTURE 118\nTotal TTC   1 190,00 €\nRemise pour paiement sous 8 jours   -23,80 €\nReste à payer   1 166,20 €',
    '1190 EUR',
  ],
  [
    'FATTURA 118\nTotale fattura   1.190,00 €\nSconto per pagamento entro 10 giorni   -23,80 €\nSaldo   1.166,20 €',
    '1190 EUR',
  ],
  [
    'FACTURA 118\nTotal factura   1.190,00 €\nDescuento por pronto pago   -23,80 €\nImporte pendiente   1.166,20 €',
    '1190 EUR',
  ],
  [
    'FACTURA 118\nTotal factura   1.190,00 €\nDescuento si se paga en 10 días   -23,80 €\nImporte pendiente   1.166,20 €',
    '1190 EUR',
  ],
  [
    'FACTUUR 118\nTotaal incl. btw   € 1.190,00\nKorting bij betaling binnen 8 dagen   € -23,80\nNog te betalen   € 1.166,20',
    '1190 EUR',
  ],
  [
    'FATURA 118\nTotal com IVA   1.190,00 €\nDesconto por pagamento antecipado   -23,80 €\nValor em falta   1.166,20 €',
    '1190 EUR',
  ],
  [
    'Faktura VAT nr 18/03/2025\nRazem brutto   1 190,00 zł\nRabat za wcześniejszą płatność   -23,80 zł\nPozostało do zapłaty   1 166,20 zł',
    '1190 PLN',
  ],
  [
    'FACTURA 118\nTotal factură   1.190,00 lei\nReducere pentru plata anticipată   -23,80 lei\nRest de plată   1.166,20 lei',
    '1190 RON',
  ],
  // A future instalment is not part of this bill.
  ['Rechnung 118\nRechnungsbetrag   500,00 €\nIhr neuer Abschlag   118,00 €', '500 EUR'],
])('is the gross total where nothing else is to pay: %j', (text, gross) => {
  expect(totalOf(text)).toBe(gross);
});

it.each([
  [
    'Räkning\nVi tackar för din beställning och hoppas att du är nöjd med den.\nAtt betala 100,00 kr',
    '100 SEK',
  ],
  [
    'Regning\nVi takker for din bestilling og håber, at du er glad for den.\nBeløb til betaling 100,00 kr.',
    '100 DKK',
  ],
  [
    'Regning\nVi takker for bestillingen din og håper at du er fornøyd med den.\nBeløp til betaling 100,00 kr',
    undefined,
  ],
])('has the crowns of the language: %j', (text, total) => {
  expect(totalOf(text)).toBe(total);
});

it.each([
  [
    '賞与明細書\n社会福祉法人やまびこ会\n職員番号：2041\n氏名：大久保 真理 様\n支給日：2024年12月10日\n支給合計　　420,000\n控除合計　　 85,850\n差引支給額　　334,150',
    '334150 JPY',
  ],
  [
    'VÝPLATNÍ LÍSTEK 03/2025\nHRUBÁ MZDA    34 700\nČISTÁ MZDA    28 039\nSrážky    920\nK VÝPLATĚ    27 119',
    '27119 CZK',
  ],
])('has no decimals in some currencies', (text, total) => {
  expect(totalOf(text)).toBe(total);
});

it('is not the tax in parentheses behind its label', () => {
  expect(
    totalOf(
      'Orderkvitto\nBeställd 17 feb. 2025\nBetalsätt: Swish (betald)\nLeverans till ombud\nGarn    414,00\nFrakt    49,00\nTotalsumma (inkl. moms 92,60)    463,00 kr',
    ),
  ).toBe('463 SEK');
});

it('is what is left to pay, rounded to whole units', () => {
  expect(
    totalOf(
      'Faktura č. 118\nCelkem    23 814,46\nUhrazené zálohy    -21 972,00\nZaokrouhlení    0,54\nNedoplatek    1 843,00 Kč',
    ),
  ).toBe('1843 CZK');
});

it('is negative on a receipt of a return', () => {
  expect(
    totalOf('クレジットカード売上票\n取引日 25/08/16\n取引内容 取消\n合計金額　　－￥58,300'),
  ).toBe('-58300 JPY');
});

it.each([
  [
    'Beste ouders,\nde kosten voor het kamp zijn € 87,50 per kind. Wilt u dit bedrag overmaken op rekening NL91 ABNA 0417 1643 00?\nMet vriendelijke groet',
    '87.5 EUR',
  ],
  [
    'Hallo Anna,\nfür 45 Leute mache ich das Buffet für 33 Euro pro Kopf, also 1.485 € mit Geschirr.\nBitte überweise bis Freitag auf DE89 3704 0044 0532 0130 00.',
    '1485 EUR',
  ],
  [
    'MANDAT KARNY\nGrzywna:   200 zł (słownie: dwieście złotych)\nGrzywnę należy wpłacić na rachunek 21 1020 1026 0000 0422 7020 1111',
    '200 PLN',
  ],
])('is in a sentence or behind an unknown label: %j', (text, total) => {
  expect(totalOf(text)).toBe(total);
});

it('takes no currency from the next line', () => {
  expect(
    totalOf(
      'Herinnering\nDe huur van april 2021,\n€ 641,18, hebben wij niet ontvangen. Wilt u dit bedrag betalen?',
    ),
  ).toBe('641.18 EUR');
});

it.each([
  [
    'Swish\n- 500,00 kr\nBetalning skickad\nDatum 5 november 2023 kl 19:22\nVisa som kvitto',
    '500 SEK',
  ],
  ['Kortkvitto\nRETUR\nDatum 5 november 2023 kl 19:22\nTotalt -500,00 kr', '-500 SEK'],
])('has a minus on a receipt only where something is paid back: %j', (text, total) => {
  expect(totalOf(text)).toBe(total);
});

it('is labelled by the words before a remark in parentheses', () => {
  expect(
    totalOf(
      'Fluturas salariu IULIE 2024\nSalariu brut   5.542\nBaza impozit   3.602\nREST DE PLATA (card)   3.412',
    ),
  ).toBe('3412 RON');
});

it('has the currency of the language although other words precede it in Japanese', () => {
  expect(
    totalOf(
      '給与支給明細書 令和6年6月分\n支給日 令和6年6月25日\n基本給 198,000\n残業手当 64,570\n総支給額 262,570\n控除合計 49,096\n【差引支給額】 213,474\n銀行振込 213,474',
    ),
  ).toBe('213474 JPY');
});
