import { FileDown } from 'lucide-react';
import { limits } from '../../../shared/limits.ts';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { failureMessage } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useExportTable, type ExportedTable } from './csv-api.ts';

type ListTable = Omit<ExportedTable, 'filter'> & { organizationId: string };

const icon = <FileDown size={16} aria-hidden />;

/** Saves all documents that the list has, on all of its pages. */
export function ExportTableButton(list: ListTable) {
  const { t } = useTranslation();
  const table = useTableDownload(list);
  return (
    <IconButton
      variant="secondary"
      aria-label={t('documents.csv.action')}
      title={t('documents.csv.action')}
      isLoading={table.isPending}
      onClick={() => table.save()}
    >
      {icon}
    </IconButton>
  );
}

/** Saves the selected documents. A request names only so many of them. */
export function ExportSelectionButton({
  filters,
  ...list
}: ListTable & { filters: readonly BulkFilter[] }) {
  const { t } = useTranslation();
  const table = useTableDownload(list);
  const [filter, ...others] = filters;
  return (
    <Button
      size="sm"
      icon={icon}
      isLoading={table.isPending}
      onClick={() =>
        others.length > 0
          ? toast.error(t('documents.bulk.download-limit', { count: limits.bulk.named }))
          : table.save(filter)
      }
    >
      {t('documents.csv.action')}
    </Button>
  );
}

function useTableDownload({ organizationId, ...list }: ListTable) {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useExportTable(organizationId);
  const save = (filter?: BulkFilter) =>
    toast.promise(mutateAsync({ ...list, filter }), {
      loading: t('documents.bulk.downloading'),
      success: t('documents.bulk.downloaded'),
      error: failureMessage('documents.csv.failed'),
    });
  return { isPending, save };
}
