import { decodeBase64, encodeBase64 } from 'hono/utils/encode';

const ivLength = 12;
const encoder = new TextEncoder();

/**
 * `purpose` names the kind of text, so that each kind has its own key; `id` is the id of the text's
 * owner.
 */
type Encryption = { authSecret: string; purpose: string; id: string };

/**
 * Encrypts a text with AES-256-GCM, with a key that is derived from `authSecret`. It is bound to
 * the id of its owner.
 */
export async function encryptText(text: string, encryption: Encryption): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(encryption.id) },
    await deriveKey(encryption),
    encoder.encode(text),
  );
  const bytes = new Uint8Array(ivLength + encrypted.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(encrypted), ivLength);
  return encodeBase64(bytes.buffer);
}

/**
 * Decrypts a text. Returns null if the stored value was changed or encrypted with another
 * AUTH_SECRET.
 */
export async function decryptText(stored: string, encryption: Encryption): Promise<string | null> {
  try {
    const bytes = decodeBase64(stored);
    const decrypted = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: bytes.subarray(0, ivLength),
        additionalData: encoder.encode(encryption.id),
      },
      await deriveKey(encryption),
      bytes.subarray(ivLength),
    );
    return new TextDecoder().decode(decrypted);
  } catch {
    return null;
  }
}

async function deriveKey({ authSecret, purpose }: Encryption): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(authSecret), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(0),
      info: encoder.encode(purpose),
    },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
