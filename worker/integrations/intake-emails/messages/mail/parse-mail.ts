import { yieldToOthers } from '../../../../../shared/pace.ts';
import { MimeError } from '../../../../../shared/mime/mime-error.ts';
import { readMail, type Mail } from '../../../../../shared/mime/read-mail.ts';

/**
 * Returns null if the message exceeds the limits of the parser. Other requests of this Worker run
 * in between.
 */
export async function parseMail(bytes: Uint8Array): Promise<Mail | null> {
  try {
    return await readMail(bytes, { checkpoint: yieldToOthers });
  } catch (error) {
    if (error instanceof MimeError) return null;
    throw error;
  }
}
