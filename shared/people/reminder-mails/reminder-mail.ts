import { z } from 'zod';
import { isTimeZone } from '../../time/local-time.ts';

/** When a user is mailed about what is due: daily from this full hour (0–23) on, in an IANA time zone. */
export const reminderMailSchema = z.object({
  isEnabled: z.boolean(),
  hour: z.number().int().min(0).max(23),
  timeZone: z.string().refine(isTimeZone, 'reminders.mail.time-zone.invalid'),
});

export type ReminderMail = z.infer<typeof reminderMailSchema>;

/** Switched off until its person switches it on: the time zone is theirs to say. */
export const defaultReminderMail: ReminderMail = { isEnabled: false, hour: 8, timeZone: 'UTC' };

export const reminderMailResponseSchema = z.object({ reminderMail: reminderMailSchema });
