import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { AppError } from '../../http/app-error.ts';
import { toDocumentDetail, type DocumentRow } from './document-store.ts';

function requireDocument(row: DocumentRow | undefined): DocumentDetail {
  if (!row) throw new AppError('document.not_found');
  return toDocumentDetail(row);
}

/**
 * Throws 404 `document.not_found` if no document was read, 409 `document.in_trash` for one in the
 * trash.
 */
export function requireActiveDocument(row: DocumentRow | undefined): DocumentDetail {
  const document = requireDocument(row);
  assertActive(document);
  return document;
}

/**
 * Throws 409 `document.in_trash` for a document in the trash, which can be restored or purged, but
 * not changed.
 */
export function assertActive({ isDeleted }: Pick<DocumentDetail, 'isDeleted'>): void {
  if (isDeleted) throw new AppError('document.in_trash');
}
