import { useQuery } from '@tanstack/react-query';
import { RefreshCw, Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { WebhookDelivery } from '../../../shared/integrations/webhooks/webhook.ts';
import { limits } from '../../../shared/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '../../ui/layout/card.tsx';
import { ListError, ListLoading } from '../../ui/lists/list-states.tsx';
import { DeliveryItem } from './delivery-item.tsx';
import {
  deliveriesQuery,
  useResendDelivery,
  useSendTestEvent,
  type WebhookAddress,
} from './webhook-api.ts';

const pollTimeoutMs = 20_000;
const pollIntervalMs = 1000;

export function Deliveries({ address }: { address: WebhookAddress }) {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  const [awaited, setAwaited] = useState<{ newest: string | undefined } | null>(null);
  const isAwaiting = (deliveries: WebhookDelivery[] | undefined) =>
    awaited !== null && deliveries?.[0]?.id === awaited.newest;
  const query = useQuery({
    ...deliveriesQuery(address, pages),
    refetchInterval: ({ state }) => (isAwaiting(state.data?.deliveries) ? pollIntervalMs : false),
  });
  const deliveries = query.data?.deliveries;
  const awaitNewer = () => setAwaited({ newest: deliveries?.[0]?.id });
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setAwaited(null), pollTimeoutMs);
    return () => clearTimeout(timer);
  }, [awaited]);
  const test = useSendTestEvent(address);
  const resend = useResendDelivery(address);

  return (
    <Card>
      <CardHeader
        title={t('webhooks.deliveries.title')}
        description={t('webhooks.deliveries.description', {
          max: limits.webhookDeliveries.max,
        })}
        actions={
          <>
            <IconButton
              size="sm"
              aria-label={t('webhooks.deliveries.refresh')}
              isLoading={query.isFetching && !query.isPending}
              onClick={() => void query.refetch()}
            >
              <RefreshCw size={16} aria-hidden />
            </IconButton>
            <Button
              size="sm"
              icon={<Send size={16} aria-hidden />}
              isLoading={test.isPending || isAwaiting(deliveries)}
              onClick={() => test.mutateAsync(undefined, { onSuccess: awaitNewer })}
            >
              {t('webhooks.deliveries.test')}
            </Button>
          </>
        }
      />
      <CardBody>
        {query.isPending && <ListLoading label={t('webhooks.deliveries.loading')} />}
        {query.isLoadingError && (
          <ListError
            title={t('webhooks.deliveries.error')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {deliveries?.length === 0 && (
          <p className="py-6 text-center text-muted">{t('webhooks.deliveries.empty')}</p>
        )}
        <ul className="divide-y divide-border" aria-live="polite">
          {deliveries?.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              isResending={resend.isPending && resend.variables === delivery.id}
              onResend={() => resend.mutateAsync(delivery.id, { onSuccess: awaitNewer })}
            />
          ))}
        </ul>
      </CardBody>
      {query.data?.hasMore && (
        <CardFooter>
          <Button
            size="sm"
            isLoading={query.isPlaceholderData}
            onClick={() => setPages((count) => count + 1)}
          >
            {t('webhooks.deliveries.more')}
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}
