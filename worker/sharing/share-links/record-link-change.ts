import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { linkEvents, type ChangedLink, type LinkChange } from './link-event-store.ts';

export function recordLinkChange(
  scope: OrganizationScope,
  link: ChangedLink,
  changes: readonly LinkChange[],
): void {
  const eventSources = linkEvents(scope, link, changes);
  if (eventSources.length === 0) return;
  scope.platform.inBackground(commit(scope, { eventSources, statements: {} }));
}
