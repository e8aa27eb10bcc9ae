import { queryOptions } from '@tanstack/react-query';
import {
  createdWebhookResponseSchema,
  webhookDeliveriesResponseSchema,
  webhookResponseSchema,
  webhooksResponseSchema,
  type WebhookInput,
} from '../../../shared/integrations/webhooks/webhook.ts';
import { api, fetchVoid, fetchJson } from '../../api/api-client.ts';
import { featureKey } from '../../api/queries/organization-keys.ts';
import { useOrganizationMutation } from '../../api/queries/use-organization-mutation.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';

const webhooks = api.organizations[':organizationId'].webhooks;
const webhook = webhooks[':webhookId'];

export type WebhookAddress = { organizationId: string; webhookId: string };

const deliveriesPageSize = 20;

export function webhooksQuery(organizationId: string) {
  return queryOptions({
    queryKey: featureKey(organizationId, 'webhooks'),
    queryFn: async ({ signal }) => {
      const response = webhooks.$get({ param: { organizationId } }, { init: { signal } });
      return (await fetchJson(response, webhooksResponseSchema)).webhooks;
    },
  });
}

export function webhookQuery(param: WebhookAddress) {
  return queryOptions({
    queryKey: featureKey(param.organizationId, 'webhooks', param.webhookId),
    queryFn: async ({ signal }) =>
      (await fetchJson(webhook.$get({ param }, { init: { signal } }), webhookResponseSchema))
        .webhook,
  });
}

/** Reads the newest `pages` pages of delivery attempts. */
export function deliveriesQuery(param: WebhookAddress, pages: number) {
  return queryOptions({
    queryKey: featureKey(param.organizationId, 'webhooks', param.webhookId, 'deliveries', pages),
    queryFn: async ({ signal }) => {
      const pageOf = async (pageIndex: number) => {
        const query = { pageIndex: String(pageIndex), pageSize: String(deliveriesPageSize) };
        const response = webhook.deliveries.$get({ param, query }, { init: { signal } });
        return (await fetchJson(response, webhookDeliveriesResponseSchema)).deliveries;
      };
      const lists = await Promise.all(Array.from({ length: pages }, (_, index) => pageOf(index)));
      return {
        deliveries: lists.flat(),
        hasMore: lists.at(-1)?.length === deliveriesPageSize,
      };
    },
    placeholderData: (previous) => previous,
    meta: { isUnfollowed: true },
  });
}

/** Returns the webhook, with its secret if the server created one. */
export function useCreateWebhook(organizationId: string) {
  return useOrganizationMutation(organizationId, {
    mutationFn: (json: WebhookInput) =>
      fetchJson(webhooks.$post({ param: { organizationId }, json }), createdWebhookResponseSchema),
  });
}

/** Returns the webhook, with its new secret if the URL changed to another origin. */
export function useUpdateWebhook(param: WebhookAddress) {
  return useOrganizationMutation(param.organizationId, {
    mutationFn: (json: WebhookInput) =>
      fetchJson(webhook.$put({ param, json }), createdWebhookResponseSchema),
  });
}

export function useDeleteWebhook(param: WebhookAddress) {
  return useOrganizationMutation<void, void>(param.organizationId, {
    mutationFn: () => fetchVoid(webhook.$delete({ param })),
    onError: errorToast('webhooks.delete.failed'),
  });
}

export function useSendTestEvent(param: WebhookAddress) {
  return useOrganizationMutation<void, void>(param.organizationId, {
    mutationFn: () => fetchVoid(webhook.test.$post({ param })),
    onError: errorToast('webhooks.deliveries.send-failed'),
  });
}

export function useResendDelivery(param: WebhookAddress) {
  return useOrganizationMutation(param.organizationId, {
    mutationFn: (deliveryId: string) =>
      fetchVoid(
        webhook.deliveries[':deliveryId'].resend.$post({ param: { ...param, deliveryId } }),
      ),
    onError: errorToast('webhooks.deliveries.send-failed'),
  });
}
