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

/** A bill in Japanese, with the day in the year of the emperor. */
export const japaneseInvoice = `請求書

請求書番号　2026-0418
発行日　令和8年11月29日

株式会社みどり書房　御中

　　　　　　　　　　　　　　　　　　　株式会社さくら印刷
　　　　　　　　　　　　　　　　　　　大阪市北区梅田3丁目4番5号
　　　　　　　　　　　　　　　　　　　電話 06-5550-0142

お支払期限は2026年12月31日です。下記の口座へお振り込みください。

品名　　　　　　　数量　　　単価　　　　金額
年賀状の印刷　　　500　　　　42　　　21,000
封筒　　　　　　1,000　　　　18　　　18,000
製本と裁断　　　　 12　　 3,500　　　42,000
　　　　　　　　　　　　　　小計　　　81,000
　　　　　　　　　　　　消費税10%　　　8,100
　　　　　　　　　　　　合計金額　　89,100円

振込先　みなと銀行 梅田支店　普通預金 1234567
`;
