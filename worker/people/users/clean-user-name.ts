import { limits } from '../../../shared/limits.ts';
import { singleLine } from '../../../shared/text/single-line.ts';

/** The name of a new user, whatever a sign-in provider sends: one line of bounded length, never empty. */
export function cleanUserName(user: { name: string; email: string }): string {
  const name = singleLine(user.name);
  const [beforeAt = 'user'] = user.email.split('@');
  return (name || beforeAt).slice(0, limits.registrationName.max).toWellFormed().trim();
}
