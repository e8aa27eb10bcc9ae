import { decodeWords } from '../decoding/encoded-words.ts';
import { valueOf } from '../parts/header.ts';
import { mailDayOf } from '../mail-day.ts';
import type { Mail } from '../read-mail.ts';

const names = ['From', 'To', 'Cc', 'Date', 'Subject'] as const;
const recipients: ReadonlySet<string> = new Set(['To', 'Cc']);

/**
 * The header as mail programs print it above the text. For an address of ours, which begins with `addressee`, without that, and with
 * the day alone, which cannot be mistaken; an import writes it as it is, to find what it made before.
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
