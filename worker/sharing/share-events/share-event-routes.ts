import { Hono } from 'hono';
import {
  shareEventQuerySchema,
  shareEventsResponseSchema,
} from '../../../shared/sharing/share-links/share-event.ts';
import { shareLinkParamsSchema } from '../../../shared/sharing/share-links/share-link.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { listShareEvents } from './list-share-events.ts';

export const shareEventRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/share-links/:shareLinkId/events',
  describeEndpoint({
    summary: 'List the events of a share link',
    description:
      'The events of the last 90 days, newest first, at most 1,000 of each type. In 12 hours, a browser is listed once for the page, and once for each document that it has viewed or downloaded; every wrong password is listed. IP addresses are not stored: `visitor` is a hash of the network, which is different for every day and every link.',
    tag: 'Share links',
    success: { status: 200, schema: shareEventsResponseSchema },
    errors: ['share_link.not_found'],
  }),
  organizationAccess({ permission: 'documents:read', role: 'member' }),
  validate('param', shareLinkParamsSchema),
  validate('query', shareEventQuerySchema),
  async (c) => {
    const { scope, actor } = c.var;
    const { shareLinkId } = c.req.valid('param');
    const events = await listShareEvents(scope, { shareLinkId, actor }, c.req.valid('query'));
    return respond(c, shareEventsResponseSchema, { events });
  },
);
