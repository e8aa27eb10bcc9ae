import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { StoredDocument } from '../documents/document-store.ts';
import { fileKey } from '../files/file-key.ts';

export async function readOriginal(
  scope: OrganizationScope,
  { id, fileNumber }: Pick<StoredDocument, 'id' | 'fileNumber'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await scope.platform.files.get(fileKey(scope.organizationId, id, fileNumber));
  if (!file) throw new Error(`The file of ${id} is missing`);
  return new Uint8Array(await new Response(file.body).arrayBuffer());
}
