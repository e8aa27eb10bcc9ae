import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { selectDocument } from '../../../archive/documents/document-store.ts';
import { updateDocument } from '../../../archive/documents/update-document.ts';
import { findFiles, renameFile, type DavFile } from './dav-file-store.ts';
import { documentNameOf } from './dav-names.ts';

type Move = { from: string; to: string; mayReplace: boolean };

/**
 * Renames a file that was just sent, because some clients send it under a temporary name first. The
 * document that was made of it is renamed as well, unless it has got another name since. A document
 * that existed before keeps its name.
 */
export async function moveFile(
  scope: OrganizationScope,
  { from, to, mayReplace }: Move,
): Promise<'moved' | 'replaced' | 'missing' | 'occupied'> {
  const files = await findFiles(scope, [from, to]);
  const file = files.find(({ name }) => name === from);
  const isOccupied = files.some(({ name }) => name === to);
  if (!file) return 'missing';
  if (isOccupied && !mayReplace) return 'occupied';
  await renameDocument(scope, file, to);
  await renameFile(scope, { from, to });
  return isOccupied ? 'replaced' : 'moved';
}

async function renameDocument(
  scope: OrganizationScope,
  { name: from, documentId, isNew }: DavFile,
  to: string,
): Promise<void> {
  if (documentId === null || !isNew) return;
  const [found] = await selectDocument(scope, documentId);
  const isUntouched = found?.deletedAt === null && found.name === documentNameOf(from);
  if (isUntouched) await updateDocument(scope, { found, update: { name: documentNameOf(to) } });
}
