import { limits } from '../../../shared/limits.ts';
import { singleLine } from '../../../shared/text/single-line.ts';

/**
 * Returns the name of a new user from that of a sign-in provider: one line of bounded length, never
 * empty.
 */
export function cleanUserName(user: { name: string; email: string }): string {
  const name = singleLine(user.name);
  const [beforeAt = 'user'] = user.email.split('@');
  return (name || beforeAt).slice(0, limits.registrationName.max).toWellFormed().trim();
}
