import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { AppError } from '../../http/app-error.ts';
import { toDocumentDetail, type DocumentRow } from './document-store.ts';

/** The document that was read, before a change or after it; 404 `document.not_found` without one. */
export function requireDocument(row: DocumentRow | undefined): DocumentDetail {
  if (!row) throw new AppError('document.not_found');
  return toDocumentDetail(row);
}
