import type {
  Reminder,
  ReminderInput,
  ReminderUpdate,
} from '../../../../shared/archive/reminders/reminder.ts';
import { limits } from '../../../../shared/limits.ts';
import { api, fetchJson, fetchVoid } from '../../../api/api-client.ts';

export type ReminderRequests = {
  listReminders(documentId: string): Promise<Pick<Reminder, 'id' | 'source' | 'date' | 'note'>[]>;
  createReminder(input: ReminderInput): Promise<string>;
  updateReminder(reminderId: string, update: ReminderUpdate): Promise<void>;
};

const organization = api.organizations[':organizationId'];

export function createReminderRequests(organizationId: string): ReminderRequests {
  const param = { organizationId };
  return {
    listReminders: async (documentId) => {
      const lists = (['open', 'done'] as const).map(async (state) => {
        const query = { documentId, state, pageSize: String(limits.pageSize.max) };
        return (await fetchJson(organization.reminders.$get({ param, query }), 'reminders'))
          .reminders;
      });
      return (await Promise.all(lists)).flat();
    },
    createReminder: async (json) =>
      (await fetchJson(organization.reminders.$post({ param, json }), 'reminder')).reminder.id,
    updateReminder: (reminderId, json) =>
      fetchVoid(
        organization.reminders[':reminderId'].$patch({ param: { ...param, reminderId }, json }),
      ),
  };
}
