import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TaggingPreview } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { useErrorMessage } from '../../../i18n/messages/error-message.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { useRulePreview } from './use-rule-preview.ts';

export function RulePreview({
  organizationId,
  children,
}: {
  organizationId: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { isComplete, isBusy, preview, error } = useRulePreview(organizationId);

  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-surface-sunken px-3 py-2 text-sm text-muted">
      <output className="flex items-center gap-2">
        {isBusy && <Spinner />}
        {text()}
      </output>
      {children}
      {preview && <MatchingDocuments organizationId={organizationId} preview={preview} />}
    </div>
  );

  function text() {
    if (!isComplete) return t('tagging-rules.preview.incomplete');
    if (error) return errorMessage(error);
    if (!preview) return t('tagging-rules.preview.loading');
    return <PreviewText preview={preview} />;
  }
}

/** Opens documents in new tabs, as the form may be unsaved. */
function MatchingDocuments(props: { organizationId: string; preview: TaggingPreview }) {
  const { organizationId, preview } = props;
  if (preview.documents.length === 0) return null;
  return (
    <ul className="flex w-full flex-wrap gap-x-4 gap-y-1">
      {preview.documents.map(({ id, name }) => (
        <li key={id} className="flex max-w-56 min-w-0">
          <Link
            to="/organizations/$organizationId/documents/$documentId"
            params={{ organizationId, documentId: id }}
            target="_blank"
            dir="auto"
            title={name}
            className="min-w-0 truncate rounded-sm text-accent-text underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PreviewText({ preview }: { preview: TaggingPreview }) {
  const { t } = useTranslation();
  const { matchingCount: count, checkedCount, isCapped } = preview;
  if (!isCapped) return t('tagging-rules.preview.matches', { count });
  return t('tagging-rules.preview.matches-newest', { count, checked: checkedCount });
}
