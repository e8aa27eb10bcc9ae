import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ListLoading } from '../../../ui/lists/list-states.tsx';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';

const noDocuments = defer(() => import('./no-documents.tsx'));

export function EmptyArchive({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const parts = useDeferred(noDocuments, true, errorToast());
  if (!parts) return <ListLoading label={t('documents.list.loading')} />;
  return <parts.NoDocuments organizationId={organizationId} />;
}
