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
import { sendFile } from './upload-api.ts';
import { UploadItemsContext, UploadsContext, type UploadTarget } from './upload-context.ts';
import { isUploading } from './upload-queue.ts';
import { createUploadStore } from './upload-store.ts';

const panel = defer(() => import('./upload-panel.tsx'));

type HeldBackFile = { file: File; target: UploadTarget };

/** The uploads of all pages: leaving an organization does not cancel them. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const refresh = useDebouncedRefresh();
  const [store] = useState(() => createUploadStore({ send: sendFile, onUploaded: refresh }));
  const items = useSyncExternalStore(store.subscribe, store.getItems);
  const [isOpen, setIsOpen] = useState(false);
  const [heldBack, setHeldBack] = useState<readonly HeldBackFile[]>([]);
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
      holdBack: (files: readonly File[], target: UploadTarget) => {
        if (files.length === 0) return;
        setHeldBack((others) => [...others, ...files.map((file) => ({ file, target }))]);
        setIsOpen(true);
      },
    }),
    [store],
  );

  return (
    <UploadsContext value={value}>
      <UploadItemsContext value={items}>{children}</UploadItemsContext>
      {isOpen && panelParts && (
        <panelParts.UploadPanel
          items={items}
          refused={heldBack.map(({ file }) => file)}
          onUploadRefused={() => {
            for (const { file, target } of heldBack) store.add([file], target);
            setHeldBack([]);
          }}
          onDismissRefused={() => setHeldBack([])}
          onCancel={store.cancel}
          onRetry={store.retry}
          onClose={() => {
            store.clear();
            setHeldBack([]);
            setIsOpen(false);
          }}
        />
      )}
    </UploadsContext>
  );
}

const refreshDelayMs = 500;

/** Refetches an organization's data once no upload has finished for a moment. */
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
