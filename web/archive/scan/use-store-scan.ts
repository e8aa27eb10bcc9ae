import { useConfig } from '../../api/session/config-api.ts';
import { addWaiting } from '../../offline/waiting-store.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { useUploadQueue } from '../documents/upload/queue/upload-context.ts';
import { storeFiles } from '../documents/upload/queue/waiting-uploads.ts';

/**
 * Stores a scan in this browser and uploads it to an organization, even if there is no room to store it. Without an
 * organization, it waits for the user's choice.
 */
export function useStoreScan(organizationId: string | undefined) {
  const { id: userId } = useCurrentUser();
  const { documentsStorage } = useConfig();
  const uploads = useUploadQueue();
  return async (file: File) => {
    if (organizationId === undefined) {
      await addWaiting([file], { userId });
      return;
    }
    const { maxUploadSize } = documentsStorage;
    const target = { organizationId, maxUploadSize };
    const stored = await storeFiles([file], { userId, target });
    if (stored) uploads.addStored(stored, target);
    else uploads.add([file], target);
  };
}
