import type { MailBody, MailPart } from '../read-mail.ts';

const space = 0x20;

/** As it is written: what is blank only after decoding shows when it is read. */
export function isBlankPart({ encoded, message }: MailPart): boolean {
  if (message) return false;
  for (let at = 0; at < encoded.length; at += 1) if ((encoded[at] ?? 0) > space) return false;
  return true;
}

/** Whether a body has nothing but blanks. */
export function isBlankBody({ plain, html }: MailBody): boolean {
  return [...plain, ...html].every(isBlankPart);
}
