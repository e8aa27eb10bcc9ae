import { findWebhookUrlProblem } from '../../../shared/integrations/webhooks/webhook-url.ts';
import { AppError } from '../../http/app-error.ts';
import type { Config } from '../../platform/config.ts';

/**
 * Returns why this installation sends no webhooks to an address; null if it does. Checked on saving
 * and before each delivery.
 */
export function webhookUrlProblem(config: Config, url: string) {
  return findWebhookUrlProblem(url, {
    allowedHostnames: config.WEBHOOK_URL_ALLOWED_HOSTNAMES,
    isHttpAllowed: config.isLocal,
  });
}

export function assertWebhookUrl(config: Config, url: string) {
  const problem = webhookUrlProblem(config, url);
  if (problem === null) return;
  throw new AppError('request.invalid', {
    details: [{ path: 'url', message: `webhooks.form.url.${problem}` }],
  });
}
