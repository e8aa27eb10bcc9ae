import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { useConfig } from '../../../api/session/config-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { daysLeft } from '../../trash/days-left.ts';

export function TrashedNotice({ document: { deletedAt } }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { deletedDocumentsRetentionDays } = useConfig().documents;
  if (!deletedAt) return null;
  const count = daysLeft(deletedAt, deletedDocumentsRetentionDays);
  return (
    <Callout tone="warning" className="mb-5">
      {count === 0 ? t('documents.trashed.due') : t('documents.trashed.days-left', { count })}
    </Callout>
  );
}
