import { decodeBase64, encodeBase64 } from 'hono/utils/encode';

/** The maximum that Workers allow; a check takes some tens of milliseconds. */
const iterations = 100_000;
const saltLength = 16;
const bits = 256;

/** Hashes the password of a link with its own salt, as `salt.hash`. */
export async function hashLinkPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return `${encodeBase64(salt.buffer)}.${await derive(password, salt)}`;
}

export async function isLinkPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.');
  return (await derive(password, decodeBase64(salt))) === hash;
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits']);
  const options = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return encodeBase64(await crypto.subtle.deriveBits(options, key, bits));
}
