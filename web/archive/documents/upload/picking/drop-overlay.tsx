import { FileUp } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';

export function DropOverlay() {
  const { t } = useTranslation();
  return (
    <div className="pointer-events-none fixed inset-0 z-toast bg-overlay p-3 sm:p-5">
      <div className="flex size-full flex-col items-center justify-center gap-4 rounded-xl border-2 border-dashed border-accent-strong bg-surface-raised p-6 text-center">
        <span className="flex size-16 items-center justify-center rounded-full bg-accent-soft text-accent-text">
          <FileUp size={28} aria-hidden />
        </span>
        <div>
          <p className="font-serif text-2xl font-medium text-balance">
            {t('upload.overlay.title')}
          </p>
          <p className="mt-1 text-pretty text-muted">{t('upload.overlay.description')}</p>
        </div>
      </div>
    </div>
  );
}
