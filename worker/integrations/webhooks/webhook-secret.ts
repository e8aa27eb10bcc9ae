import { decodeBase64, encodeBase64 } from 'hono/utils/encode';
import { webhookSecretPrefix as prefix } from '../../../shared/integrations/webhooks/webhook-secret.ts';

const ivLength = 12;
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

/**
 * Encrypts a secret with AES-256-GCM, with a key that is derived from `authSecret` and bound to the id of the webhook.
 */
export async function encryptWebhookSecret(
  secret: string,
  context: { authSecret: string; webhookId: string },
): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(context.webhookId) },
    await deriveKey(context.authSecret),
    encoder.encode(secret),
  );
  const bytes = new Uint8Array(ivLength + encrypted.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(encrypted), ivLength);
  return encodeBase64(bytes.buffer);
}

/** Null if the stored value was changed or encrypted with another AUTH_SECRET. */
export async function decryptWebhookSecret(
  stored: string,
  context: { authSecret: string; webhookId: string },
): Promise<string | null> {
  try {
    const bytes = decodeBase64(stored);
    const decrypted = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: bytes.subarray(0, ivLength),
        additionalData: encoder.encode(context.webhookId),
      },
      await deriveKey(context.authSecret),
      bytes.subarray(ivLength),
    );
    return new TextDecoder().decode(decrypted);
  } catch {
    return null;
  }
}

async function deriveKey(authSecret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(authSecret), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(0),
      info: encoder.encode('webhook secrets'),
    },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
