import { day } from '../../../shared/time/durations.ts';

/** Days until a deleted document is purged, counting a started day; 0 when it is due. */
export function daysLeft(deletedAt: Date, retentionDays: number, now = new Date()): number {
  const expiresAt = deletedAt.getTime() + retentionDays * day;
  return Math.max(0, Math.ceil((expiresAt - now.getTime()) / day));
}
