import { findBytes } from '../../../shared/text/find-bytes.ts';
import { encodeLatin1 } from '../../../shared/text/encodings/latin1.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { mayHaveEInvoice, saveEInvoice } from '../e-invoices/e-invoice-store.ts';
import { textOf } from '../../reading/extraction-result.ts';
import { optionsFor, type TextToSearch } from '../findings/find-in-text.ts';
import { findKnownOfDocument } from '../findings/known-of-document.ts';
import type { StoredDocument } from '../documents/document-store.ts';
import { readOriginal } from './read-original.ts';

const embeddedFile = encodeLatin1('/EmbeddedFile');
/** Invoices are smaller than this. The file is in memory twice on its way to the reader. */
const mostBytes = 10 * 1024 * 1024;

/**
 * Reads the e-invoice of a document that was uploaded before e-invoices were supported, and with it
 * the fields of the stored text, if it is the text of the file. Rejects when the reader does not
 * respond.
 */
export async function readMissedEInvoice(
  scope: OrganizationScope,
  document: StoredDocument,
): Promise<Omit<TextToSearch, 'content'>> {
  const { id, mimeType } = document;
  const isTooLarge = document.originalSize > mostBytes;
  if (document.eInvoice || !mayHaveEInvoice(mimeType) || isTooLarge) return {};
  const bytes = await readOriginal(scope, document);
  // The dictionary of a PDF stream is never compressed, so an embedded file is visible in the bytes.
  if (mimeType === 'application/pdf' && findBytes(bytes, embeddedFile) < 0) return {};
  const known = await findKnownOfDocument(scope, id);
  const find = optionsFor(document, known);
  const {
    fields,
    eInvoice = null,
    ...result
  } = await scope.platform.reader.read({
    bytes,
    mimeType,
    find,
  });
  if (eInvoice) await saveEInvoice(scope, document, eInvoice);
  const isTextOfFile = textOf(result) === document.content;
  return { known, eInvoice, fields: isTextOfFile ? fields : undefined };
}
