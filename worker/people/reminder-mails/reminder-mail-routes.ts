import { Hono } from 'hono';
import {
  defaultReminderMail,
  reminderMailResponseSchema,
  reminderMailSchema,
} from '../../../shared/people/reminder-mails/reminder-mail.ts';
import { userAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { findReminderMail } from './reminder-mail-store.ts';
import { setReminderMail } from './set-reminder-mail.ts';

const tag = 'Account';
const path = '/users/me/reminder-mail';

export const reminderMailRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'Get the settings of your reminder emails',
      tag,
      success: { status: 200, schema: reminderMailResponseSchema },
    }),
    userAccess(),
    async (c) => {
      const found = await findReminderMail(c.var.sessionScope);
      const reminderMail = found
        ? { isEnabled: found.nextAt !== null, hour: found.hour, timeZone: found.timeZone }
        : defaultReminderMail;
      return respond(c, reminderMailResponseSchema, { reminderMail });
    },
  )
  .put(
    path,
    describeEndpoint({
      summary: 'Set when you receive reminder emails',
      description:
        'You receive at most one email a day for all your organizations. It lists the reminders for you and for all members that are due that day, or have become overdue or changed since the last email.',
      tag,
      success: { status: 200, schema: reminderMailResponseSchema },
    }),
    userAccess(),
    validate('json', reminderMailSchema),
    async (c) => {
      const reminderMail = c.req.valid('json');
      await setReminderMail(c.var.sessionScope, reminderMail);
      return respond(c, reminderMailResponseSchema, { reminderMail });
    },
  );
