import type { PaperlessDocument } from '../../../../shared/integrations/paperless/documents.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { CustomFieldRow } from '../../../archive/custom-fields/custom-field-store.ts';
import { getDocument } from '../../../archive/documents/get-document.ts';
import { AppError } from '../../../http/app-error.ts';
import { presentDocuments } from './present-documents.ts';

export async function presentDocument(
  scope: OrganizationScope,
  request: Request,
  { documentId, fields }: { documentId: string | undefined; fields: CustomFieldRow[] },
): Promise<PaperlessDocument> {
  if (documentId === undefined) throw new AppError('document.not_found');
  const document = await getDocument(scope, documentId);
  if (document.isDeleted) throw new AppError('document.not_found');
  const documents = [document];
  const [presented] = await presentDocuments(scope, request, { documents, fields, texts: 'none' });
  if (!presented) throw new AppError('document.not_found');
  return { ...presented, content: document.content };
}
