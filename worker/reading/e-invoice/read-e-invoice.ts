import type { Checkpoints } from '../../../shared/pace.ts';
import { decodeText } from '../../../shared/text/encodings/decode-text.ts';
import { decodeLatin1 } from '../../../shared/text/encodings/latin1.ts';
import type { EInvoiceReading, Invoice } from '../../../shared/reading/e-invoices/e-invoice.ts';
import { syntaxOf } from '../../../shared/reading/e-invoices/syntaxes.ts';
import { readXmlTree } from './read-xml-tree.ts';
import { rootTagOf } from '../../../shared/reading/e-invoices/xml/root-tag.ts';
import { XmlProblem } from '../../../shared/reading/e-invoices/xml/xml-problem.ts';

/** Characters of what is stored and sent as JSON; 10,000 positions take a third. */
const longestReading = 8_000_000;

/**
 * Reads XML of an e-invoice, whatever it is called: Factur-X and ZUGFeRD, XRechnung and Peppol BIS in UBL or CII,
 * FatturaPA, KSeF. Undefined if it is none by its first element. Nothing is fetched and no entity is expanded; time and memory are
 * bounded by `xmlLimits`. Throws only what `checkpoint` throws.
 */
export function readEInvoice(
  bytes: Uint8Array,
  checkpoints: Checkpoints,
): Promise<EInvoiceReading | undefined> {
  return readEInvoiceText(decodeXml(bytes), checkpoints);
}

/** The text of XML: by its byte order mark, or else as it declares, unless that is not so. */
export function decodeXml(bytes: Uint8Array): string {
  const head = decodeLatin1(bytes.subarray(0, 256));
  const declared = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  return decodeText(bytes, declared);
}

/** The same for XML that is decoded. */
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

/** All invoices of a file; undefined where they are too much to keep, as each repeats what the file says of all. */
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

/** What has neither a number, nor an amount, nor a party says nothing. */
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
