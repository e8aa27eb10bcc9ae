import { Hono } from 'hono';
import { publicAccess } from '../../access/access.ts';
import { clientNetworkOf } from '../../access/rate-limits/client-address.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { isNotModified } from '../../http/if-match.ts';
import { readCalendar } from './read-calendar.ts';

/** Logs contain the pattern of the route instead of the path, so they never contain the token. */
export const calendarRoutes = new Hono<AppEnv>().get(
  '/calendar/:file',
  describeEndpoint({
    summary: 'Get your reminders as a calendar',
    description:
      'The open reminders for a member and for all members, in the iCalendar format. Calendar apps subscribe to it with the secret address of the member, `/api/calendar/{token}.ics`. Supports `If-None-Match`.',
    tag: 'Calendar',
    success: { status: 200, mediaType: 'text/calendar' },
    isConditional: true,
    errors: ['request.not_found', 'request.rate_limited'],
  }),
  publicAccess(),
  async (c) => {
    const token = c.req.param('file').replace(/\.ics$/, '');
    const network = clientNetworkOf(c.req.raw.headers);
    const { text, etag } = await readCalendar(c.env, { token, network });
    const headers = { etag, 'cache-control': 'private, no-cache' };
    if (isNotModified(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, 'content-type': 'text/calendar; charset=utf-8' });
  },
);
