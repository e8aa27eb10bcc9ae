import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { findBytes } from '../../../shared/text/find-bytes.ts';
import { encodeLatin1 } from '../../../shared/text/latin1.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { mayHaveEInvoice, saveEInvoice } from '../e-invoices/e-invoice-store.ts';
import { readOriginal } from './read-original.ts';

const embeddedFile = encodeLatin1('/EmbeddedFile');
/** Invoices are smaller, and the file is in memory twice on its way to the reader. */
const mostBytes = 10 * 1024 * 1024;

/** Reads the e-invoice of a document that was uploaded before there were any, without its text. Rejects when the reader does not respond. */
export async function readMissedEInvoice(
  scope: OrganizationScope,
  { id, mimeType, originalSize, eInvoice }: DocumentDetail,
): Promise<void> {
  if (eInvoice || !mayHaveEInvoice(mimeType) || originalSize > mostBytes) return;
  const bytes = await readOriginal(scope, id);
  // The dictionary of a stream is never packed.
  if (mimeType === 'application/pdf' && findBytes(bytes, embeddedFile) < 0) return;
  const reading = await scope.platform.reader.read({ bytes, mimeType });
  if (reading.eInvoice) await saveEInvoice(scope, id, reading.eInvoice);
}
