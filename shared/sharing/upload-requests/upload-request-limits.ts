export const uploadRequestLimits = {
  title: 120,
  note: 2000,
  items: 20,
  item: 120,
  files: 100,
  bytes: 10 * 1024 * 1024 * 1024,
  tags: 20,
  sender: 100,
  graceDays: 30,
  recipients: 20,
  requests: 200,
  /** Mailed recipients per organization and day (UTC). */
  mailsPerDay: 100,
  reminderDays: 3,
  /** The time that a file waits to be accepted, and in which its sender can take it back. */
  waitingDays: 30,
  takeBackMinutes: 10,
} as const;
