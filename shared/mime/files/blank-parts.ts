import type { MailBody, MailPart } from '../read-mail.ts';

const space = 0x20;

/** Returns whether a part is blank as written, without decoding it. */
export function isBlankPart({ encoded, message }: MailPart): boolean {
  if (message) return false;
  for (let at = 0; at < encoded.length; at += 1) if ((encoded[at] ?? 0) > space) return false;
  return true;
}

/** Returns whether all parts of a body are blank. */
export function isBlankBody({ plain, html }: MailBody): boolean {
  return [...plain, ...html].every(isBlankPart);
}
