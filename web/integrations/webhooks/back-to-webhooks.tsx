import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';

export function BackToWebhooks({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <BackLink
      render={
        <Link to="/organizations/$organizationId/settings/webhooks" params={{ organizationId }} />
      }
    >
      {t('webhooks.back')}
    </BackLink>
  );
}

export function CancelWebhook({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      render={
        <Link to="/organizations/$organizationId/settings/webhooks" params={{ organizationId }} />
      }
    >
      {t('common.cancel')}
    </Button>
  );
}
