import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteApiKeyOf } from './api-key-store.ts';

/** Revokes a key of the user's for good; 404 `api_key.not_found` for anybody else's. */
export async function deleteApiKey(platform: Platform, userId: string, apiKeyId: string) {
  const isDeleted = await deleteApiKeyOf(platform.identityDatabase, userId, apiKeyId);
  if (!isDeleted) throw new AppError('api_key.not_found');
}
