import { z } from 'zod';
import { limits } from '../../limits.ts';

const everyAddressOf = '*@';

export const allowedOriginSchema = z
  .string()
  .trim()
  .min(1, 'intake-emails.origins.form.required')
  .max(limits.email.max, 'intake-emails.origins.form.invalid')
  .toLowerCase()
  .pipe(z.string().refine(isOrigin, 'intake-emails.origins.form.invalid'));

/**
 * Returns whether a sender (an address in lower case) matches one of the origins: its address, or `*@example.com` for exactly its domain.
 */
export function isAllowedOrigin(origins: readonly string[], sender: string): boolean {
  const everybody = `*${sender.slice(sender.lastIndexOf('@'))}`;
  return origins.includes(sender) || origins.includes(everybody);
}

function isOrigin(origin: string): boolean {
  const address = origin.startsWith(everyAddressOf)
    ? `any@${origin.slice(everyAddressOf.length)}`
    : origin;
  return z.email().safeParse(address).success;
}
