const keyLength = 32;

export const webhookSecretPrefix = 'whsec_';

/** Returns a new secret in the format of Standard Webhooks 1.0: `whsec_` and 32 random bytes in base64. */
export function generateWebhookSecret(): string {
  const key = crypto.getRandomValues(new Uint8Array(keyLength));
  return webhookSecretPrefix + btoa(String.fromCharCode(...key));
}
