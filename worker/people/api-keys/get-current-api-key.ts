import type { ApiKey } from '../../../shared/people/api-keys/api-key.ts';
import type { ApiKeyActor, UserActor } from '../../access/actor.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findApiKey } from './api-key-store.ts';

/** The key that asks; a session is none: 404 `api_key.not_found`. */
export async function getCurrentApiKey(
  platform: Platform,
  actor: UserActor | ApiKeyActor,
): Promise<ApiKey> {
  const apiKey =
    actor.kind === 'api-key'
      ? await findApiKey(platform.identityDatabase, actor.apiKeyId)
      : undefined;
  if (!apiKey) throw new AppError('api_key.not_found');
  return apiKey;
}
