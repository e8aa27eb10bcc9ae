import { readContained } from '../../../shared/archive/contents/contained-files.ts';
import type { ContainedFile } from '../../../shared/archive/contents/document-contents.ts';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findKnownFiles } from '../documents/document-store.ts';
import { openContents } from './open-contents.ts';

/**
 * Lists the files in a document that is a message, and which of them are documents already. Throws
 * 404 `document.not_found`.
 */
export async function listContents(
  scope: OrganizationScope,
  documentId: string,
): Promise<ContainedFile[]> {
  const found = await openContents(scope, documentId, async (files) => {
    const contents: (Omit<ContainedFile, 'documentId'> & { sha256: string })[] = [];
    for (const [index, file] of files.entries()) {
      const content = await readContained(file);
      if (content && content.bytes.length > 0) {
        const { name, mimeType, bytes } = content;
        const sha256 = await sha256Hex(bytes);
        contents.push({ index, name, mimeType, size: bytes.length, sha256 });
      }
    }
    return contents;
  });
  if (found.length === 0) return [];
  const known = await findKnownFiles(
    scope,
    found.map(({ sha256 }) => sha256),
  );
  const documentIds = new Map(
    known.flatMap(({ sha256, documentId: id, isDeleted }) => (isDeleted ? [] : [[sha256, id]])),
  );
  return found.map(({ sha256, ...file }) => ({
    ...file,
    documentId: documentIds.get(sha256) ?? null,
  }));
}
