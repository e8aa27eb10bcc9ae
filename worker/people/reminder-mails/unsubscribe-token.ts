import type { Config } from '../../platform/config.ts';

const encoder = new TextEncoder();
const form = /^(usr_[a-z0-9]{24})\.([0-9a-f]{64})$/;

/**
 * Creates a token that switches off the reminder mails of a user without a session, and permits
 * nothing else. It is valid as long as AUTH_SECRET stays the same.
 */
export async function createUnsubscribeToken(config: Config, userId: string): Promise<string> {
  const signature = await crypto.subtle.sign(
    'HMAC',
    await deriveKey(config),
    encoder.encode(userId),
  );
  const digits = Array.from(new Uint8Array(signature), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return `${userId}.${digits.join('')}`;
}

export async function userOfUnsubscribeToken(
  config: Config,
  token: string,
): Promise<string | undefined> {
  const [, userId, signature] = form.exec(token) ?? [];
  if (userId === undefined || signature === undefined) return undefined;
  const isSigned = await crypto.subtle.verify(
    'HMAC',
    await deriveKey(config),
    Uint8Array.from(signature.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    encoder.encode(userId),
  );
  return isSigned ? userId : undefined;
}

async function deriveKey({ AUTH_SECRET }: Config): Promise<CryptoKey> {
  const secret = encoder.encode(AUTH_SECRET);
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(0),
      info: encoder.encode('reminder mail off'),
    },
    material,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify'],
  );
}
