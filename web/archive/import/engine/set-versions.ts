import { hasCode } from '../../../api/api-error.ts';
import type { ItemFile, ItemVersion } from '../plan/import-plan.ts';
import type { ImportRequests } from '../requests/import-requests.ts';
import type { Send } from '../requests/request-pace.ts';

type Sending = {
  requests: ImportRequests;
  send: Send;
  signal: AbortSignal;
};

export async function firstFileOf(file: ItemFile): Promise<ItemFile> {
  const first = file.versions?.[0];
  return first ? { ...file, name: first.name, blob: await first.read() } : file;
}

export async function setVersions(
  versions: readonly ItemVersion[],
  documentId: string,
  { requests, send, signal }: Sending,
): Promise<void> {
  if (versions.length === 0) return;
  const count = await send(() => requests.countVersions(documentId));
  for (const [index, { name, restoredFrom, read }] of versions.entries()) {
    if (index < count) continue;
    if (restoredFrom !== null) {
      await send(() => requests.restoreVersion(documentId, restoredFrom));
      continue;
    }
    const blob = await read();
    const file = new File([blob], name, { type: blob.type });
    try {
      await send(() => requests.addVersion(documentId, file, signal));
    } catch (error) {
      // The version exists if a request whose response was lost was processed.
      const isThere = (await send(() => requests.countVersions(documentId))) > index;
      if (!hasCode(error, 'document.already_exists') || !isThere) throw error;
    }
  }
}
