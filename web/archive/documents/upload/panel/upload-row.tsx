import type { TFunction } from 'i18next';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { CircleCheck, RotateCw, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { hasCode } from '../../../../api/api-error.ts';
import { useConfig } from '../../../../api/session/config-api.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useErrorMessage } from '../../../../i18n/messages/error-message.ts';
import { useFormats } from '../../../../i18n/formats/use-formats.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { CutText } from '../../../../ui/display/text/cut-text.tsx';
import { FileTypeIcon } from '../../../../ui/display/file-type-icon.tsx';
import { Progress } from '../../../../ui/feedback/progress.tsx';
import { isRetryable, type UploadItem } from '../queue/upload-queue.ts';
import { kindOf } from '../queue/upload-summary.ts';

/** The setting's name in the configuration guide for operators. */
const limitVariable = 'DOCUMENT_STORAGE_MAX_UPLOAD_SIZE';

interface UploadRowProps {
  item: UploadItem;
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
}

export const UploadRow = memo(function UploadRow({ item, onCancel, onRetry }: UploadRowProps) {
  const { t } = useTranslation();
  const { name } = item.file;
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
            title={item.document.name}
            className="block w-fit max-w-full text-left hover:underline"
          >
            <CutText text={item.document.name} />
          </DocumentLink>
        ) : (
          <p dir="auto" title={name} className="text-left">
            <CutText text={name} />
          </p>
        )}
        <UploadStatus item={item} />
      </div>
      {item.status === 'success' && (
        <CircleCheck size={16} aria-hidden className="m-2 shrink-0 text-success" />
      )}
      {isRetryable(item) && (
        <IconButton
          size="sm"
          aria-label={t('upload.retry', { name })}
          onClick={() => onRetry(item.id)}
        >
          <RotateCw size={16} aria-hidden />
        </IconButton>
      )}
      {item.status !== 'success' && (
        <IconButton
          size="sm"
          aria-label={t(isOnItsWay ? 'upload.cancel' : 'upload.remove', { name })}
          onClick={() => onCancel(item.id)}
        >
          <X size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
});

function UploadStatus({ item }: { item: UploadItem }) {
  const { t } = useTranslation();
  const { size, twoSizes } = useFormats();
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
      return (
        <p className="text-sm text-muted tabular-nums">
          {size(item.document.originalSize)}
          {item.isRestored && ` · ${restoredText(item, t)}`}
        </p>
      );
    case 'error': {
      const [fileSize, limit] = twoSizes([item.file.size, documentsStorage.maxUploadSize]);
      return (
        <p
          className={clsx('text-sm', kindOf(item) === 'duplicate' ? 'text-warning' : 'text-danger')}
        >
          {errorMessage(item.failure.error)}
          {hasCode(item.failure.error, 'document.size_too_large') && (
            <>
              {' · '}
              {t('upload.over-limit', { size: fileSize, limit })}
              <span className="mt-0.5 block text-muted">
                {t('upload.raise-limit', { variable: limitVariable })}
              </span>
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
}

/** A restored document keeps the name that it had in the trash. */
function restoredText(item: UploadItem & { status: 'success' }, t: TFunction): string {
  const { name } = item.file;
  if (name === item.document.name) return t('upload.status.restored');
  return t('upload.status.restored-renamed', { name });
}

function DocumentLink(props: {
  organizationId: string;
  documentId: string;
  title?: string;
  className: string;
  children: ReactNode;
}) {
  const { organizationId, documentId, title, className, children } = props;
  return (
    <Link
      to="/organizations/$organizationId/documents/$documentId"
      params={{ organizationId, documentId }}
      dir="auto"
      title={title}
      className={clsx('rounded-sm font-medium text-ink underline-offset-4', className)}
    >
      {children}
    </Link>
  );
}
