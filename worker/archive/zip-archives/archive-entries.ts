import type { OrganizationScope } from '../../access/organization-scope.ts';
import { fileKey } from '../files/file-key.ts';
import type { ZipEntry } from './zip-chunks.ts';

type ArchivedFile = { documentId: string; fileNumber: number; name: string; createdAt: Date };

export async function fileEntry(
  scope: OrganizationScope,
  { documentId, fileNumber, name, createdAt }: ArchivedFile,
): Promise<ZipEntry | undefined> {
  const file = await scope.platform.files.get(
    fileKey(scope.organizationId, documentId, fileNumber),
  );
  if (!file) return undefined;
  return { name, size: file.size, modifiedAt: createdAt, body: file.body };
}

export function textEntry(name: string, text: string, modifiedAt: Date): ZipEntry {
  const body = new Blob([text]);
  return { name, size: body.size, modifiedAt, body: body.stream() };
}

export const missingFilesName = 'missing-files.txt';

export function missingFilesEntry(names: string[], now: Date): ZipEntry {
  return textEntry(missingFilesName, names.join('\n'), now);
}
