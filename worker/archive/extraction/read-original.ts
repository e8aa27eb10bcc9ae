import type { OrganizationScope } from '../../access/organization-scope.ts';
import { fileKey } from '../files/file-key.ts';

export async function readOriginal(
  scope: OrganizationScope,
  documentId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await scope.platform.files.get(fileKey(scope.organizationId, documentId));
  if (!file) throw new Error(`The file of ${documentId} is missing`);
  return new Uint8Array(await new Response(file.body).arrayBuffer());
}
