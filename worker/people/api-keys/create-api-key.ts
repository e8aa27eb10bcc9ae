import type { ApiKey, ApiKeyInput } from '../../../shared/people/api-keys/api-key.ts';
import { createId, randomString } from '../../../shared/ids.ts';
import { permissions } from '../../../shared/permissions.ts';
import { hashToken } from '../../access/credentials.ts';
import type { UserScope } from '../../access/user-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { insertApiKey } from './api-key-store.ts';

const tokenPrefix = 'sheaf_';
const tokenCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const randomLength = 64;
const prefixLength = 11;

/**
 * Creates an API key of the user. Its token is only returned here, because it is stored as a hash. Throws 403
 * `auth.forbidden` for an organization that does not exist or the user does not belong to, `limit.reached` beyond 100
 * keys.
 */
export async function createApiKey(
  scope: UserScope,
  input: ApiKeyInput,
): Promise<{ apiKey: ApiKey; token: string }> {
  const token = tokenPrefix + randomString(randomLength, tokenCharacters);
  const now = scope.platform.clock.now();
  const apiKey: ApiKey = {
    id: createId('ak'),
    name: input.name,
    prefix: token.slice(0, prefixLength),
    permissions: permissions.filter((permission) => input.permissions.includes(permission)),
    organizationIds: input.allOrganizations ? [] : [...new Set(input.organizationIds)],
    allOrganizations: input.allOrganizations,
    expiresAt: input.expiresAt ?? null,
    lastUsedAt: null,
    clients: [],
    createdAt: now,
    updatedAt: now,
  };
  const tokenHash = await hashToken(token);
  const refusal = await insertApiKey(scope, { ...apiKey, tokenHash });
  if (refusal) throw new AppError(refusal === 'forbidden' ? 'auth.forbidden' : 'limit.reached');
  return { apiKey, token };
}
