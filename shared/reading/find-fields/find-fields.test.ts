import { describe, expect, it } from 'vitest';
import { sureConfidence, type FindOptions } from './finding.ts';
import { findFields } from './find-fields.ts';

function valuesOf(text: string, options: FindOptions = { referenceDay: '2025-06-01' }) {
  const fields = findFields(text, options).filter(({ field }) => field !== 'senderMarks');
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
}

describe('papers', () => {
  it('is sure of a Japanese invoice, of which few characters say as much as many letters', () => {
    const text = '請求書\n発行日 令和6年3月5日\n合計 12,800円';
    expect(valuesOf(text)).toEqual({
      documentType: 'invoice',
      documentDate: '2024-03-05',
      totalAmount: { amount: 12_800, currency: 'JPY' },
      language: 'ja',
    });
    expect(findFields(text).every(({ confidence }) => confidence >= sureConfidence)).toBe(true);
  });

  it('reads a German invoice with a table', () => {
    const text = `Malerbetrieb Kästner
Bäckergasse 17, 04109 Leipzig
Steuernummer 231/145/09877

Herrn
Uwe Brandt
Südplatz 4
04275 Leipzig

Rechnung Nr. 2023-118

Rechnungsdatum: 02.11.2023
Leistungszeitraum: 16.10.2023 bis 20.10.2023

Pos.\tBezeichnung\tMenge\tEinzelpreis\tGesamt
1\tFlächen abdecken und abkleben\t1\t180,00\t180,00
\t\t\tZwischensumme\t2.721,30
\t\t\tUmsatzsteuer 19 %\t517,05
\t\t\tRechnungsbetrag\t3.238,35

Zahlbar innerhalb von vierzehn Tagen ohne Abzug. Die Lohnkosten betragen 1.940,00 Euro.
Bankverbindung: Sparkasse Leipzig, IBAN DE89 3704 0044 0532 0130 00, USt-IdNr. DE136695976`;
    expect(valuesOf(text)).toEqual({
      documentType: 'invoice',
      documentDate: '2023-11-02',
      dueDate: '2023-11-16',
      correspondent: { id: null, name: 'Malerbetrieb Kästner' },
      totalAmount: { amount: 3238.35, currency: 'EUR' },
      iban: 'DE89370400440532013000',
      reference: '2023-118',
      vatId: 'DE136695976',
      language: 'de',
    });
  });

  it('reads a German reminder under a return address', () => {
    const text = `Stadtwerke Oberrhein GmbH · Postfach 12 40 · 79012 Freiburg
Jürgen Grünwald
Lindenstraße 8
79104 Freiburg

Freiburg, den 14. August 2023

2. Mahnung

Sehr geehrter Herr Grünwald,

trotz unserer Erinnerung ist die Rechnung Nr. 4711-23 vom 12.06.2023 noch nicht beglichen.
Offener Rechnungsbetrag\t184,20 €
Mahngebühr\t5,00 €
Gesamtforderung\t189,20 €
Bitte überweisen Sie den Betrag bis spätestens 28.08.2023 auf das Konto DE02 1203 0000 0000 2020 51.

Mit freundlichen Grüßen
Stadtwerke Oberrhein GmbH`;
    expect(valuesOf(text)).toMatchObject({
      documentType: 'reminder',
      documentDate: '2023-08-14',
      dueDate: '2023-08-28',
      correspondent: { name: 'Stadtwerke Oberrhein GmbH' },
      totalAmount: { amount: 189.2, currency: 'EUR' },
      iban: 'DE02120300000000202051',
    });
  });

  it('reads a French invoice that is debited, and not the account of the customer', () => {
    const text = `EDF
Service Client
TSA 20012
41975 BLOIS CEDEX 9

M. Jean DUPONT
12 rue des Lilas
75011 PARIS

Facture du 12 mars 2024
N° de facture : 10 234 567 890
N° client : 5 012 345 678

Montant HT\t84,32 €
TVA 20 %\t16,86 €
Total TTC\t101,18 €

Cette somme sera prélevée le 28/03/2024 sur votre compte FR14 2004 1010 0505 0001 3M02 606
EDF SA au capital de 2 084 365 041 € - RCS Paris 552 081 317 - TVA FR03552081317 - www.edf.fr`;
    const values = valuesOf(text);
    expect(values).toMatchObject({
      documentType: 'invoice',
      documentDate: '2024-03-12',
      dueDate: '2024-03-28',
      correspondent: { name: 'EDF SA' },
      totalAmount: { amount: 101.18, currency: 'EUR' },
      reference: '10 234 567 890',
      vatId: 'FR03552081317',
    });
    expect(values).not.toHaveProperty('iban');
  });

  it('reads a British invoice in columns', () => {
    const text = `Acme Tools Ltd
14 Mill Lane
Leeds LS1 4AB
Tel: 0113 496 0000   accounts@acmetools.co.uk

INVOICE

Bill to:                         Invoice no:   INV-2024/0187
Harbour Cafe                     Invoice date: 03/04/2024
2 Quay Street                    Due date:     17/04/2024
Cork

Description        Qty   Price    Amount
Drill              2     45.00    90.00
Subtotal                          105.00
VAT 20%                           21.00
Total                             £126.00

Account name: Acme Tools Ltd  IBAN GB29 NWBK 6016 1331 9268 19`;
    expect(valuesOf(text)).toMatchObject({
      documentDate: '2024-04-03',
      dueDate: '2024-04-17',
      correspondent: { name: 'Acme Tools Ltd' },
      totalAmount: { amount: 126, currency: 'GBP' },
      iban: 'GB29NWBK60161331926819',
      reference: 'INV-2024/0187',
    });
  });

  it('reads a Polish invoice with seller and buyer side by side', () => {
    const text = `Faktura VAT nr FV/123/03/2024
Data wystawienia: 12 marca 2024 r.
Data sprzedaży: 10.03.2024
Termin płatności: 26.03.2024

Sprzedawca\tNabywca
Hurtownia Kwiatów Sp. z o.o.\tJan Kowalski
ul. Polna 5\tul. Leśna 8
00-950 Warszawa\t30-001 Kraków
NIP: 526-10-40-828\tNIP: 676-10-11-444

Razem netto\t1 000,00
VAT 23%\t230,00
Do zapłaty\t1 230,00 PLN
Nr konta: 61 1090 1014 0000 0712 1981 2874`;
    expect(valuesOf(text)).toEqual({
      documentType: 'invoice',
      documentDate: '2024-03-12',
      dueDate: '2024-03-26',
      correspondent: { id: null, name: 'Hurtownia Kwiatów Sp. z o.o.' },
      totalAmount: { amount: 1230, currency: 'PLN' },
      iban: 'PL61109010140000071219812874',
      reference: 'FV/123/03/2024',
      vatId: 'PL5261040828',
      language: 'pl',
    });
  });

  it('reads a Dutch receipt', () => {
    const text = `Albert Heijn 1521
Kalverstraat 12 Amsterdam
KASSABON
12-mrt-2024 14:35
melk 1,29
brood 2,49
Totaal 3,78
Pin 3,78
Bedankt voor uw bezoek`;
    expect(valuesOf(text)).toMatchObject({
      documentType: 'receipt',
      documentDate: '2024-03-12',
      totalAmount: { amount: 3.78, currency: 'EUR' },
    });
  });

  it('reads a Spanish letter, and not the days it tells of', () => {
    const text = `COMUNIDAD DE REGANTES DEL EBRO
Zaragoza, a 12 de marzo de 2024

Estimado señor García:
Le comunicamos que la próxima junta se celebrará el 30 de abril de 2024. Usted ha nacido el 01/02/1960.
Atentamente,
El secretario`;
    const values = valuesOf(text);
    expect(values).toMatchObject({ documentType: 'letter', documentDate: '2024-03-12' });
    expect(values).not.toHaveProperty('dueDate');
  });

  it('reads an Italian invoice whose date is in its heading', () => {
    const text = `Studio Dentistico Bianchi S.r.l.
Via Roma 12 - 20121 Milano
P.IVA 00743110157

Spett.le
Mario Rossi
Via Verdi 3
20100 Milano

FATTURA n. 45/2024 del 05/03/2024
Scadenza: 04/04/2024
Imponibile € 200,00
IVA 22% € 44,00
Totale fattura € 244,00
Bonifico su IBAN IT60 X054 2811 1010 0000 0123 456`;
    expect(valuesOf(text)).toMatchObject({
      documentDate: '2024-03-05',
      dueDate: '2024-04-04',
      correspondent: { name: 'Studio Dentistico Bianchi S.r.l.' },
      totalAmount: { amount: 244, currency: 'EUR' },
      iban: 'IT60X0542811101000000123456',
      reference: '45/2024',
      vatId: 'IT00743110157',
    });
  });

  it('reads a Romanian invoice', () => {
    const text = `Factura seria ABC nr. 1234
Data: 12.03.2024
Furnizor: SC Electro Service SRL
CUI: RO 18547290
Cumpărător: Ion Popescu
Total fără TVA 100,00 lei
TVA 19% 19,00 lei
Total de plată 119,00 lei
Data scadenței: 27.03.2024
IBAN RO49 AAAA 1B31 0075 9384 0000`;
    expect(valuesOf(text)).toMatchObject({
      documentDate: '2024-03-12',
      dueDate: '2024-03-27',
      totalAmount: { amount: 119, currency: 'RON' },
      iban: 'RO49AAAA1B31007593840000',
      vatId: 'RO18547290',
    });
  });

  it('reads a Portuguese invoice', () => {
    const text = `Fatura FT 2024/118
Data de emissão: 2024-03-12
Data de vencimento: 2024-04-11
Padaria Central Lda
Rua do Ouro 10, 1100-060 Lisboa
NIF: 501442600
Total ilíquido 81,30 €
IVA 23% 18,70 €
Total a pagar 100,00 €`;
    expect(valuesOf(text)).toMatchObject({
      documentDate: '2024-03-12',
      dueDate: '2024-04-11',
      totalAmount: { amount: 100, currency: 'EUR' },
      reference: 'FT 2024/118',
      vatId: 'PT501442600',
    });
  });

  it('finds nothing in an empty text', () => {
    expect(findFields(' \n\f\n')).toEqual([]);
  });
});

