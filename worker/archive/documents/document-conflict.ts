import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { AppError } from '../../http/app-error.ts';
import type { StoredDocument } from './document-store.ts';

/** The error for a change of a document that another one came before: 412 `request.conflict` with the document as it is now. */
export function documentConflict(document: DocumentDetail | StoredDocument): AppError {
  // The number of the stored file is for the server alone.
  return new AppError('request.conflict', {
    details: { document: { ...document, fileNumber: undefined } },
  });
}
