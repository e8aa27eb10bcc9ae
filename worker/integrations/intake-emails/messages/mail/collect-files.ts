import { decodeWords } from '../../../../../shared/mime/decoding/encoded-words.ts';
import { valueOf } from '../../../../../shared/mime/parts/header.ts';
import { countEnvelopeCosts } from '../../../../../shared/mime/envelopes/envelope-limits.ts';
import { openEnvelopes } from '../../../../../shared/mime/envelopes/open-envelopes.ts';
import { isImage } from '../../../../../shared/mime/files/content-parts.ts';
import {
  collectMailFiles,
  mostFiles,
  type MailFile,
} from '../../../../../shared/mime/files/mail-files.ts';
import { beginningOf, textsIn } from '../../../../../shared/mime/files/texts-of-parts.ts';
import { yieldToOthers } from '../../../../../shared/pace.ts';
import type { Mail, MailPart } from '../../../../../shared/mime/read-mail.ts';
import { readHtmlWith } from '../../../../mails/read-mail-html.ts';
import type { Reader } from '../../../../platform/platform.ts';
import { confirmationLimits, type MailText } from './forwarding-confirmation.ts';

/** Envelopes in a message of `size` bytes are only opened if `envelopes` is given. */
type CollectOptions = {
  reader: Pick<Reader, 'read'>;
  address: string;
  envelopes?: { size: number; opensZip: () => Promise<boolean> };
};

export function collectFiles(
  mail: Mail,
  { reader, address, envelopes }: CollectOptions,
): Promise<MailFile[]> {
  const readHtml = readHtmlWith(reader);
  // The part before the @ may contain a tag after a plus.
  const [addressee] = address.toLowerCase().split('@', 1);
  if (!envelopes) return collectMailFiles(mail, readHtml, { addressee });
  const { size, opensZip } = envelopes;
  const costs = countEnvelopeCosts(size);
  const options = { costs, checkpoint: yieldToOthers, most: mostFiles, opensZip };
  return collectMailFiles(mail, readHtml, {
    addressee,
    open: (closed) => openEnvelopes(closed, options),
  });
}

export async function textsOf({ header, bodies, attachments }: Mail): Promise<MailText> {
  return {
    subject: decodeWords(valueOf(header, 'subject') ?? ''),
    text: await beginningsOf(bodies.flatMap(({ plain }) => plain)),
    html: await beginningsOf(bodies.flatMap(({ html }) => html)),
    hasFiles: attachments.some((part) => !isImage(part) || part.contentId === null),
  };
}

async function beginningsOf(parts: readonly MailPart[]): Promise<string> {
  const beginnings = parts.slice(0, 10).map((part) => beginningOf(part, longestBeginning));
  return (await textsIn(beginnings)).join('\n');
}

const longestBeginning = 4 * confirmationLimits.read;
