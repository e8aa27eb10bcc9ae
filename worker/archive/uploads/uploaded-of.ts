import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { AppError } from '../../http/app-error.ts';
import type { CreateDocumentOutcome } from './create-document.ts';

export function uploadedOf(outcome: CreateDocumentOutcome): {
  document: DocumentSummary;
  isRestored: boolean;
} {
  switch (outcome.kind) {
    case 'created':
    case 'restored':
      return { document: outcome.document, isRestored: outcome.kind === 'restored' };
    case 'duplicate':
      throw new AppError('document.already_exists', {
        details: { documentId: outcome.documentId },
      });
    case 'empty':
      throw new AppError('document.empty');
    case 'too-large':
      throw new AppError('document.size_too_large');
  }
}
