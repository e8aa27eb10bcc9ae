import { limits } from '../../../shared/limits.ts';

/**
 * The name a new user gets, also from a sign-in provider that says anything: one line, without control characters,
 * of bounded length, and never empty.
 */
export function cleanUserName(user: { name: string; email: string }): string {
  const name = user.name.replaceAll(/\p{Cc}+/gu, ' ').trim();
  const [beforeAt = 'user'] = user.email.split('@');
  return (name || beforeAt).slice(0, limits.registrationName.max).toWellFormed().trim();
}
