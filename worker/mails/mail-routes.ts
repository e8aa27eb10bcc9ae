import { Hono } from 'hono';
import { localMailsResponseSchema } from '../../shared/mails/mail.ts';
import { publicAccess } from '../access/access.ts';
import { respond } from '../http/respond.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import { describeEndpoint } from '../http/describe-endpoint.ts';
import { isLocalHostname } from '../platform/local-hostname.ts';
import { findLocalMails } from './mail-store.ts';

export const mailRoutes = new Hono<AppEnv>().get(
  '/dev/mailbox',
  describeEndpoint({
    summary: 'List the last emails sent',
    description: 'Available only on a local installation.',
    tag: 'Server',
    success: { status: 200, schema: localMailsResponseSchema },
    errors: ['request.not_found'],
  }),
  publicAccess(),
  async (c) => {
    const isAvailable =
      c.env.config.EMAILS_DRIVER === 'local' && isLocalHostname(new URL(c.req.url).hostname);
    if (!isAvailable) throw new AppError('request.not_found');
    return respond(c, localMailsResponseSchema, {
      messages: await findLocalMails(c.env.identityDatabase),
    });
  },
);
