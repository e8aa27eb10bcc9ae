import { day } from '../../../shared/time/durations.ts';
import { AppError } from '../../http/app-error.ts';

/** The deadline of a request, and when its grace has passed. Throws 400 `request.invalid` for a deadline in the past. */
export function deadlineOf(
  { expiresAt, graceDays }: { expiresAt: Date; graceDays: number },
  now: Date,
) {
  if (expiresAt <= now) {
    throw new AppError('request.invalid', {
      details: [{ path: 'expiresAt', message: 'upload-requests.form.expires-at.past' }],
    });
  }
  return { expiresAt, endsAt: new Date(expiresAt.getTime() + graceDays * day) };
}
