import type { ApiKey, ApiKeyClient } from '../../../shared/people/api-keys/api-key.ts';
import type { App } from '../../../shared/people/apps/apps.ts';

/** The keys that an organization's page has made for an app, which are named after it. */
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

/** The client that has used one of the keys last, if it said what it is. */
export function lastClientOf(apiKeys: readonly ApiKey[]): ApiKeyClient | undefined {
  return apiKeys
    .flatMap(({ clients }) => clients)
    .toSorted((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime())[0];
}

/** When one of the keys was used last; undefined for keys that never were. */
export function lastUseOf(apiKeys: readonly ApiKey[]): Date | undefined {
  const times = apiKeys.flatMap(({ lastUsedAt }) => lastUsedAt?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
