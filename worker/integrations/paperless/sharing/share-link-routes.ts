import { Hono } from 'hono';
import {
  paperlessShareLinkInputSchema,
  paperlessShareLinkSchema,
  type PaperlessShareLink,
} from '../../../../shared/integrations/paperless/share-links.ts';
import { displayName } from '../../../../shared/reading/file-types/file-extension.ts';
import {
  shareLinkInputSchema,
  type ShareLink,
} from '../../../../shared/sharing/share-links/share-link.ts';
import { shareLinkLimits } from '../../../../shared/sharing/share-links/share-link-limits.ts';
import { sharePagePath } from '../../../../shared/sharing/share-links/public-share.ts';
import { organizationAccess, publicAccess } from '../../../access/access.ts';
import type { ApiKeyActor, UserActor } from '../../../access/actor.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { selectSummary } from '../../../archive/documents/document-store.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { createShareLink } from '../../../sharing/share-links/create-share-link.ts';
import { deleteShareLink } from '../../../sharing/share-links/delete-share-link.ts';
import { presentShareLinks } from '../../../sharing/share-links/present-share-link.ts';
import { findShareLinks } from '../../../sharing/share-links/share-link-store.ts';
import { visibleOwnerOf } from '../../../sharing/share-links/visible-owner.ts';
import { missing } from '../changes/change-document.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { pageOf, pageOfAll } from '../http/pages.ts';
import { bodyOf, parsedInput } from '../http/request-body.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { numberItems } from '../numbers/number-store.ts';
import { readItems } from '../numbers/read-items.ts';

const base = '/paperless/:organizationId';
const path = `${base}/api/share_links/`;

/**
 * Returns links to one document each, because clients support no others. Links that have ended are
 * left out.
 */
async function presentLinks(
  scope: OrganizationScope,
  links: readonly ShareLink[],
): Promise<PaperlessShareLink[]> {
  const shown = links.filter(
    ({ documentIds, state, url }) => documentIds.length === 1 && state === 'active' && url !== null,
  );
  const numbers = await numberItems(
    scope,
    shown.flatMap(({ id, documentIds }) => [id, ...documentIds]),
  );
  return shown.map(({ id, documentIds: [documentId = ''], url, createdAt, expiresAt }) => ({
    id: numbers.get(id) ?? 0,
    created: createdAt.toISOString(),
    expiration: expiresAt?.toISOString() ?? null,
    slug: url?.split('/').at(-1) ?? '',
    document: numbers.get(documentId) ?? 0,
    file_version: 'original',
  }));
}

async function findLinks(scope: OrganizationScope, actor: UserActor | ApiKeyActor) {
  const rows = await findShareLinks(scope, visibleOwnerOf(scope, actor));
  return presentShareLinks(scope, rows);
}

function timeOf(expiration: string): Date {
  const time = new Date(expiration);
  if (Number.isNaN(time.getTime())) throw invalidField('expiration', 'Not a time');
  return time;
}

export const paperlessShareLinkRoutes = new Hono<AppEnv>()
  .get(path, organizationAccess({ permission: 'documents:read', role: 'member' }), async (c) => {
    const { scope, actor } = c.var;
    const links = await presentLinks(scope, await findLinks(scope, actor));
    return c.json(pageOfAll(c.req.raw, pageOf(c.req.raw), links));
  })
  .post(path, organizationAccess({ permission: 'documents:update' }), async (c) => {
    const { scope, actor } = c.var;
    const { document, expiration } = await bodyOf(c.req.raw, paperlessShareLinkInputSchema);
    const items = await readItems(scope, [{ kind: 'document', number: document }]);
    const documentId = items.idOf('document', document);
    const [row] = documentId === undefined ? [] : await selectSummary(scope, documentId);
    if (!row) throw missing('document', document);
    const input = parsedInput(shareLinkInputSchema, {
      name: displayName(row.name).slice(0, shareLinkLimits.name).toWellFormed(),
      documentIds: [row.id],
    });
    const expiresAt = expiration ? timeOf(expiration) : expiration === null ? null : undefined;
    const link = await createShareLink(
      scope,
      { ...input, ...(expiresAt !== undefined && { expiresAt }) },
      actor,
    );
    const [presented] = await presentLinks(scope, [link]);
    if (!presented) throw new AppError('share_link.not_found');
    return respond(c, paperlessShareLinkSchema, presented, 201);
  })
  .delete(
    `${path}:number/`,
    organizationAccess({ permission: 'documents:update', prefetch: prefetchItem('share') }),
    async (c) => {
      const { scope, actor, prefetched } = c.var;
      const [item] = prefetched.items;
      if (!item) throw new AppError('share_link.not_found');
      await deleteShareLink(scope, { shareLinkId: item.itemId, actor });
      return c.body(null, 204);
    },
  )
  .get(
    `${base}/api/documents/:number/share_links/`,
    organizationAccess({
      permission: 'documents:read',
      role: 'member',
      prefetch: prefetchItem('document'),
    }),
    async (c) => {
      const { scope, actor, prefetched } = c.var;
      const [item] = prefetched.items;
      if (!item) throw new AppError('document.not_found');
      const links = await findLinks(scope, actor);
      const ofDocument = links.filter(({ documentIds }) => documentIds.includes(item.itemId));
      return c.json(await presentLinks(scope, ofDocument));
    },
  )
  // Clients build the address of a link from its slug.
  .get(`${base}/share/:slug/`, publicAccess(), (c) => {
    const slug = c.req.param('slug');
    if (!/^[\w-]+$/.test(slug)) throw new AppError('request.not_found');
    return c.redirect(sharePagePath(slug), 302);
  });
