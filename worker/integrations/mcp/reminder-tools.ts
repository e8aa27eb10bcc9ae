import { z } from 'zod';
import { dayValueSchema } from '../../../shared/archive/fields/document-field-values.ts';
import { remindersResponseSchema } from '../../../shared/archive/reminders/reminder.ts';
import { idSchema } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { expectSuccess, readApi } from './call-api.ts';
import { defineTool, documentId, maxResults, organizationId, type Tool } from './define-tool.ts';

const reminderId = idSchema('rem').describe('From list_reminders');

export const reminderTools: Tool[] = [
  defineTool({
    name: 'list_reminders',
    permission: 'documents:read',
    title: 'List the open reminders',
    description:
      'The open reminders of an organization or of one document, overdue ones first: those of due dates, and those that people added. assigneeId is the user whom the reminder is for; null means all members.',
    isReadOnly: true,
    input: z.object({ organizationId, documentId: documentId.optional() }),
    async run(callApi, input) {
      const query = new URLSearchParams({ pageSize: String(maxResults) });
      if (input.documentId) query.set('documentId', input.documentId);
      const path = `/organizations/${input.organizationId}/reminders?${query}`;
      const { reminders, nextCursor } = await readApi(callApi, path, remindersResponseSchema);
      return {
        reminders: reminders.map((reminder) => ({
          id: reminder.id,
          documentId: reminder.documentId,
          documentName: reminder.documentName,
          source: reminder.source,
          day: reminder.remindOn,
          note: reminder.note,
          assigneeId: reminder.assigneeId,
        })),
        hasMore: nextCursor !== null,
      };
    },
  }),
  defineTool({
    name: 'add_reminder',
    permission: 'documents:update',
    title: 'Add a reminder to a document',
    description:
      'Adds a reminder for the owner of this API key about a document, on a day (YYYY-MM-DD). A document with a due date already has a reminder on that date.',
    isReadOnly: false,
    input: z.object({
      organizationId,
      documentId,
      date: dayValueSchema,
      note: z.string().max(limits.reminderNote.max).default(''),
    }),
    async run(callApi, { organizationId: id, ...body }) {
      await expectSuccess(await callApi('POST', `/organizations/${id}/reminders`, body));
      return { added: true };
    },
  }),
  defineTool({
    name: 'complete_reminder',
    permission: 'documents:update',
    title: 'Mark a reminder as done',
    description: 'Marks the reminder as done for all members.',
    isReadOnly: false,
    input: z.object({ organizationId, reminderId }),
    async run(callApi, input) {
      const path = `/organizations/${input.organizationId}/reminders/${input.reminderId}`;
      await expectSuccess(await callApi('PATCH', path, { isDone: true }));
      return { done: true };
    },
  }),
];
