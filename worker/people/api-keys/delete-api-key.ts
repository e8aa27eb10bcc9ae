import type { UserScope } from '../../access/user-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { removeApiKey } from './api-key-store.ts';

export async function deleteApiKey(scope: UserScope, apiKeyId: string): Promise<void> {
  const isDeleted = await removeApiKey(scope, apiKeyId);
  if (!isDeleted) throw new AppError('api_key.not_found');
}
