import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import type { Pdfium } from './pdfium.ts';

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY. */
const encryptionErrors = new Set([4, 5]);

/** Opens a PDF. Throws `encrypted` or `damaged`, or `too_complex` if it does not fit into memory. */
export function openPdf({ api, view }: Pdfium, bytes: Uint8Array): number {
  const data = api.malloc(bytes.length);
  if (data === 0) throw new ExtractionFailure('too_complex');
  new Uint8Array(view().buffer).set(bytes, data);
  return assertOpened(api, api.FPDF_LoadMemDocument(data, bytes.length, 0));
}

export function assertOpened(api: Pdfium['api'], document: number): number {
  if (document !== 0) return document;
  const isEncrypted = encryptionErrors.has(api.FPDF_GetLastError());
  throw new ExtractionFailure(isEncrypted ? 'encrypted' : 'damaged');
}
