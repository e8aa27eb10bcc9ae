import { Link } from '@tanstack/react-router';
import { CircleCheck, Eye } from 'lucide-react';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { DocumentListSearch } from '../documents/document-list-search.ts';

export function ReviewButton(props: {
  organizationId: string;
  documentId: string | undefined;
  origin: DocumentListSearch;
}) {
  const { organizationId, documentId, origin } = props;
  const { t } = useTranslation();
  const canChange = useCanChange();
  if (documentId === undefined || !canChange) return null;
  return (
    <Button
      variant="primary"
      icon={<Eye size={16} aria-hidden />}
      render={
        <Link
          to="/organizations/$organizationId/documents/$documentId"
          params={{ organizationId, documentId }}
          state={{ documentList: origin }}
        />
      }
    >
      {t('inbox.review')}
    </Button>
  );
}

export function InboxEmpty() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<CircleCheck size={24} />}
      title={t('inbox.empty.title')}
      description={t('inbox.empty.description')}
    />
  );
}
