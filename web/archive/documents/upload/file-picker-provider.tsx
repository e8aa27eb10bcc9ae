import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { UploadContext, useUploads } from './upload-context.ts';
import { usePageDrop } from './use-page-drop.ts';

export { useFilePicker } from './upload-context.ts';

export interface UploadProviderProps {
  organizationId: string;
  /** Bytes; 0 or less is no limit. */
  maxUploadSize: number;
  children: ReactNode;
}

/** Uploads files to an organization from any of its pages: chosen, dropped or pasted. */
export function FilePickerProvider({
  organizationId,
  maxUploadSize,
  children,
}: UploadProviderProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const uploads = useUploads();
  const upload = (files: readonly File[]) => uploads.add(files, { organizationId, maxUploadSize });

  const isDragging = usePageDrop({
    onPaste: upload,
    onDrop: ({ accepted, refused }) => {
      upload(accepted);
      uploads.holdBack(refused, { organizationId, maxUploadSize });
    },
  });

  const openPicker = useCallback(() => picker.current?.click(), []);
  const value = useMemo(() => ({ openPicker, isDragging }), [openPicker, isDragging]);

  return (
    <UploadContext value={value}>
      {children}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('upload.action')}
        onChange={(event) => {
          upload([...(event.target.files ?? [])]);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
      {isDragging && <DropOverlay />}
    </UploadContext>
  );
}
