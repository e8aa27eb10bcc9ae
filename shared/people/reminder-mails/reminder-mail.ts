import { z } from 'zod';
import { isTimeZone } from '../../time/local-time.ts';

/** Settings of daily mails about due documents, sent from this full hour (0–23) on in an IANA time zone. */
export const reminderMailSchema = z.object({
  isEnabled: z.boolean(),
  hour: z.number().int().min(0).max(23),
  timeZone: z.string().refine(isTimeZone, 'reminders.mail.time-zone.invalid'),
});

export type ReminderMail = z.infer<typeof reminderMailSchema>;

/** Disabled by default, because the time zone of the user is not known. */
export const defaultReminderMail: ReminderMail = { isEnabled: false, hour: 8, timeZone: 'UTC' };

export const reminderMailResponseSchema = z.object({ reminderMail: reminderMailSchema });
