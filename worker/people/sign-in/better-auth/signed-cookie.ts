/**
 * The value of a cookie signed as better-auth signs it: `value.base64(HMAC-SHA256(value))`, percent-encoded.
 * Null when it is missing or not genuine.
 */
export async function readSignedCookie(
  cookieHeader: string,
  cookie: { name: string; secret: string },
): Promise<string | null> {
  const raw = cookieHeader
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookie.name}=`))
    ?.slice(cookie.name.length + 1);
  const decoded = raw === undefined ? '' : safeDecode(raw);
  const dot = decoded.lastIndexOf('.');
  if (dot < 1) return null;
  const value = decoded.slice(0, dot);
  const signature = fromBase64(decoded.slice(dot + 1));
  if (!signature) return null;
  const key = await importKey(cookie.secret);
  const isGenuine = await crypto.subtle.verify(
    'HMAC',
    key,
    signature,
    new TextEncoder().encode(value),
  );
  return isGenuine ? value : null;
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
