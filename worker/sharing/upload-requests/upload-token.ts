import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import { uploadPagePath } from '../../../shared/sharing/upload-requests/public-upload.ts';
import { randomString } from '../../../shared/ids.ts';
import type { Config } from '../../platform/config.ts';
import { decryptText, encryptText } from '../../platform/encrypted-text.ts';

const characters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const tokenPattern = /^([a-z0-9]{24})[a-z0-9]{32}$/;

/**
 * Creates the token of an address for people without an account. It contains the organization, so
 * that its database is known; the rest are about 165 random bits.
 */
export function createUploadToken(organizationId: string): string {
  return `${organizationId.slice('org_'.length)}${randomString(32, characters)}`;
}

export function organizationIdOfToken(token: string): string | undefined {
  const [, id] = tokenPattern.exec(token) ?? [];
  return id === undefined ? undefined : `org_${id}`;
}

export function hashUploadToken(token: string): Promise<string> {
  return sha256Hex(token);
}

export function encryptUploadToken(
  token: string,
  context: { config: Config; requestId: string },
): Promise<string> {
  return encryptText(token, encryptionOf(context));
}

export async function uploadUrlOf(
  stored: string,
  context: { config: Config; requestId: string },
): Promise<string | null> {
  const token = await decryptText(stored, encryptionOf(context));
  return token === null ? null : uploadUrl(context.config, token);
}

export function uploadUrl(config: Config, token: string): string {
  return new URL(uploadPagePath(token), config.APP_BASE_URL).href;
}

function encryptionOf({ config, requestId }: { config: Config; requestId: string }) {
  return { authSecret: config.AUTH_SECRET, purpose: 'upload links', id: requestId };
}
