import { useTranslation } from '../../i18n/use-translation.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';

/** Shown while a screen or its data is on its way, if that takes long enough to notice. */
export function PendingPage() {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-[60dvh] flex-1 items-center justify-center text-muted">
      <Spinner size={20} label={t('common.loading')} />
    </div>
  );
}
