import { useConfig } from '../../../api/config-api.ts';
import { addWaiting } from '../../../api/offline/waiting-store.ts';
import { useCurrentUser } from '../../../api/session-api.ts';
import { useUploadQueue } from '../upload/upload-context.ts';
import { toStoredFile } from './waiting-uploads.ts';

/** Stores a scan in this browser, and uploads it to an organization; without one, it waits for the choice. */
export function useStoreScan(organizationId: string | undefined) {
  const { id: userId } = useCurrentUser();
  const { documentsStorage } = useConfig();
  const uploads = useUploadQueue();
  return async (file: File) => {
    if (organizationId === undefined) {
      await addWaiting([file], { userId });
      return;
    }
    const stored = await addWaiting([file], { userId, organizationId });
    const { maxUploadSize } = documentsStorage;
    uploads.addStored(stored.map(toStoredFile), { organizationId, maxUploadSize });
  };
}