describe('the other side', () => {
  const letter = `Nordlicht Versicherung AG
Hafenstraße 1, 20457 Hamburg

Sehr geehrte Frau Petersen,
anbei erhalten Sie Ihre Unterlagen.
Mit freundlichen Grüßen`;

  it('is the known correspondent of that name', () => {
    const correspondents = [
      { id: 'cor_1', names: ['Nordlicht', 'Nordlicht Versicherung'] },
      { id: 'cor_2', names: ['Petersen'] },
    ];
    expect(valuesOf(letter, { correspondents }).correspondent).toEqual({
      id: 'cor_1',
      name: 'Nordlicht',
    });
  });

  it('is who the organization wrote to', () => {
    const text = `Nordlicht Versicherung AG
Hafenstraße 1, 20457 Hamburg

Firma
Elbe Logistik GmbH
Kai 7
20459 Hamburg

Rechnung Nr. 2024-7 vom 12.03.2024`;
    const organization = { names: ['Nordlicht Versicherung AG'] };
    expect(valuesOf(text, { organization }).correspondent).toMatchObject({
      name: 'Elbe Logistik GmbH',
    });
  });
});

describe('a place in the text', () => {
  it('has the page and the characters that a value was read from', () => {
    const text = 'Nordlicht AG\n\f\nRechnungsdatum: 12.03.2024';
    const date = findFields(text).find(({ field }) => field === 'documentDate');
    expect(date).toMatchObject({ page: 2, start: 31, end: 41 });
  });
});

