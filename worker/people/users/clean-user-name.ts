import { limits } from '../../../shared/limits.ts';
import { singleLine } from '../../../shared/single-line.ts';

/** The name a new user gets, also from a sign-in provider that says anything: bounded, one line, and never empty. */
export function cleanUserName(user: { name: string; email: string }): string {
  const name = singleLine(user.name);
  const [beforeAt = 'user'] = user.email.split('@');
  return (name || beforeAt).slice(0, limits.registrationName.max).toWellFormed().trim();
}
