import type { UserScope } from '../../access/user-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { removeApiKey } from './api-key-store.ts';

/** Revokes a key of the user's for good; 404 `api_key.not_found` for other users' keys. */
export async function deleteApiKey(scope: UserScope, apiKeyId: string): Promise<void> {
  const isDeleted = await removeApiKey(scope, apiKeyId);
  if (!isDeleted) throw new AppError('api_key.not_found');
}
