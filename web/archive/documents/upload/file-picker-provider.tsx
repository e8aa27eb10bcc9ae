import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { FilePickerContext, useUploadQueue } from './upload-context.ts';
import { usePageDrop } from './use-page-drop.ts';

export { useFilePicker } from './upload-context.ts';

export interface FilePickerProviderProps {
  organizationId: string;
  /** Bytes; 0 or less is no limit. */
  maxUploadSize: number;
  children: ReactNode;
}

/** Uploads files that are chosen, dropped or pasted on any page of an organization. */
export function FilePickerProvider({
  organizationId,
  maxUploadSize,
  children,
}: FilePickerProviderProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const uploads = useUploadQueue();
  const upload = (files: readonly File[]) => uploads.add(files, { organizationId, maxUploadSize });

  const isDragging = usePageDrop({
    onPaste: upload,
    onDrop: ({ accepted, refused }) => {
      upload(accepted);
      uploads.askToAdd(refused, { organizationId, maxUploadSize });
    },
  });

  const openPicker = useCallback(() => picker.current?.click(), []);
  const value = useMemo(() => ({ openPicker, isDragging }), [openPicker, isDragging]);

  return (
    <FilePickerContext value={value}>
      {children}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('upload.action')}
        onChange={(event) => {
          upload([...(event.target.files ?? [])]);
          // Otherwise choosing the same file again would be no change.
          event.target.value = '';
        }}
      />
      {isDragging && <DropOverlay />}
    </FilePickerContext>
  );
}
