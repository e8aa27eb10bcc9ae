import type { Checkpoints } from '../../../shared/pace.ts';
import { decodeText } from '../../../shared/text/encodings/decode-text.ts';
import { decodeLatin1 } from '../../../shared/text/encodings/latin1.ts';
import type { EInvoiceReading, Invoice } from '../../../shared/reading/e-invoices/e-invoice.ts';
import { syntaxOf } from '../../../shared/reading/e-invoices/syntaxes.ts';
import { readXmlTree } from './read-xml-tree.ts';
import { rootTagOf } from '../../../shared/reading/e-invoices/xml/root-tag.ts';
import { XmlProblem } from '../../../shared/reading/e-invoices/xml/xml-problem.ts';

/** Maximum length of the stored JSON in characters: three times that of an invoice with 10,000 positions. */
const longestReading = 8_000_000;

/**
 * Reads an e-invoice in XML: Factur-X and ZUGFeRD, XRechnung and Peppol BIS in UBL or CII, FatturaPA, KSeF. Returns undefined if the root
 * element is not that of an invoice. Nothing is fetched and no entity is expanded; `xmlLimits` bounds time and memory. Throws only what
 * `checkpoint` throws.
 */
export function readEInvoice(
  bytes: Uint8Array,
  checkpoints: Checkpoints,
): Promise<EInvoiceReading | undefined> {
  return readEInvoiceText(decodeXml(bytes), checkpoints);
}

export function decodeXml(bytes: Uint8Array): string {
  const head = decodeLatin1(bytes.subarray(0, 256));
  const declared = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  return decodeText(bytes, declared);
}

export async function readEInvoiceText(
  text: string,
  { checkpoint }: Checkpoints,
): Promise<EInvoiceReading | undefined> {
  const tag = rootTagOf(text);
  const syntax = tag && syntaxOf(tag);
  if (!syntax) return undefined;
  try {
    const root = await readXmlTree(text, { checkpoint, isKept: syntax.isOwn });
    const read = syntax.read(root);
    if (!read) return undefined;
    const invoices = await collectInvoices(read, { checkpoint });
    if (!invoices) return { state: 'malformed', reason: 'too_complex', line: null };
    if (invoices.length === 0 || !invoices.every(hasSubstance)) {
      return { state: 'malformed', reason: 'incomplete', line: null };
    }
    return { state: 'read', invoices };
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error;
    return { state: 'malformed', reason: error.reason, line: lineOf(text, error.offset) };
  }
}

/**
 * Returns all invoices of a file, or undefined if they are too large to keep, because each repeats what the file says about all of them.
 */
async function collectInvoices(
  read: Iterable<Invoice>,
  { checkpoint }: Checkpoints,
): Promise<Invoice[] | undefined> {
  const invoices: Invoice[] = [];
  let length = 0;
  for (const invoice of read) {
    length += JSON.stringify(invoice).length;
    if (length > longestReading) return undefined;
    invoices.push(invoice);
    await checkpoint();
  }
  return invoices;
}

function hasSubstance({ number, totals, seller, buyer }: Invoice): boolean {
  return [number, totals.gross, totals.due, seller.name, buyer.name].some((each) => each !== null);
}

function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