it.each(['hello', 'a Lease', 'March 3, 2025', 'Hello, attached the minutes'])(
  'is sure of nothing in %s',
  (text) => {
    expect(findFields(text).filter(({ confidence }) => confidence >= sureConfidence)).toEqual([]);
  },
);

it.each([
  'March 3, 2025\n\nThe roof was mended by three people in two days.',
  'Hello there,\n\nattached are the minutes of the meeting of the board.',
])('takes no day and no greeting for a sender: %s', (text) => {
  expect(findFields(text).map(({ field }) => field)).not.toContain('correspondent');
});

it.each([
  'Minutes of the spring meeting\nDate: 26 March 2026. Place: the office in the old mill.\n1. Orders\nThe order book is full until the end of July.\nFrom September we train one apprentice.',
  '# Machine safety notes\n\nRead these before you switch on a machine.\n\n- Sleeves up, rings off, hair tied.\n- Dust extraction first, machine second, from the first minute to the last.',
])('is not sure of a sender of notes: %s', (text) => {
  const found = findFields(text).find(({ field }) => field === 'correspondent');
  expect(found?.confidence ?? 0).toBeLessThan(sureConfidence);
});

const senderOf = (text: string) => findFields(text).find(({ field }) => field === 'correspondent');

describe('the sender', () => {
  it.each([
    [
      'Prepared for Harbour Café by Lindqvist Design\n12 March 2025\n\nQuotation Q-118\nTotal £480.00',
      'Lindqvist Design',
    ],
    [
      'Angebot\nErstellt für Familie Kunz von Malerbetrieb Sommer.\n12.03.2025\nGesamt 480,00 EUR',
      'Malerbetrieb Sommer',
    ],
    [
      'Devis\nEtabli pour M. Roux par Menuiserie Lebel\nLe 12 mars 2025\nTotal TTC 480,00 EUR',
      'Menuiserie Lebel',
    ],
  ])('is who prepared a paper, not for whom it was prepared', (text, name) => {
    expect(senderOf(text)?.value).toMatchObject({ name });
  });

  it('is in the first line of a certificate that is addressed to no one', () => {
    const found = senderOf(
      'Fleetwood Motors\nMOT certificate\nVehicle KX19 ABJ\nDate of test 12.03.2024\nExpiry 11.03.2025',
    );
    expect(found?.value).toMatchObject({ name: 'Fleetwood Motors' });
    expect(found?.confidence).toBeGreaterThanOrEqual(sureConfidence);
  });

  it('is no word at the head of a list or a table', () => {
    const texts = [
      'Stock\nSpecies\tThickness (mm)\tOrigin\tValue\nOak\t27\tJura\t3680\nAsh\t50\tJura\t1428',
      'Name,City,Phone\nAnna Weber,Bonn,0228 1\nPaul Klein,Berlin,030 2',
      'Shopping list\n\nMilk\nButter\nBread',
    ];
    for (const text of texts) expect(valuesOf(text)).not.toHaveProperty('correspondent');
  });

  it('is not what the paper says that it is', () => {
    const text = 'LODGER AGREEMENT\n\nPatrick Neale and Jing Lim agree on 29 August 2024.';
    expect(senderOf(text)?.value).not.toMatchObject({ name: 'LODGER AGREEMENT' });
  });
});
