import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ContainedEntry } from '../../../reading/views/file-view.ts';
import { FileTypeIcon } from '../../../ui/display/file-type-icon.tsx';
import { focusOnMount } from '../../../ui/layout/focus-on-mount.ts';
import type { DocumentAddress } from '../../documents/document-address.ts';
import type { ViewSource } from '../../documents/preview/views/view-queries.ts';
import { AddAction } from './add-action.tsx';
import { SaveButton } from './save-button.tsx';

interface MailFilesProps {
  source: ViewSource;
  address: DocumentAddress | undefined;
  files: readonly ContainedEntry[];
  /** Index of the file that was open before; it gets the focus. */
  focused: number | undefined;
  onOpen: (file: ContainedEntry) => void;
}

export function MailFiles({ source, address, files, focused, onOpen }: MailFilesProps) {
  const { t } = useTranslation();
  const { size } = useFormats();
  if (files.length === 0) return null;
  return (
    <ul
      aria-label={t('documents.contents.title')}
      className="max-h-44 shrink-0 divide-y divide-border overflow-auto border-b border-border"
    >
      {files.map((file) => (
        <li key={file.index} className="flex min-h-11 items-center gap-1.5 py-0.5 pr-3 pl-2">
          <button
            type="button"
            ref={file.index === focused ? focusOnMount : undefined}
            onClick={() => onOpen(file)}
            className="group flex min-w-0 flex-1 items-center gap-2.5 rounded-md px-2 py-1.5 text-start hover:bg-hover"
          >
            <FileTypeIcon mimeType={file.mimeType} size="sm" />
            <span className="truncate underline-offset-4 group-hover:underline" title={file.name}>
              <bdi>{file.name}</bdi>
            </span>
            <span className="shrink-0 text-sm text-muted tabular-nums">{size(file.size)}</span>
          </button>
          <SaveButton source={source} file={file} />
          {address && <AddAction address={address} file={file} />}
        </li>
      ))}
    </ul>
  );
}
