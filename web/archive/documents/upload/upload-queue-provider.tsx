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
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { uploadFile } from './upload-api.ts';
import { UploadItemsContext, UploadQueueContext, type UploadTarget } from './upload-context.ts';
import { debounce } from './debounce.ts';
import { isUploading } from './upload-queue.ts';
import { createUploadStore } from './upload-store.ts';

const panel = defer(() => import('./upload-panel.tsx'));

const refreshDelays = { ms: 500, maxMs: 2000 };

type UnconfirmedFile = { file: File; target: UploadTarget };

/** The upload queue, independent of the current page: uploads continue when the user leaves the organization. */
export function UploadQueueProvider({ children }: { children: ReactNode }) {
  const refresh = useDebouncedRefresh();
  const [store] = useState(() => createUploadStore({ send: uploadFile, onUploaded: refresh }));
  const items = useSyncExternalStore(store.subscribe, store.getItems);
  const [isOpen, setIsOpen] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<readonly UnconfirmedFile[]>([]);
  const panelParts = useDeferred(panel, isOpen);
  useLeaveWarning(isUploading(items));
  useEffect(() => store.clear, [store]);

  const value = useMemo(
    () => ({
      add: (files: readonly File[], target: UploadTarget) => {
        if (files.length === 0) return;
        store.add(files, target);
        setIsOpen(true);
      },
      askToAdd: (files: readonly File[], target: UploadTarget) => {
        if (files.length === 0) return;
        setUnconfirmed((others) => [...others, ...files.map((file) => ({ file, target }))]);
        setIsOpen(true);
      },
    }),
    [store],
  );

  return (
    <UploadQueueContext value={value}>
      <UploadItemsContext value={items}>{children}</UploadItemsContext>
      {isOpen && panelParts && (
        <panelParts.UploadPanel
          items={items}
          refused={unconfirmed.map(({ file }) => file)}
          onUploadRefused={() => {
            for (const { file, target } of unconfirmed) store.add([file], target);
            setUnconfirmed([]);
          }}
          onDismissRefused={() => setUnconfirmed([])}
          onCancel={store.cancel}
          onRetry={store.retry}
          onClose={() => {
            store.clear();
            setUnconfirmed([]);
            setIsOpen(false);
          }}
        />
      )}
    </UploadQueueContext>
  );
}

/** Refetches an organization's data once uploads have paused for a moment, and now and then while they do not. */
function useDebouncedRefresh() {
  const queryClient = useQueryClient();
  const [refreshes] = useState(() => new Map<string, () => void>());
  return useCallback(
    (organizationId: string) => {
      const refresh =
        refreshes.get(organizationId) ??
        debounce(() => void refreshWhatWasWritten(queryClient, organizationId), refreshDelays);
      refreshes.set(organizationId, refresh);
      refresh();
    },
    [queryClient, refreshes],
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
