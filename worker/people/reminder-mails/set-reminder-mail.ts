import { nextTimeOf } from '../../../shared/time/local-time.ts';
import type { ReminderMail } from '../../../shared/people/reminder-mails/reminder-mail.ts';
import type { SessionScope } from '../../access/user-scope.ts';
import { findReminderMail, writeReminderMail } from './reminder-mail-store.ts';

/**
 * Sets when the user gets reminder mails. Even after several changes there is only one mail a day.
 */
export async function setReminderMail(
  scope: SessionScope,
  { isEnabled, hour, timeZone }: ReminderMail,
): Promise<void> {
  const after = scope.platform.clock.now();
  const lastDay = (await findReminderMail(scope))?.lastOn ?? null;
  const nextAt = isEnabled ? nextTimeOf(hour, timeZone, { after, lastDay }) : null;
  await writeReminderMail(scope, { hour, timeZone, nextAt });
}
