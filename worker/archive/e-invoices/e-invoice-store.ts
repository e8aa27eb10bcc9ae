import {
  eInvoiceReadingSchema,
  type EInvoiceReading,
} from '../../../shared/reading/e-invoices/e-invoice.ts';
import { signedMimeType } from '../../../shared/reading/file-types/mime-types.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { eInvoiceKey } from '../files/file-key.ts';

type FileOfDocument = { id: string; fileNumber: number };

const types = ['application/pdf', 'application/xml', signedMimeType];

export function mayHaveEInvoice(mimeType: string): boolean {
  return types.includes(mimeType);
}

/**
 * Stores the invoice as gzipped JSON beside the document, or deletes the stored one if `reading` is
 * null.
 */
export async function saveEInvoice(
  { platform, organizationId }: OrganizationScope,
  { id, fileNumber }: FileOfDocument,
  reading: EInvoiceReading | null,
): Promise<void> {
  const key = eInvoiceKey(organizationId, id, fileNumber);
  if (!reading) return platform.files.delete([key]);
  const json = new Blob([JSON.stringify(reading)]).stream();
  const packed = await new Response(json.pipeThrough(new CompressionStream('gzip'))).blob();
  await platform.files.put(key, packed.stream(), { sizeAtMost: packed.size });
}

export async function findEInvoice(
  { platform, organizationId }: OrganizationScope,
  { id, fileNumber }: FileOfDocument,
): Promise<EInvoiceReading | null> {
  const file = await platform.files.get(eInvoiceKey(organizationId, id, fileNumber));
  if (!file) return null;
  const packed = await new Response(file.body).blob();
  const json = packed.stream().pipeThrough(new DecompressionStream('gzip'));
  return eInvoiceReadingSchema.parse(await new Response(json).json());
}

export function selectEInvoiceState(scope: ReadScope, documentId: string) {
  return scope.database
    .select({
      id: documentsTable.id,
      fileNumber: documentsTable.fileNumber,
      eInvoice: documentsTable.eInvoice,
    })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}
