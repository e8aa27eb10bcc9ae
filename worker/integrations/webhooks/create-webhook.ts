import { createId } from '../../../shared/ids.ts';
import type { Webhook, WebhookInput } from '../../../shared/integrations/webhooks/webhook.ts';
import { generateWebhookSecret } from '../../../shared/integrations/webhooks/webhook-secret.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { assertWebhookUrl } from './assert-webhook-url.ts';
import { encryptWebhookSecret } from './webhook-secret.ts';
import { insertWebhook } from './webhook-store.ts';

/**
 * A new webhook. Without a secret of the caller's it gets one, returned this once. 400 for an address it must not have,
 * or where the organization has as many as it may.
 */
export async function createWebhook(
  scope: OrganizationScope,
  input: WebhookInput,
): Promise<{ webhook: Webhook; secret?: string }> {
  const { config, clock } = scope.platform;
  assertWebhookUrl(config, input.url);
  const now = clock.now();
  const { secret: given, ...settings } = input;
  const secret = given || generateWebhookSecret();
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
      details: [{ path: '', message: 'webhooks.form.limit-reached' }],
    });
  }
  return given ? { webhook } : { webhook, secret };
}
