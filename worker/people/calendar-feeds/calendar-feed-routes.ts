import { Hono } from 'hono';
import {
  calendarFeedResponseSchema,
  createdCalendarFeedResponseSchema,
} from '../../../shared/people/calendar-feeds/calendar-feed.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { deleteCalendarFeed, findCalendarFeed } from './calendar-feed-store.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';

const tag = 'Calendar';
const path = '/organizations/:organizationId/calendar-feed';

const access = () => organizationAccess({ role: 'viewer' });

export const calendarFeedRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'Check whether you have a calendar address',
      tag,
      success: { status: 200, schema: calendarFeedResponseSchema },
    }),
    access(),
    validate('param', organizationParamsSchema),
    async (c) => {
      const calendarFeed = (await findCalendarFeed(c.var.scope)) ?? null;
      return respond(c, calendarFeedResponseSchema, { calendarFeed });
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Create your calendar address',
      description:
        'A secret address that calendar apps can subscribe to, to show your reminders. It is returned only once, and replaces your former address. It stops working when your membership ends.',
      tag,
      success: { status: 201, schema: createdCalendarFeedResponseSchema },
    }),
    access(),
    validate('param', organizationParamsSchema),
    async (c) => {
      const { url, ...calendarFeed } = await createCalendarFeed(c.var.scope);
      return respond(c, createdCalendarFeedResponseSchema, { calendarFeed, url }, 201);
    },
  )
  .delete(
    path,
    describeEndpoint({
      summary: 'Delete your calendar address',
      tag,
      success: { status: 204 },
    }),
    access(),
    validate('param', organizationParamsSchema),
    async (c) => {
      await deleteCalendarFeed(c.var.scope);
      return c.body(null, 204);
    },
  );
