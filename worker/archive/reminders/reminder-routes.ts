import { Hono, type HonoRequest } from 'hono';
import { overdueDays } from '../../../shared/archive/archive-limits.ts';
import {
  reminderInputSchema,
  reminderParamsSchema,
  reminderResponseSchema,
  remindersQuerySchema,
  remindersResponseSchema,
  reminderUpdateSchema,
} from '../../../shared/archive/reminders/reminder.ts';
import { toDoResponseSchema } from '../../../shared/archive/reminders/to-do.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import type { ReadScope } from '../../access/organization-scope.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { createReminder } from './create-reminder.ts';
import { deleteReminder } from './delete-reminder.ts';
import { getToDo } from './get-to-do.ts';
import { listReminders } from './list-reminders.ts';
import { selectReminder } from './reminder-store.ts';
import { updateReminder } from './update-reminder.ts';

const tag = 'Reminders';
const path = '/organizations/:organizationId/reminders';

export const reminderRoutes = new Hono<AppEnv>()
  .get(
    '/organizations/:organizationId/documents/to-do',
    describeEndpoint({
      summary: 'List overdue documents without a reminder, and proposals',
      description: `\`overdueDocuments\` are up to 20 documents that are not paid, have been due for at most ${overdueDays} days and have no reminder of their due date, because they were added after it. \`proposedDocuments\` are up to 10 documents outside the Inbox for which values of fields are proposed. Both lists start with the latest documents; if there are many, some are left out.`,
      tag,
      success: { status: 200, schema: toDoResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    async (c) => respond(c, toDoResponseSchema, await getToDo(c.var.scope)),
  )
  .get(
    path,
    describeEndpoint({
      summary: 'List reminders',
      description:
        'Open reminders by day, overdue ones first; or those that are done, the latest first. `filter=mine` leaves out reminders for other members; for an API key, it refers to the owner of the key. Reminders of documents in the trash are neither listed nor sent.',
      tag,
      success: { status: 200, schema: remindersResponseSchema },
    }),
    organizationAccess({ permission: 'documents:read' }),
    validate('param', organizationParamsSchema),
    validate('query', remindersQuerySchema),
    async (c) => {
      const page = await listReminders(c.var.scope, c.req.valid('query'));
      return respond(c, remindersResponseSchema, page);
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Add a reminder to a document',
      description:
        'Without `assigneeId`, the reminder is for the user who sends the request; with `null`, it is for all members. A document with a due date already has a reminder on that day.',
      tag,
      success: { status: 201, schema: reminderResponseSchema },
      errors: ['document.not_found', 'document.in_trash', 'member.not_found', 'limit.reached'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    validate('json', reminderInputSchema),
    async (c) => {
      const reminder = await createReminder(c.var.scope, c.req.valid('json'), c.var.actor);
      return respond(c, reminderResponseSchema, { reminder }, 201);
    },
  )
  .patch(
    `${path}/:reminderId`,
    describeEndpoint({
      summary: 'Change a reminder',
      description:
        'Changes only the properties that are sent: `isDone`, `snoozedUntil`, `assigneeId`, `note` and `date`. The `date` of a reminder of a due date cannot be changed here: change the due date of the document instead.',
      tag,
      success: { status: 200, schema: reminderResponseSchema },
      errors: ['reminder.not_found', 'member.not_found', 'document.in_trash'],
    }),
    organizationAccess({ permission: 'documents:update', prefetch: prefetchReminder }),
    validate('param', reminderParamsSchema),
    validate('json', reminderUpdateSchema),
    async (c) => {
      const [found] = c.var.prefetched.reminders;
      const { actor } = c.var;
      const reminder = await updateReminder(c.var.scope, c.req.valid('json'), { found, actor });
      return respond(c, reminderResponseSchema, { reminder });
    },
  )
  .delete(
    `${path}/:reminderId`,
    describeEndpoint({
      summary: 'Delete a reminder',
      description:
        'A reminder of a due date is created again when the document gets another due date, but not when it gets the same one again.',
      tag,
      success: { status: 204 },
      errors: ['reminder.not_found', 'document.in_trash'],
    }),
    organizationAccess({ permission: 'documents:update', prefetch: prefetchReminder }),
    validate('param', reminderParamsSchema),
    async (c) => {
      await deleteReminder(c.var.scope, c.var.prefetched.reminders[0]);
      return c.body(null, 204);
    },
  );

function prefetchReminder(scope: ReadScope, request: HonoRequest) {
  return { reminders: selectReminder(scope, request.param('reminderId') ?? '') };
}
