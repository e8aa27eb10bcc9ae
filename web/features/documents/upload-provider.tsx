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
import { useTranslation } from '../../i18n/use-translation.ts';
import { defer, useDeferred } from '../../ui/deferred.ts';
import { organizationKey } from '../../api/organization-keys.ts';
import { DropOverlay } from './upload/drop-overlay.tsx';
import { sendFile } from './upload/send-file.ts';
import { UploadContext, UploadItemsContext } from './upload/upload-context.ts';
import { isUploading } from './upload/upload-queue.ts';
import { createUploadStore } from './upload/upload-store.ts';
import { usePageDrop } from './upload/use-page-drop.ts';

const panel = defer(() => import('./upload/upload-panel.tsx'));

export { useUpload } from './upload/upload-context.ts';

export interface UploadProviderProps {
  organizationId: string;
  /** Bytes; 0 or less is no limit. */
  maxUploadSize: number;
  children: ReactNode;
}

/** Everything about getting files in, from wherever in the organization one is. */
export function UploadProvider({ organizationId, maxUploadSize, children }: UploadProviderProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const refresh = useDebouncedRefresh();
  const [store] = useState(() => createUploadStore({ send: sendFile, onUploaded: refresh }));
  const items = useSyncExternalStore(store.subscribe, store.getItems);
  const [isOpen, setIsOpen] = useState(false);
  const [refused, setRefused] = useState<File[]>([]);
  const panelParts = useDeferred(panel, isOpen);
  useLeaveWarning(isUploading(items));

  const upload = (files: readonly File[]) => {
    if (files.length === 0) return;
    store.add(files, { organizationId, maxUploadSize });
    setIsOpen(true);
  };

  const isDragging = usePageDrop({
    onPaste: upload,
    onDrop: (files) => {
      upload(files.accepted);
      setRefused(files.refused);
      if (files.refused.length > 0) setIsOpen(true);
    },
  });

  const openPicker = useCallback(() => picker.current?.click(), []);
  const value = useMemo(() => ({ openPicker, isDragging }), [openPicker, isDragging]);

  return (
    <UploadContext value={value}>
      <UploadItemsContext value={items}>{children}</UploadItemsContext>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('upload.action')}
        onChange={(event) => {
          upload([...(event.target.files ?? [])]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      {isDragging && <DropOverlay />}
      {isOpen && panelParts && (
        <panelParts.UploadPanel
          items={items}
          refused={refused}
          onUploadRefused={() => {
            upload(refused);
            setRefused([]);
          }}
          onDismissRefused={() => setRefused([])}
          onCancel={store.cancel}
          onRetry={store.retry}
          onClose={() => {
            store.clear();
            setRefused([]);
            setIsOpen(false);
          }}
        />
      )}
    </UploadContext>
  );
}

const refreshDelayMs = 500;

/** Refreshes what is shown of an organization once uploads have paused for a moment. */
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

/** Has the browser ask before the page is closed. */
function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
