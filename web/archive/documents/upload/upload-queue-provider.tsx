import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { refreshWhatWasWritten } from '../../../api/live-organization.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import type { Collected } from './dropped-files.ts';
import { uploadFile } from './upload-api.ts';
import { UploadItemsContext, UploadQueueContext, type UploadQueue } from './upload-context.ts';
import { isUploading } from './upload-queue.ts';
import { createUploadRefresh } from './upload-refresh.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';

const panel = defer(() => import('./upload-panel.tsx'));

/** The upload queue, independent of the current page: uploads continue when the user leaves the organization. */
export function UploadQueueProvider({ children }: { children: ReactNode }) {
  const store = useUploadStore();
  const uploads = useSyncExternalStore(store.subscribe, store.getState);
  const [view, setView] = useState<'closed' | 'folded' | 'open'>('closed');
  const panelParts = useDeferred(panel, view !== 'closed');
  const reportMissing = useMissingFilesToast();
  useLeaveWarning(isUploading(uploads.items) || uploads.isReading);

  const value = useMemo<UploadQueue>(() => {
    const add: UploadQueue['add'] = (files, target) => {
      if (files.length === 0) return;
      store.add(files, target);
      setView('open');
    };
    const addDropped = async (...drop: Parameters<typeof store.addDropped>) => {
      setView('open');
      const collected = await store.addDropped(...drop);
      if (!collected) return;
      reportMissing(collected);
      const { items, unconfirmed } = store.getState();
      if (collected.others.length > 0) setView('open');
      else if (items.length + unconfirmed.length === 0) setView('closed');
    };
    return { add, addDropped: (...drop) => void addDropped(...drop) };
  }, [store, reportMissing]);

  const close = () => {
    store.clear();
    setView('closed');
  };

  return (
    <UploadQueueContext value={value}>
      <UploadItemsContext value={uploads.items}>{children}</UploadItemsContext>
      {view !== 'closed' && panelParts && (
        <panelParts.UploadPanel
          uploads={uploads}
          store={store}
          isFolded={view === 'folded'}
          onFold={(isFolded) => setView(isFolded ? 'folded' : 'open')}
          onClose={close}
        />
      )}
    </UploadQueueContext>
  );
}

function useUploadStore(): UploadStore {
  const queryClient = useQueryClient();
  const [store] = useState(() =>
    createUploadStore({
      send: async (upload) => {
        const uploaded = await uploadFile(upload);
        if (!upload.into || uploaded.isRestored) return uploaded;
        const { giveValues } = await import('./give-values.ts');
        return giveValues(queryClient, uploaded, upload.into);
      },
      onUploaded: createUploadRefresh((organizationId) =>
        refreshWhatWasWritten(queryClient, organizationId),
      ),
      isOnline: () => navigator.onLine,
    }),
  );
  useEffect(() => {
    window.addEventListener('online', store.resume);
    return () => {
      window.removeEventListener('online', store.resume);
      store.clear();
    };
  }, [store]);
  return store;
}

/** Says when a drop contained nothing, or files that could not be read. */
function useMissingFilesToast() {
  const { t } = useTranslation();
  return useCallback(
    ({ count, unreadableCount }: Collected) => {
      if (unreadableCount > 0) toast.error(t('upload.unreadable', { count: unreadableCount }));
      else if (count === 0) toast.error(t('upload.nothing-found'));
    },
    [t],
  );
}

/** Makes the browser ask before the page is closed. */
function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
