import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { organizationKey } from '../../../api/organization-keys.ts';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { uploadFile } from './upload-api.ts';
import { UploadItemsContext, UploadQueueContext, type UploadTarget } from './upload-context.ts';
import { isUploading } from './upload-queue.ts';
import { createUploadStore } from './upload-store.ts';

const panel = defer(() => import('./upload-panel.tsx'));

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

const refreshDelayMs = 500;

/** Refetches an organization's data once uploads have paused for a moment. */
function useDebouncedRefresh() {
  const queryClient = useQueryClient();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  return useCallback(
    (organizationId: string) => {
      clearTimeout(timers.current.get(organizationId));
      const refresh = () =>
        void queryClient.invalidateQueries({ queryKey: organizationKey(organizationId) });
      timers.current.set(organizationId, setTimeout(refresh, refreshDelayMs));
    },
    [queryClient],
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
