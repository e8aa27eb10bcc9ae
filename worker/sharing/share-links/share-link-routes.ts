import { Hono } from 'hono';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import {
  createdShareLinkResponseSchema,
  shareLinkInputSchema,
  shareLinkParamsSchema,
  sharedDocumentsResponseSchema,
  shareLinkResponseSchema,
  shareLinksResponseSchema,
  shareLinkUpdateSchema,
} from '../../../shared/sharing/share-links/share-link.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { createShareLink } from './create-share-link.ts';
import { deleteShareLink } from './delete-share-link.ts';
import { presentShareLinks } from './present-share-link.ts';
import { findSharedDocumentIds } from './find-shared-document-ids.ts';
import { findShareLinks } from './share-link-store.ts';
import { updateShareLink } from './update-share-link.ts';
import { visibleOwnerOf } from './visible-owner.ts';

const tag = 'Share links';
const path = '/organizations/:organizationId/share-links';

export const shareLinkRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List share links',
      description:
        'Newest first, including links that have ended without being deleted. A link to a view ends when the view is deleted. It is paused while its owner cannot see the view (`hidden`), or while its search has a filter that is no longer known (`unclear`). Members see their own links, admins all links.',
      tag,
      success: { status: 200, schema: shareLinksResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read', role: 'member' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      const { scope, actor } = c.var;
      const rows = await findShareLinks(scope, visibleOwnerOf(scope, actor));
      return respond(c, shareLinksResponseSchema, {
        shareLinks: await presentShareLinks(scope, rows),
      });
    },
  )
  .get(
    `${path}/documents`,
    describeEndpoint({
      summary: 'List shared documents',
      description: `The ids of the documents that are shown by open links of any member, at most ${shareLinkLimits.marked}. Of links to views, only the newest ${shareLinkLimits.markedViews} are considered.`,
      tag,
      success: { status: 200, schema: sharedDocumentsResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    async (c) => {
      const documentIds = await findSharedDocumentIds(c.var.scope);
      return respond(c, sharedDocumentsResponseSchema, { documentIds });
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create a share link',
      description: `Everyone with the address (\`url\`) can see the documents in their current state, without an account. With \`viewId\`, the link shows the documents that a view finds when the link is opened, including documents that join it later; the view must be shared or your own. The link ends after 30 days, or at \`expiresAt\`. Only admins can create links that do not expire (\`null\`) or that last longer than a year (366 days). The owner gets an email ${shareLinkLimits.reminderDays} days before the link ends, when its downloads are used up, and, with \`notifiesOnOpening\`, when it is opened for the first time. API keys also need the permission \`documents:read\`.`,
      tag,
      success: { status: 201, schema: createdShareLinkResponseSchema },
      errors: ['auth.forbidden', 'document.not_found', 'view.not_found', 'limit.reached'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    validate('json', shareLinkInputSchema),
    async (c) => {
      const shareLink = await createShareLink(c.var.scope, c.req.valid('json'), c.var.actor);
      const { url } = shareLink;
      return respond(c, createdShareLinkResponseSchema, { shareLink, url }, 201);
    },
  )
  .patch(
    `${path}/:shareLinkId`,
    describeEndpoint({
      summary: 'Change a share link',
      description:
        'Changes only the properties that are sent. Members can change their own links, admins all links. Documents that remain in the link keep their positions. A link has 1,000 positions, which are never reused. The view of a link to a view cannot be changed. `password: null` removes the password. With `takesOver`, an admin becomes the owner of the link. API keys also need the permission `documents:read`.',
      tag,
      success: { status: 200, schema: shareLinkResponseSchema },
      errors: ['auth.forbidden', 'share_link.not_found', 'document.not_found'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', shareLinkParamsSchema),
    validate('json', shareLinkUpdateSchema),
    async (c) => {
      const { shareLinkId } = c.req.valid('param');
      const { scope, actor } = c.var;
      const update = c.req.valid('json');
      const shareLink = await updateShareLink(scope, update, { shareLinkId, actor });
      return respond(c, shareLinkResponseSchema, { shareLink });
    },
  )
  .delete(
    `${path}/:shareLinkId`,
    describeEndpoint({
      summary: 'Delete a share link',
      description: 'From then on, readers of the link see that it has ended.',
      tag,
      success: { status: 204 },
      errors: ['share_link.not_found'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', shareLinkParamsSchema),
    async (c) => {
      const { shareLinkId } = c.req.valid('param');
      await deleteShareLink(c.var.scope, { shareLinkId, actor: c.var.actor });
      return c.body(null, 204);
    },
  );
