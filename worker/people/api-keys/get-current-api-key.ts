import type { ApiKey } from '../../../shared/people/api-keys/api-key.ts';
import type { UserScope } from '../../access/user-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findApiKey } from './api-key-store.ts';

/** Returns the API key of the request. Throws 404 `api_key.not_found` for a session. */
export async function getCurrentApiKey(scope: UserScope): Promise<ApiKey> {
  const { actor } = scope;
  const apiKey = actor.kind === 'api-key' ? await findApiKey(scope, actor.apiKeyId) : undefined;
  if (!apiKey) throw new AppError('api_key.not_found');
  return apiKey;
}
