import { limits } from '../../limits.ts';
import type { Checkpoints } from '../../pace.ts';
import { decodeLatin1 } from '../../text/encodings/latin1.ts';
import { MimeError } from '../mime-error.ts';
import { isCompoundFile } from '../outlook/compound-file.ts';
import { readOutlook } from '../outlook/read-outlook.ts';
import { isTnef, readTnef } from '../outlook/read-tnef.ts';
import {
  contentOf,
  fileNameOf,
  headOf,
  partOf,
  readMail,
  sizeAtMost,
  type Mail,
  type MailPart,
} from '../read-mail.ts';
import type { EnvelopeCosts } from './envelope-limits.ts';
import { isMbox, messagesInMbox } from './mbox-messages.ts';
import { signedContentOf } from './signed-content.ts';

export type EnvelopeContext = Checkpoints & { costs: EnvelopeCosts };

/**
 * The content of a part that is an envelope: `messages`, whose files are extracted, or a `wrapping` of the message around it, which mail
 * programs do not show. Undefined for other parts, and for those too large or damaged.
 */
type Opened =
  | { kind: 'messages'; messages: Mail[] }
  | { kind: 'wrapping'; of: 'signature' | 'tnef'; message: Mail };

const messageTypes: ReadonlySet<string> = new Set([
  'message/rfc822',
  'message/global',
  'message/news',
]);
const tnefTypes: ReadonlySet<string> = new Set(['application/ms-tnef', 'application/vnd.ms-tnef']);
const signedTypes: ReadonlySet<string> = new Set([
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
]);
const outlookType = 'application/vnd.ms-outlook';
/** Signed messages have no name, or this one; others are files that were signed before. */
const signedName = /^(?:smime[^.]*(?:\.p7m)?)?$/i;
const headLength = 300;

/** Opens a part of a message, and decodes it as a whole where that is needed. */
export async function openPart(
  part: MailPart,
  context: EnvelopeContext,
): Promise<Opened | undefined> {
  try {
    return await openWhole(part, context);
  } catch (error) {
    // A `RangeError` is an offset beyond the end of the data.
    if (error instanceof MimeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Opens a part of a message as `openPart` does, but throws a `MimeError` or `RangeError` if it is too large or damaged. */
export async function openWhole(
  part: MailPart,
  context: EnvelopeContext,
): Promise<Opened | undefined> {
  if (part.message) return { kind: 'messages', messages: [part.message] };
  return openerOf(part)?.(await wholeOf(part, context), context);
}

type Open = (bytes: Uint8Array, context: EnvelopeContext) => Promise<Opened | undefined>;

function openerOf(part: MailPart): Open | undefined {
  const { mimeType } = part;
  const name = fileNameOf(part)?.trim() ?? '';
  const [extension = ''] = /(?<=\.)[a-z\d]+$/i.exec(name.toLowerCase()) ?? [];
  if (messageTypes.has(mimeType) || extension === 'eml') return openMessage;
  if (tnefTypes.has(mimeType) || extension === 'dat')
    return isTnef(headOf(part, headLength)) ? openTnef : undefined;
  if (mimeType === outlookType || extension === 'msg') {
    return isCompoundFile(headOf(part, headLength)) ? openOutlook : undefined;
  }
  if (mimeType === 'application/mbox' || extension === 'mbox') {
    return isMbox(headOf(part, headLength)) ? openMbox : undefined;
  }
  const isSigned = (signedTypes.has(mimeType) || extension === 'p7m') && signedName.test(name);
  return isSigned ? openSigned : undefined;
}

const openMessage: Open = async (bytes, context) => ({
  kind: 'messages',
  messages: [await readWithin(bytes, context)],
});

const openOutlook: Open = (bytes, { costs }) =>
  Promise.resolve({ kind: 'messages', messages: [readOutlook(bytes, costs.hold)] });

const openTnef: Open = (bytes, { costs }) =>
  Promise.resolve({ kind: 'wrapping', of: 'tnef', message: readTnef(bytes, costs.hold) });

const openSigned: Open = async (bytes, context) => {
  // Joining pieces of the content takes as much memory again.
  context.costs.hold(bytes.length);
  const content = signedContentOf(bytes);
  if (!content || !/^[\w-]+:/.test(decodeLatin1(content.subarray(0, headLength)))) return undefined;
  return { kind: 'wrapping', of: 'signature', message: await readWithin(content, context) };
};

/** Messages are added as parts, so that one without files stays a file. */
const openMbox: Open = async (bytes, context) => {
  const attachments: MailPart[] = [];
  for await (const message of messagesInMbox(bytes, context)) {
    attachments.push(partOf(message, { mimeType: 'message/rfc822' }));
    // A mailbox with more messages than can become documents stays closed, so that none is lost.
    if (attachments.length > limits.mail.attachments)
      throw new MimeError('There are too many messages');
  }
  return { kind: 'messages', messages: [{ header: [], bodies: [], attachments }] };
};

function readWithin(bytes: Uint8Array, { costs, checkpoint }: EnvelopeContext): Promise<Mail> {
  costs.search(bytes.length);
  return readMail(bytes, { checkpoint });
}

export const plainEncodings: ReadonlySet<string> = new Set(['', '7bit', '8bit', 'binary']);

/** Returns the content of a part, as a view of the message if it is not encoded. */
export async function wholeOf(
  part: MailPart,
  { costs, checkpoint }: EnvelopeContext,
): Promise<Uint8Array> {
  if (plainEncodings.has(part.encoding)) return part.encoded;
  const most = sizeAtMost(part);
  costs.hold(most);
  const whole = new Uint8Array(most);
  let length = 0;
  for (const slice of contentOf(part)) {
    if (length + slice.length > most) throw new MimeError('A part is longer than it says');
    whole.set(slice, length);
    length += slice.length;
    await checkpoint();
  }
  return whole.subarray(0, length);
}
