import { FileArchive, FolderOpen } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useFilePicker } from '../../documents/upload/queue/upload-context.ts';
import { pickedFromDrop, pickedFromHandle, pickedFromInput } from '../source/picked-source.ts';
import type { Picked } from './use-import.ts';

type PickerWindow = Window & {
  showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle>;
};

interface SourcePickerProps {
  onPick: (picked: Picked) => void;
}

export function SourcePicker({ onPick }: SourcePickerProps) {
  const { t } = useTranslation();
  const filesInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const { setDropTarget } = useFilePicker();
  const pick = useEffectEvent(onPick);

  useEffect(() => {
    setDropTarget((dropped) => {
      const { name = '' } = dropped.folders[0] ?? dropped.files[0] ?? {};
      pick({ name, files: () => pickedFromDrop(dropped) });
    });
    return () => setDropTarget(undefined);
  }, [setDropTarget]);

  const pickFolder = async () => {
    const { showDirectoryPicker } = window as PickerWindow;
    if (!showDirectoryPicker) return folderInput.current?.click();
    const handle = await showDirectoryPicker.call(window).catch(() => null);
    if (handle) onPick({ name: handle.name, files: () => pickedFromHandle(handle), handle });
  };

  const takeFiles = (input: HTMLInputElement) => {
    const files = pickedFromInput(input.files ?? []);
    input.value = '';
    const [first] = files;
    const name = first?.path.split('/')[0] ?? '';
    if (first) onPick({ name, files: () => Promise.resolve(files) });
  };

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={<FileArchive size={16} aria-hidden />}
          onClick={() => filesInput.current?.click()}
        >
          {t('import.pick.files')}
        </Button>
        <Button icon={<FolderOpen size={16} aria-hidden />} onClick={() => void pickFolder()}>
          {t('import.pick.folder')}
        </Button>
      </div>
      <input
        ref={filesInput}
        type="file"
        multiple
        hidden
        aria-label={t('import.pick.files')}
        onChange={(event) => takeFiles(event.currentTarget)}
      />
      <input
        ref={(input) => {
          folderInput.current = input;
          if (input) input.webkitdirectory = true;
        }}
        type="file"
        hidden
        aria-label={t('import.pick.folder')}
        onChange={(event) => takeFiles(event.currentTarget)}
      />
    </>
  );
}
