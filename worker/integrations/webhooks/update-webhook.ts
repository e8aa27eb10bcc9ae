import type { Webhook, WebhookInput } from '../../../shared/integrations/webhooks/webhook.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { assertWebhookUrl } from './assert-webhook-url.ts';
import { encryptWebhookSecret } from './webhook-secret.ts';
import { updateWebhookRow } from './webhook-store.ts';

/** Updates a webhook; a secret in `input` replaces the current one immediately. 404 `webhook.not_found`. */
export async function updateWebhook(
  scope: OrganizationScope,
  webhookId: string,
  input: WebhookInput,
): Promise<Webhook> {
  const { config, clock } = scope.platform;
  assertWebhookUrl(config, input.url);
  const { secret, ...settings } = input;
  const webhook = await updateWebhookRow(scope, webhookId, {
    ...settings,
    updatedAt: clock.now(),
    ...(secret && {
      encryptedSecret: await encryptWebhookSecret(secret, {
        authSecret: config.AUTH_SECRET,
        webhookId,
      }),
    }),
  });
  if (!webhook) throw new AppError('webhook.not_found');
  return webhook;
}
