import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { DocumentRow } from '../documents/document-store.ts';
import { formerTextKey } from '../files/file-key.ts';

type TextPlace = { id: string; keyNumber: number };

/**
 * Stores the text of a document as that of its current version, before another version follows, if
 * it is the text of its file.
 */
export async function keepFormerText(
  { platform, organizationId }: OrganizationScope,
  document: DocumentRow | undefined,
  { id, keyNumber }: TextPlace,
): Promise<void> {
  if (!document?.content || document.extractionState === 'pending') return;
  const text = new Blob([document.content]);
  const key = formerTextKey(organizationId, id, keyNumber);
  await platform.files.put(key, text.stream(), { sizeAtMost: text.size });
}

export async function findFormerText(
  { platform, organizationId }: OrganizationScope,
  { id, keyNumber }: TextPlace,
): Promise<string | null> {
  const file = await platform.files.get(formerTextKey(organizationId, id, keyNumber));
  return file ? new Response(file.body).text() : null;
}
