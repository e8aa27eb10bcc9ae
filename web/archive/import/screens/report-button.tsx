import { saveBlob } from '../../../browser/save-file.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import type { ImportRecord } from '../records/import-record.ts';
import { importReport } from '../engine/import-report.ts';
import type { ImportStore } from '../records/import-store.ts';
import { useReasonText } from './import-error.tsx';

export function ReportButton({ record, store }: { record: ImportRecord; store: ImportStore }) {
  const { t, i18n } = useTranslation();
  const reason = useReasonText();
  const download = async () => {
    try {
      const report = importReport(await store.results(record.id), {
        header: [
          t('import.report.source'),
          t('import.report.result'),
          t('import.report.reason'),
          t('import.report.document'),
        ],
        result: (outcome) => t(`import.outcome.${outcome}`),
        reason,
        language: i18n.language,
      });
      saveBlob(report, `import-${new Date(record.startedAt).toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      errorToast()(error);
    }
  };
  return (
    <Button isLoading={false} onClick={download}>
      {t('import.report.download')}
    </Button>
  );
}
