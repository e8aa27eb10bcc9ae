import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { second } from '../../../../../shared/time/durations.ts';
import { useConfig } from '../../../../api/session/config-api.ts';
import { refreshWhatWasWritten } from '../../../../api/queries/live-organization.ts';
import { useCurrentUser } from '../../../../api/session/session-api.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { quietMs } from '../../../../ui/first-screen.ts';
import { toast } from '../../../../ui/feedback/toasts/toast.ts';
import { defer, useDeferred } from '../../../../ui/overlays/deferred.ts';
import type { Collected } from '../picking/dropped-files.ts';
import { uploadFile, type UploadedDocument } from '../upload-api.ts';
import { UploadItemsContext, UploadQueueContext, type UploadQueue } from './upload-context.ts';
import { wouldLoseUploads } from './upload-queue.ts';
import { createUploadRefresh } from './upload-refresh.ts';
import { createUploadStore, type SentUpload, type UploadStore } from './upload-store.ts';

const panel = defer(() => import('../panel/upload-panel.tsx'));
const waiting = defer(() => import('./waiting-uploads.ts'));

export function UploadQueueProvider({ children }: { children: ReactNode }) {
  const { id: userId } = useCurrentUser();
  const store = useUploadStore();
  const uploads = useSyncExternalStore(store.subscribe, store.getState);
  const [view, setView] = useState<'closed' | 'folded' | 'open'>('closed');
  const [isHidden, setIsHidden] = useState(false);
  const panelParts = useDeferred(panel, view !== 'closed');
  const reportMissing = useMissingFilesToast();
  useLeaveWarning(wouldLoseUploads(uploads.items) || uploads.isReading);
  // The uploads of a user must not continue as those of another user.
  useEffect(() => {
    if (userId === '') return;
    return () => {
      store.clear();
      setView('closed');
    };
  }, [store, userId]);
  useWaitingUploads(store, userId, () => setView((view) => (view === 'closed' ? 'folded' : view)));

  const value = useMemo<UploadQueue>(() => {
    const add: UploadQueue['add'] = (files, target) => {
      if (files.length === 0) return;
      if (navigator.onLine) store.add(files, target);
      else addWithoutNetwork(files, target);
      setView('open');
    };
    const addWithoutNetwork: typeof store.add = async (files, target) => {
      const loaded = await waiting.load().catch(() => undefined);
      const stored = await loaded?.storeFiles(files, { userId, target });
      if (stored) store.addStored(stored, target);
      else store.add(files, target);
    };
    const addStored: UploadQueue['addStored'] = (files, target) => {
      store.addStored(files, target);
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
    const hidePanel = () => {
      setIsHidden(true);
      return () => setIsHidden(false);
    };
    return { add, addStored, addDropped: (...drop) => void addDropped(...drop), hidePanel };
  }, [store, reportMissing, userId]);

  const close = () => {
    waiting.get()?.dropStored(uploads.items);
    store.clear();
    setView('closed');
  };

  return (
    <UploadQueueContext value={value}>
      <UploadItemsContext value={uploads.items}>{children}</UploadItemsContext>
      {view !== 'closed' && !isHidden && panelParts && (
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
        const uploaded = await sendUpload(upload);
        if (!upload.into || uploaded.isRestored) return uploaded;
        const { giveValues } = await import('../values/give-values.ts');
        return giveValues(queryClient, uploaded, upload.into);
      },
      onUploaded: createUploadRefresh((organizationId) =>
        refreshWhatWasWritten(queryClient, organizationId),
      ),
      isOnline: () => navigator.onLine,
      onCancelled: (items) => waiting.get()?.dropStored(items),
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

async function sendUpload(upload: SentUpload): Promise<UploadedDocument> {
  if (!upload.isStored) return uploadFile(upload);
  const { sendOnce } = waiting.get() ?? (await waiting.load());
  return sendOnce(upload, () => uploadFile(upload));
}

function useWaitingUploads(store: UploadStore, userId: string, onFound: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { documentsStorage } = useConfig();
  const { maxUploadSize } = documentsStorage;
  const showFound = useEffectEvent(onFound);
  const showReleased = useEffectEvent((count: number) => {
    const onClick = () => void navigate({ to: '/share' });
    toast.warning(t('share.released', { count }), {
      id: 'released',
      duration: 30 * second,
      action: { label: t('share.released-choose'), onClick },
    });
  });
  useEffect(() => {
    if (userId === '') return;
    let end: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const loaded = await waiting.load().catch(() => undefined);
      if (isGone) return;
      end = loaded?.startWaitingUploads({
        store,
        userId,
        maxUploadSize,
        onFound: showFound,
        onReleased: showReleased,
      });
    };
    const timer = setTimeout(() => void start(), quietMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      end?.();
    };
  }, [store, userId, maxUploadSize]);
}

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

function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
