import { useMutation } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { customerPortalResponseSchema } from '../../../shared/people/subscriptions/plan.ts';
import { api, fetchJson } from '../../api/api-client.ts';
import { useConfig } from '../../api/config-api.ts';
import { useCurrentMember } from '../organizations/organization-api.ts';
import { useErrorMessage } from '../../i18n/error-message.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/card.tsx';
import { toast } from '../../ui/feedback/toast.ts';

/** How long the button stays busy once the portal is open. Milliseconds. */
const afterglow = 1000;

/** Leads to the payment service's portal; nothing where subscriptions are off or not the user's to manage. */
export function SubscriptionCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { isSubscriptionsEnabled } = useConfig();
  const { role } = useCurrentMember(organizationId);
  const portal = useMutation({
    mutationFn: async () => {
      const answer = api.organizations[':organizationId']['customer-portal'].$get({
        param: { organizationId },
      });
      const { customerPortalUrl } = await fetchJson(answer, customerPortalResponseSchema);
      window.open(customerPortalUrl, '_blank', 'noopener');
      await new Promise((done) => setTimeout(done, afterglow));
    },
    onError: (error) =>
      toast.error(t('subscriptions.portal.failed'), { description: errorMessage(error) }),
  });
  if (!isSubscriptionsEnabled || !canManageOrganization(role)) return null;

  return (
    <Card>
      <CardHeader title={t('subscriptions.title')} description={t('subscriptions.description')} />
      <CardBody>
        <Button
          icon={<ExternalLink size={16} aria-hidden />}
          isLoading={portal.isPending}
          onClick={() => portal.mutate()}
        >
          {t('subscriptions.portal.action')}
        </Button>
      </CardBody>
    </Card>
  );
}
