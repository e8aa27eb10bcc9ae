import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DocumentSummary } from '../../../shared/features/documents/document.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { fileKindOf } from '../../ui/file-kind.ts';
import { FileTypeIcon } from '../../ui/file-type-icon.tsx';

/** A document in a list: its name as the link to it, and below that size, kind and age. */
export function DocumentName({ document }: { document: DocumentSummary }) {
  const { t } = useTranslation();
  const { size, ago, dateTime } = useFormats();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <FileTypeIcon mimeType={document.mimeType} />
      <div className="min-w-0">
        <Link
          to="/organizations/$organizationId/documents/$documentId"
          params={{ organizationId: document.organizationId, documentId: document.id }}
          className="block truncate rounded-sm font-medium underline-offset-4 hover:underline"
        >
          {document.name}
        </Link>
        <p className="truncate text-sm text-muted tabular-nums">
          {size(document.originalSize)} · {t(`documents.type.${fileKindOf(document.mimeType)}`)} ·{' '}
          <time dateTime={document.createdAt.toISOString()} title={dateTime(document.createdAt)}>
            {ago(document.createdAt)}
          </time>
        </p>
      </div>
    </div>
  );
}
