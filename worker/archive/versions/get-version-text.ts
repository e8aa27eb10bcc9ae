import type { OrganizationScope } from '../../access/organization-scope.ts';
import { inTextTurn } from '../../access/turns/in-turn.ts';
import { findDocumentFile } from '../documents/files/document-file-store.ts';
import { getDocument } from '../documents/get-document.ts';
import { findFormerText } from './former-text.ts';
import { selectVersionRow } from './version-store.ts';

/**
 * Returns the text of a version, with a form feed between pages; null if none is known. Throws 404
 * `document.not_found` or `version.not_found`.
 */
export async function getVersionText(
  scope: OrganizationScope,
  { documentId, number }: { documentId: string; number: number },
): Promise<string | null> {
  const file = await findDocumentFile(scope, documentId, number);
  const document = await getDocument(scope, documentId);
  if (document.fileVersion === number) {
    return document.extractionState === 'pending' ? null : document.content;
  }
  const [next] = await selectVersionRow(scope, documentId, number + 1);
  if (!next) return null;
  return inTextTurn(scope, () => findFormerText(scope, { ...file, keyNumber: next.keyNumber }));
}
