import type { Webhook, WebhookInput } from '../../../shared/integrations/webhooks/webhook.ts';
import { generateWebhookSecret } from '../../../shared/integrations/webhooks/webhook-secret.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { commit, enqueue } from '../../outbox/commit.ts';
import { toQueuedJobs } from '../../outbox/lane-store.ts';
import { assertWebhookUrl } from './assert-webhook-url.ts';
import { startDeliveriesOf } from './deliveries/delivery-job-store.ts';
import { deleteReadPages } from './deliveries/webhook-event-store.ts';
import { dropMessages } from './deliveries/messages/webhook-message-store.ts';
import { encryptWebhookSecret } from './webhook-secret.ts';
import { findWebhook, updateWebhookRow, type WebhookRow } from './webhook-store.ts';

/**
 * Updates a webhook that was read as `former`. A secret in `input` replaces the current one immediately. A URL of another
 * origin never gets the current secret: without a secret in `input`, a new one is generated and returned this one time.
 * Throws 404 `webhook.not_found`.
 */
export async function updateWebhook(
  scope: OrganizationScope,
  target: { webhookId: string; former: WebhookRow | undefined },
  input: WebhookInput,
): Promise<{ webhook: Webhook; secret?: string }> {
  const { config, clock } = scope.platform;
  assertWebhookUrl(config, input.url);
  const { secret: ownSecret, ...settings } = input;
  const { webhookId } = target;
  for (let { former } = target; ; former = await findWebhook(scope, webhookId)) {
    if (!former) throw new AppError('webhook.not_found');
    const isNewOrigin = new URL(former.url).origin !== new URL(input.url).origin;
    const secret = ownSecret || (isNewOrigin ? generateWebhookSecret() : undefined);
    const encryption = { authSecret: config.AUTH_SECRET, webhookId };
    const encryptedSecret = secret && (await encryptWebhookSecret(secret, encryption));
    const { jobSources, statements } = startDeliveriesOf(scope, webhookId);
    const { updated, due } = await commit(scope, {
      jobSources,
      statements: joinStatements(
        {
          updated: updateWebhookRow(
            scope,
            { webhookId, formerUrl: former.url },
            { ...settings, updatedAt: clock.now(), ...(encryptedSecret && { encryptedSecret }) },
          ),
          dropped: dropMessages(scope, webhookId),
          pages: deleteReadPages(scope),
        },
        statements,
      ),
    });
    enqueue(scope, toQueuedJobs(due));
    const [webhook] = updated;
    // If no row was updated, the URL was changed since it was read, and the origins have to be compared again.
    if (webhook) return secret && !ownSecret ? { webhook, secret } : { webhook };
  }
}
