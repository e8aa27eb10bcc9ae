import { decodeWords } from '../decoding/encoded-words.ts';
import { valueOf } from '../parts/header.ts';
import { mailDayOf } from '../mail-day.ts';
import type { Mail } from '../read-mail.ts';

const names = ['From', 'To', 'Cc', 'Date', 'Subject'] as const;
const recipients: ReadonlySet<string> = new Set(['To', 'Cc']);

/**
 * Returns the header in the format in which mail programs print it above the text. `addressee` is the beginning of an intake address:
 * recipients with it are left out, and only the day of the date is printed. Imports leave it undefined, so that they find documents of
 * former imports.
 */
export function describeMail(
  { header }: Pick<Mail, 'header'>,
  addressee: string | undefined,
): string {
  const lines = names.flatMap((name) => {
    const written = decodeWords(valueOf(header, name.toLowerCase()) ?? '').trim();
    if (written === '') return [];
    if (addressee === undefined) return [`${name}: ${written}\n`];
    if (recipients.has(name) && written.toLowerCase().includes(addressee)) return [];
    return [`${name}: ${(name === 'Date' && mailDayOf(written)) || written}\n`];
  });
  return lines.length === 0 ? '' : `${lines.join('')}\n`;
}
