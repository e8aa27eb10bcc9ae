import { decodeBase64 } from 'hono/utils/encode';
import { webhookSecretPrefix as prefix } from '../../../shared/integrations/webhooks/webhook-secret.ts';
import { decryptText, encryptText } from '../../platform/encrypted-text.ts';

const encoder = new TextEncoder();

/** The signing key of a secret: the decoded base64 after `whsec_`, or the UTF-8 bytes of a secret of any other form. */
export function signingKeyOf(secret: string): Uint8Array<ArrayBuffer> {
  const text = encoder.encode(secret);
  if (!secret.startsWith(prefix)) return text;
  try {
    const key = decodeBase64(secret.slice(prefix.length));
    return key.length > 0 ? key : text;
  } catch {
    return text;
  }
}

type WebhookContext = { authSecret: string; webhookId: string };

export function encryptWebhookSecret(secret: string, context: WebhookContext): Promise<string> {
  return encryptText(secret, encryptionOf(context));
}

export function decryptWebhookSecret(
  stored: string,
  context: WebhookContext,
): Promise<string | null> {
  return decryptText(stored, encryptionOf(context));
}

function encryptionOf({ authSecret, webhookId }: WebhookContext) {
  return { authSecret, purpose: 'webhook secrets', id: webhookId };
}
