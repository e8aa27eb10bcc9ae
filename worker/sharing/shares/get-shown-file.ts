import type { ShareScope } from '../../access/share-scope.ts';
import { fileKey } from '../../archive/files/file-key.ts';
import type { FileRange, StoredFile } from '../../platform/platform.ts';
import { assertShown } from './shared-document-store.ts';

/**
 * Returns the file of a shared document, a range of it, or its thumbnail; null if it is missing.
 * Throws like a new request if the link does not show it any more, so that nothing is sent after
 * the end of the link.
 */
export async function getShownFile(
  scope: ShareScope,
  { id, fileNumber }: { id: string; fileNumber: number },
  { range, keyOf = fileKey }: { range?: FileRange | undefined; keyOf?: typeof fileKey } = {},
): Promise<StoredFile | null> {
  const stored = scope.files.get(keyOf(scope.organizationId, id, fileNumber), range);
  try {
    const [file] = await Promise.all([stored, assertShown(scope, id)]);
    return file;
  } catch (error) {
    void stored.then(
      (file) => file?.body.cancel(),
      () => undefined,
    );
    throw error;
  }
}
