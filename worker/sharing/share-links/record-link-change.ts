import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { linkEvents, type ChangedLink, type LinkChange } from './link-event-store.ts';

/** Records in the activity of documents what a member has done with a link to them, without waiting. */
export function recordLinkChange(
  scope: OrganizationScope,
  link: ChangedLink,
  change: LinkChange,
): void {
  const eventSources = linkEvents(scope, link, change);
  scope.platform.inBackground(commit(scope, { eventSources, statements: {} }));
}
