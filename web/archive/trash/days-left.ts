import { day } from '../../../shared/time/durations.ts';

export function daysLeft(deletedAt: Date, retentionDays: number, now = new Date()): number {
  const expiresAt = deletedAt.getTime() + retentionDays * day;
  return Math.max(0, Math.ceil((expiresAt - now.getTime()) / day));
}
