import { requirePermission, type OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { createDocument } from '../uploads/create-document.ts';
import { openContents } from './open-contents.ts';

/**
 * Makes a document of a file that is attached to a message. Throws 403 if the actor may not read
 * the message, 404 `document.not_found`, and the errors of `createDocument`.
 */
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
