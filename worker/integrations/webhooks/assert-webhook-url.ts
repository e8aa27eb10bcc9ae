import { findWebhookUrlProblem } from '../../../shared/integrations/webhooks/webhook-url.ts';
import { AppError } from '../../http/app-error.ts';
import { isLocal, type Config } from '../../platform/config.ts';

/** Why this installation sends no webhooks there, null if it does; asked when one is saved and each time one is sent. */
export function webhookUrlProblem(config: Config, url: string) {
  return findWebhookUrlProblem(url, {
    allowedHostnames: config.WEBHOOK_URL_ALLOWED_HOSTNAMES,
    isHttpAllowed: isLocal(config),
  });
}

/** Throws 400 `request.invalid` for the field `url`. */
export function assertWebhookUrl(config: Config, url: string) {
  const problem = webhookUrlProblem(config, url);
  if (problem === null) return;
  throw new AppError('request.invalid', {
    details: [{ path: 'url', message: `webhooks.form.url.${problem}` }],
  });
}
