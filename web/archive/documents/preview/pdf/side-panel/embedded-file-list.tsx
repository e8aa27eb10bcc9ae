import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveBlob } from '../../../../../browser/save-file.ts';
import { useFormats } from '../../../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../../ui/button.tsx';
import { toast } from '../../../../../ui/feedback/toasts/toast.ts';
import type { EmbeddedFile, EmbeddedFiles } from '../embedded-files.ts';

interface EmbeddedFileListProps {
  files: readonly EmbeddedFile[];
  embeddedFiles: EmbeddedFiles;
}

export function EmbeddedFileList({ files, embeddedFiles }: EmbeddedFileListProps) {
  const { t } = useTranslation();
  const { size } = useFormats();
  const sizes = useSizes(files, embeddedFiles);

  const save = async ({ id, name }: EmbeddedFile) => {
    try {
      const content = await embeddedFiles.read(id);
      saveBlob(new Blob([content], { type: 'application/octet-stream' }), name);
    } catch {
      toast.error(t('preview.panel.save-failed', { name }));
    }
  };

  return (
    <ul aria-label={t('preview.panel.attachments')} className="flex flex-col px-2 py-1">
      {files.map((file) => (
        <li key={file.id} className="flex items-center gap-1 py-1 pl-1">
          <div className="min-w-0 flex-1 text-sm">
            <p dir="auto" title={file.name} className="truncate">
              {file.name}
            </p>
            <p className="min-h-4 text-xs text-muted tabular-nums">{sizeText(file.id)}</p>
          </div>
          <IconButton
            size="sm"
            aria-label={t('preview.panel.save', { name: file.name })}
            onClick={() => save(file)}
          >
            <Download size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );

  function sizeText(id: string) {
    const bytes = sizes.get(id);
    return bytes === undefined ? '' : size(bytes);
  }
}

function useSizes(files: readonly EmbeddedFile[], embeddedFiles: EmbeddedFiles) {
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ids = files.map(({ id }) => id);
    const onSize = (id: string, size: number) =>
      setSizes((before) => new Map(before).set(id, size));
    void embeddedFiles.measure(ids, { signal, onSize });
    return () => controller.abort();
  }, [files, embeddedFiles]);
  return sizes;
}
