import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';

export function BackToWebhooks({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/organizations/$organizationId/settings/webhooks"
      params={{ organizationId }}
      className="inline-flex items-center gap-1.5 rounded-sm hover:text-ink"
    >
      <ArrowLeft size={14} aria-hidden />
      {t('webhooks.back')}
    </Link>
  );
}
