import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

interface CopiedLineProps {
  label: string;
  hint?: string;
  value: string;
}

export function CopiedLine({ label, hint, value }: CopiedLineProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center gap-2">
      <dl className="min-w-0 flex-1">
        <dt className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
          {label}
          {hint && <code className="font-mono text-xs text-faint">{hint}</code>}
        </dt>
        <dd className="font-mono text-sm wrap-anywhere">{value}</dd>
      </dl>
      <CopyButton
        isIconOnly
        variant="ghost"
        value={value}
        label={t('apps.copy', { label })}
        copiedLabel={t('common.copied')}
      />
    </div>
  );
}
