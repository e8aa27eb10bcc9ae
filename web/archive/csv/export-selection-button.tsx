import { FileDown } from 'lucide-react';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { useTableDownload, type ListTable } from './use-table-download.ts';

type SelectionTable = ListTable & { filters: readonly BulkFilter[] };

/** Exports the selected documents as a table. The number of documents in a request is limited. */
export function ExportSelectionButton({ filters, ...list }: SelectionTable) {
  const { t } = useTranslation();
  const save = useTableDownload(list);
  const [filter, ...others] = filters;
  const label = t('documents.csv.action');
  const run = () =>
    others.length > 0
      ? toast.error(t('documents.bulk.download-limit', { count: limits.bulk.named }))
      : save(filter);
  useCommand({ subject: 'selection', label, icon: FileDown, run });
  return (
    <Button size="sm" icon={<FileDown size={16} aria-hidden />} onClick={run}>
      {label}
    </Button>
  );
}
