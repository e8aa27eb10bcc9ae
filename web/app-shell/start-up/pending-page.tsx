import { useTranslation } from '../../i18n/use-translation.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';

export function PendingPage() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-[60dvh] flex-1 items-center justify-center text-muted">
      <Spinner size={20} label={t('common.loading')} />
    </div>
  );
}
