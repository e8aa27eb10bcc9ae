import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CircleCheck, RotateCw, X } from 'lucide-react';
import { hasCode } from '../../../api/api-error.ts';
import { useConfig } from '../../../api/config-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useErrorMessage } from '../../../i18n/error-message.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { IconButton } from '../../../ui/button.tsx';
import { FileTypeIcon } from '../../../ui/display/file-type-icon.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import type { UploadItem } from './upload-queue.ts';

export interface UploadRowProps {
  item: UploadItem;
  onCancel: () => void;
  onRetry: () => void;
}

export function UploadRow({ item, onCancel, onRetry }: UploadRowProps) {
  const { t } = useTranslation();
  const { name } = item.file;
  const isRetryable = item.status === 'error' && !item.failure.isFinal;
  const isOnItsWay = item.status === 'pending' || item.status === 'uploading';
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-4">
      <FileTypeIcon
        mimeType={item.status === 'success' ? item.document.mimeType : item.file.type}
      />
      <div className="min-w-0 flex-1">
        {item.status === 'success' ? (
          <DocumentLink
            organizationId={item.organizationId}
            documentId={item.document.id}
            className="block truncate text-left hover:underline"
          >
            {item.document.name}
          </DocumentLink>
        ) : (
          <p dir="auto" title={name} className="truncate text-left">
            {name}
          </p>
        )}
        <UploadStatus item={item} />
      </div>
      {item.status === 'success' && (
        <CircleCheck size={16} aria-hidden className="m-2 shrink-0 text-success" />
      )}
      {isRetryable && (
        <IconButton size="sm" aria-label={t('upload.retry', { name })} onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
        </IconButton>
      )}
      {item.status !== 'success' && (
        <IconButton
          size="sm"
          aria-label={t(isOnItsWay ? 'upload.cancel' : 'upload.remove', { name })}
          onClick={onCancel}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

function UploadStatus({ item }: { item: UploadItem }) {
  const { t } = useTranslation();
  const { size } = useFormats();
  const errorMessage = useErrorMessage();
  const { documentsStorage } = useConfig();
  switch (item.status) {
    case 'pending':
      return <p className="text-sm text-muted">{t('upload.status.pending')}</p>;
    case 'uploading':
      return (
        <div className="flex h-5 items-center gap-3 text-sm text-muted tabular-nums">
          <Progress label={t('upload.progress', { name: item.file.name })} value={item.progress} />
          {item.progress === 1 && <span>{t('upload.status.saving')}</span>}
        </div>
      );
    case 'success':
      return <p className="text-sm text-muted tabular-nums">{size(item.document.originalSize)}</p>;
    case 'error':
      return (
        <p className="text-sm text-danger">
          {errorMessage(item.failure.error)}
          {hasCode(item.failure.error, 'document.size_too_large') && (
            <>
              {' · '}
              {t('upload.over-limit', {
                size: size(item.file.size),
                limit: size(documentsStorage.maxUploadSize),
              })}
            </>
          )}
          {item.failure.duplicateId && (
            <>
              {' '}
              <DocumentLink
                organizationId={item.organizationId}
                documentId={item.failure.duplicateId}
                className="underline"
              >
                {t('upload.open-duplicate')}
              </DocumentLink>
            </>
          )}
        </p>
      );
  }
}

function DocumentLink(props: {
  organizationId: string;
  documentId: string;
  className: string;
  children: string;
}) {
  const { organizationId, documentId, className, children } = props;
  return (
    <Link
      to="/organizations/$organizationId/documents/$documentId"
      params={{ organizationId, documentId }}
      dir="auto"
      className={clsx('rounded-sm font-medium text-ink underline-offset-4', className)}
    >
      {children}
    </Link>
  );
}
