import { decryptText, encryptText } from '../../platform/encrypted-text.ts';
import type { Config } from '../../platform/config.ts';

/**
 * Encrypts the token of a link, so that its owner can copy the address again, but a copy of the
 * database grants no access.
 */
export function encryptToken(config: Config, link: { id: string; token: string }): Promise<string> {
  return encryptText(link.token, encryptionOf(config, link.id));
}

/** Returns null if AUTH_SECRET has changed. */
export function decryptToken(
  config: Config,
  link: { id: string; encryptedToken: string },
): Promise<string | null> {
  return decryptText(link.encryptedToken, encryptionOf(config, link.id));
}

function encryptionOf({ AUTH_SECRET }: Config, id: string) {
  return { authSecret: AUTH_SECRET, purpose: 'tokens of links', id };
}
