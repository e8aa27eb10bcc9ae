import { decodeWords } from '../decoding/encoded-words.ts';
import { contentParts } from '../files/content-parts.ts';
import { MimeError } from '../mime-error.ts';
import { valueOf, type Header } from '../parts/header.ts';
import { fileNameOf, headOf, type Mail, type MailPart } from '../read-mail.ts';
import { envelopeLimits } from './envelope-limits.ts';
import { openPart, wholeOf, type EnvelopeContext } from './open-part.ts';
import { unwrapMail } from './unwrap-mail.ts';
import { isZip, partsInZip } from './zip-parts.ts';

/** `most` limits the files. `opensZip` is only called if there is an archive. */
type EnvelopeOptions = EnvelopeContext & { most: number; opensZip: () => Promise<boolean> };

/**
 * Returns the message with its own files and those of all nested messages and archives in place of them. A message or archive that has no
 * files, or cannot be opened within the limits, stays a file. Technical parts are left out.
 */
export function openEnvelopes(mail: Mail, options: EnvelopeOptions): Promise<Mail> {
  return openAt(mail, options, 0);
}

async function openAt(mail: Mail, options: EnvelopeOptions, depth: number): Promise<Mail> {
  const { most } = options;
  const unwrapped = await unwrapMail(mail, options);
  const attachments: MailPart[] = [];
  for (const part of await contentParts(unwrapped, most)) {
    if (attachments.length >= most) break;
    attachments.push(...(await filesOf(part, { options, depth, header: unwrapped.header })));
  }
  return { ...unwrapped, attachments: attachments.slice(0, most) };
}

type Place = { options: EnvelopeOptions; depth: number; header: Header };

async function filesOf(part: MailPart, { options, depth, header }: Place): Promise<MailPart[]> {
  if (depth >= envelopeLimits.depth) return [named(part, header)];
  const messages = await messagesIn(part, options);
  const files: MailPart[] = [];
  for (const message of messages) {
    files.push(...(await openAt(message, options, depth + 1)).attachments);
    if (files.length >= options.most) break;
  }
  return files.length > 0 ? files : [named(part, messages[0]?.header ?? header)];
}

async function messagesIn(part: MailPart, options: EnvelopeOptions): Promise<Mail[]> {
  const archived = await zipIn(part, options);
  if (archived) return [{ header: [], bodies: [], attachments: archived }];
  const opened = await openPart(part, options);
  return opened?.kind === 'messages' ? opened.messages : [];
}

async function zipIn(part: MailPart, options: EnvelopeOptions): Promise<MailPart[] | undefined> {
  if (part.message || !isZip(headOf(part, 4)) || !(await options.opensZip())) return undefined;
  try {
    return await partsInZip(await wholeOf(part, options), options);
  } catch (error) {
    // A `RangeError` is an offset beyond the end of the data.
    if (error instanceof MimeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

const extensions = new Map([
  ['message/rfc822', '.eml'],
  ['application/pkcs7-mime', '.p7m'],
  ['application/x-pkcs7-mime', '.p7m'],
]);

function named(part: MailPart, header: Header): MailPart {
  const extension = extensions.get(part.mimeType);
  const subject = decodeWords(valueOf(header, 'subject') ?? '').trim();
  const isNamed = !/^(?:smime\.p7m)?$/i.test(fileNameOf(part)?.trim() ?? '');
  if (isNamed || !extension || subject === '') return part;
  return {
    ...part,
    disposition: { ...part.disposition, parameters: new Map() },
    type: { ...part.type, parameters: new Map([['name', `${subject}${extension}`]]) },
  };
}
