import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { overdueDays } from '../../../../shared/archive/archive-limits.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useToday } from '../../../i18n/formats/use-today.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFieldText } from '../text/use-field-text.ts';
import { dueStateOf, untilText } from './due-state.ts';

const soonDays = 7;

export function DueText(document: Pick<DocumentSummary, 'dueDate' | 'isPaid'>) {
  const { i18n, t } = useTranslation();
  const day = useFieldText()('dueDate', document.dueDate);
  const state = dueStateOf(document, useToday());
  if (!state) return null;
  return (
    <time
      dateTime={document.dueDate ?? undefined}
      title={day}
      className={clsx('whitespace-nowrap', toneOf(state))}
    >
      {state.kind === 'paid' && <Check size={14} className="mr-1 mb-0.5 inline" aria-hidden />}
      {state.kind === 'due'
        ? t('documents.due.in', { when: untilText(state.days, i18n.language) })
        : t(`documents.due.${state.kind}`)}
    </time>
  );
}

function toneOf(state: NonNullable<ReturnType<typeof dueStateOf>>): string {
  if (state.kind === 'overdue' && state.days <= overdueDays) return 'text-danger';
  if (state.kind === 'due' && state.days <= soonDays) return 'text-warning';
  return 'text-muted';
}
