import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { chooseLocale } from '../../../shared/locales.ts';
import { failureMessage } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { defer } from '../../ui/overlays/deferred.ts';
import type { ExportedTable } from './csv-api.ts';

const csv = defer(() => import('./csv-api.ts'));

export type ListTable = Pick<ExportedTable, 'state' | 'columns'> & { organizationId: string };

export function useTableDownload({ organizationId, ...list }: ListTable) {
  const { i18n, t } = useTranslation();
  const save = async (filter: BulkFilter | undefined) => {
    const { exportTable } = await csv.load();
    await exportTable(organizationId, { ...list, filter, lang: chooseLocale([i18n.language]) });
  };
  return (filter?: BulkFilter) =>
    toast.promise(save(filter), {
      loading: t('documents.bulk.downloading'),
      success: t('documents.bulk.downloaded'),
      error: failureMessage('documents.csv.failed'),
    });
}
