import { useTranslation } from '../../../i18n/use-translation.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

export function PreviewLoading() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-80 flex-1 items-center justify-center text-muted">
      <Spinner size={20} label={t('preview.loading')} />
    </div>
  );
}
