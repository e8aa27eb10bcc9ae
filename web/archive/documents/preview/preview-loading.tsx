import { useTranslation } from '../../../i18n/use-translation.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';

export function PreviewLoading() {
  const { t } = useTranslation();
  return (
    // On a phone as tall as the preview, so that the content below does not move.
    <div className="flex min-h-[45dvh] flex-1 items-center justify-center text-muted sm:min-h-80">
      <Spinner size={20} label={t('preview.loading')} />
    </div>
  );
}
