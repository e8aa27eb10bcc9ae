import { ChevronLeft } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../../ui/button.tsx';

export function FacetHeading(props: { label: string; onBack: (() => void) | undefined }) {
  const { label, onBack } = props;
  const { t } = useTranslation();
  return (
    <div className="flex h-10 items-center gap-1 px-1">
      {onBack && (
        <IconButton size="sm" variant="ghost" aria-label={t('common.back')} onClick={onBack}>
          <ChevronLeft size={16} aria-hidden />
        </IconButton>
      )}
      <span className="truncate px-2 text-base font-medium">{label}</span>
    </div>
  );
}
