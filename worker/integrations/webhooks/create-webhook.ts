import { createId } from '../../../shared/ids.ts';
import type { Webhook, WebhookInput } from '../../../shared/integrations/webhooks/webhook.ts';
import { limits } from '../../../shared/limits.ts';
import { generateWebhookSecret } from '../../../shared/integrations/webhooks/webhook-secret.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { assertWebhookUrl } from './assert-webhook-url.ts';
import { encryptWebhookSecret } from './webhook-secret.ts';
import { insertWebhook } from './webhook-store.ts';

/**
 * Creates a webhook. Without a secret in `input`, one is generated and returned this one time. Throws 400
 * `request.invalid` for an address that is not allowed, or if the organization has reached its limit.
 */
export async function createWebhook(
  scope: OrganizationScope,
  input: WebhookInput,
): Promise<{ webhook: Webhook; secret?: string }> {
  const { config, clock } = scope.platform;
  assertWebhookUrl(config, input.url);
  const now = clock.now();
  const { secret: ownSecret, ...settings } = input;
  const secret = ownSecret || generateWebhookSecret();
  const webhook: Webhook = {
    ...settings,
    id: createId('wh'),
    organizationId: scope.organizationId,
    disabledReason: null,
    failingSince: null,
    lastTriggeredAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const encryptedSecret = await encryptWebhookSecret(secret, {
    authSecret: config.AUTH_SECRET,
    webhookId: webhook.id,
  });
  if (!(await insertWebhook(scope, { ...webhook, encryptedSecret }))) {
    throw new AppError('request.invalid', {
      details: [
        {
          path: '',
          message: 'webhooks.form.limit-reached',
          values: { maxCount: limits.webhooks.max },
        },
      ],
    });
  }
  return ownSecret ? { webhook } : { webhook, secret };
}
