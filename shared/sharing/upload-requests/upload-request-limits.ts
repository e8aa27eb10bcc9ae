/** Limits of requests for files. Lengths in UTF-16 code units. */
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
  /** Of an organization. */
  requests: 200,
  /** Recipients who are mailed on a day (UTC), of an organization. */
  mailsPerDay: 100,
  /** Recipients are reminded these days before the deadline. */
  reminderDays: 3,
  /** How long a file waits to be accepted, and can be taken back by its sender. */
  waitingDays: 30,
  takeBackMinutes: 10,
} as const;
