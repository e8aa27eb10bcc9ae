import { useCanChange } from '../../../api/session/current-role.ts';
import { useFormats } from '../../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import type { ImportRecord } from '../records/import-record.ts';
import type { ImportStore } from '../records/import-store.ts';
import { ReportButton } from './report-button.tsx';
import { UndoButton } from './undo-button.tsx';

export function EarlierImports(props: { records: ImportRecord[]; store: ImportStore }) {
  const { records, store } = props;
  const { t } = useTranslation();
  const canChange = useCanChange();
  const { date, number } = useFormats();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('import.earlier')}</h2>
      <ul className="divide-y divide-border">
        {records.map((record) => (
          <li key={record.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="truncate">{record.sourceName}</p>
              <p className="text-sm text-muted tabular-nums">
                {date(new Date(record.startedAt))} · {t('import.preview.documents')}:{' '}
                {number(record.total)}
              </p>
            </div>
            {record.status === 'undone' && <Badge>{t('import.undone')}</Badge>}
            <div className="flex gap-2">
              <ReportButton record={record} store={store} />
              {record.status === 'done' && canChange && (
                <UndoButton record={record} store={store} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
