import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useCanChange } from '../../../../api/session/current-role.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { takePicked } from './dropped-files.ts';
import { FilePickerContext, useUploadQueue, type DropTarget } from '../queue/upload-context.ts';
import type { UploadInto } from '../values/upload-into.ts';
import { useLimitText } from './use-limit-text.ts';
import { usePageDrop } from './use-page-drop.ts';
import { FileUp } from 'lucide-react';

export { useFilePicker } from '../queue/upload-context.ts';

interface FilePickerProviderProps {
  organizationId: string;
  /** In bytes; 0 or less means no limit. */
  maxUploadSize: number;
  children: ReactNode;
}

export function FilePickerProvider({
  organizationId,
  maxUploadSize,
  children,
}: FilePickerProviderProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const folderPicker = useRef<HTMLInputElement>(null);
  const uploads = useUploadQueue();
  const into = useRef<UploadInto>(undefined);
  const dropTarget = useRef<DropTarget>(undefined);
  const target = () => ({ organizationId, maxUploadSize, into: into.current });
  const canChange = useCanChange();

  const isDragging = usePageDrop(
    canChange
      ? {
          onPaste: (files) => uploads.add(files, target()),
          onDrop: (dropped) =>
            dropTarget.current
              ? dropTarget.current(dropped)
              : uploads.addDropped(dropped, target()),
        }
      : undefined,
  );

  const openPicker = useCallback(() => picker.current?.click(), []);
  const openFolderPicker = useCallback(() => folderPicker.current?.click(), []);
  const setInto = useCallback((view: UploadInto | undefined) => {
    into.current = view;
  }, []);
  const setDropTarget = useCallback((to: DropTarget | undefined) => {
    dropTarget.current = to;
  }, []);
  const value = useMemo(
    () => ({ openPicker, openFolderPicker, isDragging, setInto, setDropTarget }),
    [openPicker, openFolderPicker, isDragging, setInto, setDropTarget],
  );

  return (
    <FilePickerContext value={value}>
      {children}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('upload.action')}
        onChange={(event) => uploads.add(takeFiles(event.currentTarget), target())}
      />
      <input
        ref={(input) => {
          folderPicker.current = input;
          if (input) input.webkitdirectory = true;
        }}
        type="file"
        hidden
        aria-label={t('upload.folder')}
        onChange={(event) =>
          uploads.addDropped(takePicked(takeFiles(event.currentTarget)), target())
        }
      />
      {isDragging && <DropOverlay />}
    </FilePickerContext>
  );
}

function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}

function DropOverlay() {
  const { t } = useTranslation();
  const limit = useLimitText();
  return (
    <div className="pointer-events-none fixed inset-0 z-toast bg-overlay p-3 sm:p-5">
      <div className="flex size-full flex-col items-center justify-center gap-4 rounded-xl border-2 border-dashed border-accent-strong bg-surface-raised p-6 text-center">
        <span className="flex size-16 items-center justify-center rounded-full bg-accent-soft text-accent-text">
          <FileUp size={28} aria-hidden />
        </span>
        <div>
          <p className="font-serif text-2xl font-medium text-balance">
            {t('upload.overlay.title')}
          </p>
          <p className="mt-1 text-pretty text-muted">{t('upload.overlay.description')}</p>
          {limit && <p className="mt-1 text-sm text-muted">{limit}</p>}
        </div>
      </div>
    </div>
  );
}
