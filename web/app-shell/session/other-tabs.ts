import type { RegisteredRouter } from '@tanstack/react-router';
import { pauseImports } from '../../archive/import/records/forget-imports.ts';
import { locales } from '../../../shared/locales.ts';
import { storageKeyOf } from '../../browser/local-store.ts';
import { queryClient } from '../../api/queries/query-client.ts';
import { refreshSession, sessionQuery } from '../../api/session/session-api.ts';
import { organizationsQuery } from '../../people/organizations/organization-api.ts';
import { reportUnauthenticated } from '../../api/transport/unauthenticated.ts';
import { showLocale } from '../../i18n/i18n.ts';
import { publicOnlyPaths } from './return-path.ts';
import { dropLoaded } from './session-end.ts';

export async function followTab(router: RegisteredRouter, { key, newValue }: StorageEvent) {
  if (key === storageKeyOf('user')) return followSession(router);
  const locale = locales.find((other) => other === newValue);
  if (key === storageKeyOf('locale') && locale) return showLocale(locale);
}

/**
 * Follows a login or logout in another tab. The session is read from the server, as the other tab's message may be
 * outdated.
 */
async function followSession(router: RegisteredRouter) {
  const former = queryClient.getQueryData(sessionQuery.queryKey);
  const session = await refreshSession(queryClient).catch(() => undefined);
  if (session === undefined || session?.user.id === former?.user.id) return;
  pauseImports();
  if (session === null) {
    reportUnauthenticated();
    return;
  }
  if (publicOnlyPaths.includes(router.state.location.pathname)) {
    await router.invalidate();
    return;
  }
  // With another user, the loaded data is not theirs and must not decide where to go.
  queryClient.removeQueries({ queryKey: organizationsQuery.queryKey, exact: true });
  await router.navigate({ to: '/', ignoreBlocker: true });
  dropLoaded();
}
