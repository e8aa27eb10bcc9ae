import { FileDown } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { useCommand } from '../../ui/keyboard/commands.ts';
import { useTableDownload, type ListTable } from './use-table-download.ts';

export function ExportTableButton(list: ListTable) {
  const { t } = useTranslation();
  const save = useTableDownload(list);
  const label = t('documents.csv.action');
  useCommand({ subject: 'list', label, icon: FileDown, run: save });
  return (
    <IconButton variant="secondary" aria-label={label} title={label} onClick={() => save()}>
      <FileDown size={16} aria-hidden />
    </IconButton>
  );
}
