export const invoice = `Malerbetrieb Kästner GmbH
Bäckergasse 17, 04109 Leipzig
www.malerbetrieb-kaestner.de

Herrn
Uwe Brandt
Südplatz 4
04275 Leipzig

Rechnung Nr. 2023-118

Rechnungsdatum: 02.11.2023

Pos.\tBezeichnung\tMenge\tEinzelpreis\tGesamt
1\tFlächen abdecken und abkleben\t1\t180,00\t180,00
\t\t\tZwischensumme\t2.721,30
\t\t\tUmsatzsteuer 19 %\t517,05
\t\t\tRechnungsbetrag\t3.238,35

Zahlbar bis 16.11.2023 ohne Abzug.
Malerbetrieb Kästner GmbH, Sparkasse Leipzig, IBAN DE89 3704 0044 0532 0130 00, USt-IdNr. DE136695976`;

export const invoiceValues = {
  documentDate: '2023-11-02',
  dueDate: '2023-11-16',
  correspondent: { name: 'Malerbetrieb Kästner GmbH' },
  documentType: 'invoice',
  totalAmount: { amount: 3238.35, currency: 'EUR' },
  iban: 'DE89370400440532013000',
  reference: '2023-118',
  vatId: 'DE136695976',
};
