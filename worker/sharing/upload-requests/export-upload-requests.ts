import { bagPaths, bagUploadRequestsSchema } from '../../../shared/archive/export/bag-layout.ts';
import { isAtLeast } from '../../../shared/roles.ts';
import { hasPermission } from '../../access/actor.ts';
import { decisiveRoleOf, type OrganizationScope } from '../../access/organization-scope.ts';
import { findCorrespondents } from '../../archive/correspondents/correspondent-store.ts';
import type { WriteDefinitions } from '../../archive/export/definition-entries.ts';
import { jsonText } from '../../archive/export/json-text.ts';
import { findTags } from '../../archive/tags/tag-store.ts';
import { batch } from '../../database/database.ts';
import { graceDaysOf } from './deadline.ts';
import { selectRecipients } from './recipients/recipient-store.ts';
import { selectUploadRequests, toStored } from './upload-request-store.ts';

/**
 * Exports the requests that the actor may see, so that they can be created again elsewhere, with
 * tags and correspondents by name if the actor may read them.
 */
export const exportUploadRequests: WriteDefinitions = async (scope, read) => {
  const stored = maySee(scope)
    ? await read(() =>
        batch(scope.database, {
          requests: selectUploadRequests(scope),
          recipients: selectRecipients(scope),
        }),
      )
    : { requests: [], recipients: [] };
  const hasNames = stored.requests.length > 0 && hasPermission(scope.actor, 'tags:read');
  const tags = namesOf(hasNames ? await read(() => findTags(scope)) : []);
  const correspondents = namesOf(hasNames ? await read(() => findCorrespondents(scope)) : []);
  const requests = stored.requests.map((row) => {
    const { request, recipients } = toStored(row, stored.recipients);
    const { tagIds, correspondentId, passwordHash } = request;
    return {
      ...request,
      graceDays: graceDaysOf(request),
      hasPassword: passwordHash !== null,
      tags: tagIds.flatMap((id) => tags.get(id) ?? []),
      correspondent: (correspondentId !== null && correspondents.get(correspondentId)) || null,
      recipients: recipients.map(({ name }) => name),
    };
  });
  return { path: bagPaths.uploadRequests, text: jsonText(bagUploadRequestsSchema, requests) };
};

function maySee(scope: OrganizationScope): boolean {
  const isMember = scope.actor.kind === 'system' || isAtLeast(decisiveRoleOf(scope), 'member');
  return isMember && hasPermission(scope.actor, 'documents:create');
}

function namesOf(things: readonly { id: string; name: string }[]): ReadonlyMap<string, string> {
  return new Map(things.map(({ id, name }) => [id, name]));
}
