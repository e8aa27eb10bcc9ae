import { day } from '../../../shared/durations.ts';

/** Whole days until a deleted document is removed for good, the day begun counted as one; 0 when it is due. */
export function daysLeft(deletedAt: Date, retentionDays: number, now = new Date()): number {
  const expiresAt = deletedAt.getTime() + retentionDays * day;
  return Math.max(0, Math.ceil((expiresAt - now.getTime()) / day));
}
