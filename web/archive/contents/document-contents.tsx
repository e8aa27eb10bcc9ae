import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContainedFile } from '../../../shared/archive/contents/document-contents.ts';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FileTypeIcon } from '../../ui/display/file-type-icon.tsx';
import type { DocumentAddress } from '../documents/document-address.ts';
import { ContainedFileAction } from './contained-file-action.tsx';
import { containedFileHref, contentsQuery } from './contents-api.ts';

interface DocumentContentsProps {
  document: DocumentDetail;
  children: ReactNode;
}

export function DocumentContents({ document, children }: DocumentContentsProps) {
  const { t } = useTranslation();
  const address = { organizationId: document.organizationId, documentId: document.id };
  const { data: files = [], isPending } = useQuery(contentsQuery(address));
  if (isPending) return null;
  return (
    <div className="flex flex-col gap-6">
      {files.length > 0 && (
        <section aria-label={t('documents.contents.title')} className="flex flex-col gap-2">
          <h2 className="text-muted">{t('documents.contents.title')}</h2>
          <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
            {files.map((file) => (
              <ContainedFileItem key={file.index} address={address} file={file} />
            ))}
          </ul>
        </section>
      )}
      {children}
    </div>
  );
}

function ContainedFileItem({ address, file }: { address: DocumentAddress; file: ContainedFile }) {
  const { size } = useFormats();
  return (
    <li className="flex min-h-12 items-center gap-2.5 px-3 py-1.5">
      <FileTypeIcon mimeType={file.mimeType} size="sm" />
      <span className="flex min-w-0 flex-1 flex-col">
        <a
          href={containedFileHref(address, file.index)}
          target="_blank"
          rel="noopener noreferrer"
          title={file.name}
          className="truncate text-ink underline-offset-4 hover:underline"
        >
          <bdi>{file.name}</bdi>
        </a>
        <span className="text-sm text-muted tabular-nums">{size(file.size)}</span>
      </span>
      <ContainedFileAction address={address} file={file} />
    </li>
  );
}
