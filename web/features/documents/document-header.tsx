import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ArchivedDocument } from '../../../shared/features/documents/document.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { DownloadButton } from './download-button.tsx';

export function DocumentHeader({ document }: { document: ArchivedDocument }) {
  const { t } = useTranslation();
  const { organizationId, id: documentId } = document;
  return (
    <PageHeader
      eyebrow={
        <Link
          to="/organizations/$organizationId/documents"
          params={{ organizationId }}
          className="inline-flex items-center gap-1.5 rounded-sm hover:text-ink"
        >
          <ArrowLeft size={14} aria-hidden />
          {t('documents.back-to-list')}
        </Link>
      }
      title={document.name}
      description={
        <span className="flex items-center gap-1">
          <code className="truncate font-mono text-sm">{documentId}</code>
          <CopyButton
            value={documentId}
            label={t('documents.copy-id')}
            copiedLabel={t('documents.copied')}
            variant="ghost"
            isIconOnly
          />
        </span>
      }
      actions={<DownloadButton address={{ organizationId, documentId }} />}
    />
  );
}
