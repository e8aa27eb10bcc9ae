import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { TaggingPreview } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useDebounced } from '../../ui/forms/use-debounced.ts';
import type { RuleFormValues } from './rule-form-values.ts';
import { taggingPreviewQuery } from './tagging-rule-api.ts';

const debounceMs = 400;

/** How many existing documents match the conditions of the form; `children`: what can be done with them. */
export function RulePreview({
  organizationId,
  children,
}: {
  organizationId: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const written = JSON.stringify(useWatch<RuleFormValues, 'conditions'>({ name: 'conditions' }));
  const settled = useDebounced(written, debounceMs);
  const conditions = JSON.parse(settled) as RuleFormValues['conditions'];
  const isComplete = conditions.every(({ value }) => value.trim() !== '');
  const preview = useQuery({
    ...taggingPreviewQuery(organizationId, conditions),
    enabled: isComplete,
  });
  const isBusy = written !== settled || preview.isFetching;

  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-surface-sunken px-3 py-2 text-sm text-muted">
      <output className="flex items-center gap-2">
        {isBusy && <Spinner />}
        {text()}
      </output>
      {children}
    </div>
  );

  function text() {
    if (!isComplete) return t('tagging-rules.preview.incomplete');
    if (preview.isError) return errorMessage(preview.error);
    if (!preview.data) return t('tagging-rules.preview.loading');
    return <PreviewText preview={preview.data} />;
  }
}

function PreviewText({ preview }: { preview: TaggingPreview }) {
  const { t } = useTranslation();
  const { matchingCount: count, checkedCount, isCapped } = preview;
  if (!isCapped) return t('tagging-rules.preview.matches', { count });
  return t('tagging-rules.preview.matches-newest', { count, checked: checkedCount });
}
