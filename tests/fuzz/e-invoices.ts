import { ciiOf, zugferd1 } from '../support/e-invoices/cii.ts';
import { fatturaPaOf, signedOf } from '../support/e-invoices/fattura-pa.ts';
import { hostileInvoices } from '../support/e-invoices/hostile.ts';
import { ksefOf } from '../support/e-invoices/ksef.ts';
import { invoiceLines, pdfWithFiles } from '../support/e-invoices/pdf.ts';
import { ublOf } from '../support/e-invoices/ubl.ts';

/** XML to mutate, and a function that builds the file around it. */
export type EInvoiceSource = {
  name: string;
  mimeType: string;
  xml: string;
  wrap(xml: Uint8Array): Uint8Array;
};

const pdf = (xml: Uint8Array) =>
  pdfWithFiles(invoiceLines(), { files: [{ name: 'factur-x.xml', content: xml }] });

const sources: readonly Omit<EInvoiceSource, 'wrap' | 'mimeType'>[] = [
  { name: 'CII', xml: ciiOf() },
  { name: 'UBL', xml: ublOf({ lines: 3 }) },
  { name: 'ZUGFeRD 1.0', xml: zugferd1 },
  { name: 'FatturaPA', xml: fatturaPaOf({ numbers: ['1', '2'] }) },
  { name: 'KSeF', xml: ksefOf({ version: 3 }) },
];

export const eInvoiceSources: readonly EInvoiceSource[] = sources.flatMap((source) => [
  { ...source, mimeType: 'application/xml', wrap: (xml: Uint8Array) => xml },
  { ...source, name: `${source.name} in a PDF`, mimeType: 'application/pdf', wrap: pdf },
  {
    ...source,
    name: `${source.name}, signed`,
    mimeType: 'application/pkcs7-mime',
    wrap: (xml: Uint8Array) => signedOf(xml),
  },
]);

/** Two fifths of the upload limit, so that the bounds leave room for other load on the machine. */
const hostile = hostileInvoices(0.4);

export function hostileInvoice(seed: number) {
  const file = hostile[seed - 1];
  return file && { bytes: file.build(), mimeType: file.mimeType, kind: file.name };
}
