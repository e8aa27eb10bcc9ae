import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { createDocument } from '../uploads/create-document.ts';
import { openContents } from './open-contents.ts';

/** Makes a document of a file that is in a message. Throws 403 without the permission to read it, 404 `document.not_found`, and what `createDocument` throws. */
export function addContainedFile(
  scope: OrganizationScope,
  { documentId, index }: { documentId: string; index: number },
): ReturnType<typeof createDocument> {
  requirePermission(scope, 'documents:read');
  return openContents(scope, documentId, async (files) => {
    const content = await files[index]?.read();
    if (!content) throw new AppError('document.not_found');
    return createDocument(scope, content);
  });
}
