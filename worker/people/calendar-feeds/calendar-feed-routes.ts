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

/** Each member has their own, viewers too. */
const access = () => organizationAccess({ role: 'viewer' });

export const calendarFeedRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'Get whether you have a calendar address',
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
      summary: 'Make a calendar address',
      description:
        'A secret address with which calendars show your reminders. It is returned only once, ends with your membership, and replaces the former one.',
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
      summary: 'End your calendar address',
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
