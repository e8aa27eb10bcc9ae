import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { AppError } from '../../http/app-error.ts';
import type { StoredDocument } from './document-store.ts';

/**
 * Returns the error for a change that conflicts with an earlier one: 412 `request.conflict` with
 * the current document.
 */
export function documentConflict(document: DocumentDetail | StoredDocument): AppError {
  return new AppError('request.conflict', {
    details: { document: { ...document, fileNumber: undefined } },
  });
}
