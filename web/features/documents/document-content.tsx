import { useTranslation } from '../../i18n/use-translation.ts';
import {
  extractionFailureReasons,
  type ExtractionFailureReason,
} from '../../../shared/features/document-content/extraction-reasons.ts';
import type { ArchivedDocument } from '../../../shared/features/documents/document.ts';
import { Callout } from '../../ui/callout.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export interface DocumentContentProps {
  document: ArchivedDocument;
  /** The text itself is still on its way from the server. */
  isLoading: boolean;
}

export function DocumentContent({ document, isLoading }: DocumentContentProps) {
  const { t } = useTranslation();
  if (isLoading) return <SkeletonText lines={6} />;
  return (
    <div className="flex flex-col gap-3">
      <ExtractionNotice document={document} />
      {document.content !== '' && (
        <TextArea
          label={t('documents.content.label')}
          isLabelHidden
          readOnly
          isAutoSized
          value={document.content}
        />
      )}
    </div>
  );
}

function ExtractionNotice({ document }: { document: ArchivedDocument }) {
  const { t } = useTranslation();
  switch (document.extractionState) {
    case 'pending':
      return (
        <output className="flex items-center gap-2 text-muted">
          <Spinner />
          {t('documents.content.pending')}
        </output>
      );
    case 'failed':
      return (
        <Callout tone="warning" title={t('documents.content.failed.title')}>
          {t(`documents.content.failed.${reasonOf(document.extractionReason)}`)}
        </Callout>
      );
    case 'none':
      return <p className="text-muted">{t('documents.content.none')}</p>;
    case 'done':
      return (
        document.content === '' && <p className="text-muted">{t('documents.content.empty')}</p>
      );
  }
}

function reasonOf(reason: string | null): ExtractionFailureReason | 'unknown' {
  return extractionFailureReasons.find((known) => known === reason) ?? 'unknown';
}
