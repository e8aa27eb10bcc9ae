import type { ApiKey, ApiKeyClient } from '../../../shared/people/api-keys/api-key.ts';
import type { App } from '../../../shared/people/apps/apps.ts';

export function keysOfApp(
  apiKeys: readonly ApiKey[],
  { app, organizationId }: { app: Pick<App, 'name'>; organizationId: string },
): ApiKey[] {
  return apiKeys.filter(
    ({ name, organizationIds }) =>
      name === app.name &&
      (organizationIds.length === 0 || organizationIds.includes(organizationId)),
  );
}

export function lastClientOf(apiKeys: readonly ApiKey[]): ApiKeyClient | undefined {
  return apiKeys
    .flatMap(({ clients }) => clients)
    .toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())[0];
}

export function lastUseOf(apiKeys: readonly ApiKey[]): Date | undefined {
  const times = apiKeys.flatMap(({ lastUsedAt }) => lastUsedAt?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
