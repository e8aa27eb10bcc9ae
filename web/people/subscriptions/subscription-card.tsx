import { ExternalLink } from 'lucide-react';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { useOpenCustomerPortal } from './subscription-api.ts';

export function SubscriptionCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { isSubscriptionsEnabled } = useConfig();
  const { role } = useCurrentMember(organizationId);
  const portal = useOpenCustomerPortal(organizationId, {
    onError: errorToast('subscriptions.portal.failed'),
  });
  if (!isSubscriptionsEnabled || !canManageOrganization(role)) return null;

  return (
    <Card>
      <CardHeader title={t('subscriptions.title')} description={t('subscriptions.description')} />
      <CardBody>
        <Button
          icon={<ExternalLink size={16} aria-hidden />}
          isLoading={portal.isPending}
          onClick={() => portal.mutateAsync()}
        >
          {t('subscriptions.portal.action')}
        </Button>
      </CardBody>
    </Card>
  );
}
