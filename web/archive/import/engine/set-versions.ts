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

/**
 * Adds the versions of a document after its first one. Returns false if another document has the file of one: only the
 * current one comes after those before it then.
 */
export async function setVersions(
  versions: readonly ItemVersion[],
  documentId: string,
  sending: Sending,
): Promise<boolean> {
  if (versions.length === 0) return true;
  const { requests, send } = sending;
  const count = await send(() => requests.countVersions(documentId));
  for (const [index, version] of versions.entries()) {
    if (index < count) continue;
    try {
      await setVersion(version, documentId, sending);
    } catch (error) {
      if (!hasCode(error, 'document.already_exists')) throw error;
      // The version exists if a request whose response was lost was processed.
      if ((await send(() => requests.countVersions(documentId))) > index) continue;
      const current = versions.at(-1);
      if (!current || current === version) throw error;
      if (versions[index - 1]?.sha256 !== current.sha256) {
        await setVersion({ ...current, restoredFrom: null }, documentId, sending);
      }
      return false;
    }
  }
  return true;
}

async function setVersion(
  { name, restoredFrom, read }: ItemVersion,
  documentId: string,
  { requests, send, signal }: Sending,
): Promise<void> {
  if (restoredFrom !== null) {
    await send(() => requests.restoreVersion(documentId, restoredFrom));
    return;
  }
  const blob = await read();
  const file = new File([blob], name, { type: blob.type });
  await send(() => requests.addVersion(documentId, file, signal));
}
