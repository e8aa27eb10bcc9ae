import type { ContainedFile } from '../../../shared/archive/contents/document-contents.ts';
import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { detectStoredMimeType } from '../../../shared/reading/file-types/detect-mime-type.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findKnownFiles } from '../documents/document-store.ts';
import { openContents, readContained } from './open-contents.ts';

/** The files in a document that is a message, and which of them are documents already. Throws 404 `document.not_found`. */
export async function listContents(
  scope: OrganizationScope,
  documentId: string,
): Promise<ContainedFile[]> {
  const found = await openContents(scope, documentId, async (files) => {
    const contents: (Omit<ContainedFile, 'documentId'> & { sha256: string })[] = [];
    for (const [index, file] of files.entries()) {
      const content = await readContained(file);
      if (content && content.bytes.length > 0) {
        const { name, bytes } = content;
        const sha256 = await sha256Hex(bytes);
        contents.push({ index, name, mimeType: await typeOf(content), size: bytes.length, sha256 });
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

/** As it is detected when the file becomes a document. */
export function typeOf({
  name,
  declaredType,
  bytes,
}: NonNullable<Awaited<ReturnType<typeof readContained>>>): Promise<string> {
  const read = ({ offset, length }: { offset: number; length: number }) =>
    Promise.resolve(bytes.subarray(offset, offset + length));
  return detectStoredMimeType({ size: bytes.length, head: bytes, read }, { name, declaredType });
}
