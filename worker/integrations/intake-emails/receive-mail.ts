import { createId } from '../../../shared/ids.ts';
import PostalMime, { type Email } from 'postal-mime';
import type {
  IntakeAttachment,
  IntakeEmail,
  IntakeRefusal,
} from '../../../shared/integrations/intake-emails/intake-email.ts';
import { sanitizeFileName } from '../../../shared/archive/documents/file-names.ts';
import { limits } from '../../../shared/limits.ts';
import { singleLine } from '../../../shared/single-line.ts';
import { createSystemScope, type OrganizationScope } from '../../access/organization-scope.ts';
import type { Platform, Reader } from '../../platform/platform.ts';
import { createDocument } from '../../archive/documents/create-document.ts';
import { checkMessage, intakeAddressOf, type Envelope } from './check-message.ts';
import { collectFiles, type MailFile } from './collect-files.ts';
import { findIntakeEmailByAddress } from './intake-email-store.ts';
import { insertIntakeMessage } from './intake-message-store.ts';

/** An email as the mail server delivers it. `size` in bytes. */
export type IncomingMail = Envelope & { raw: ReadableStream<Uint8Array>; size: number };

const noSuchAddress = '5.1.1 No such address';

/** SMTP responses for the sending server: an enhanced status code (RFC 3463) and a text. */
const refusalTexts: Record<IntakeRefusal, string> = {
  disabled: '5.2.1 This address is switched off',
  'too-large': '5.3.4 The message is larger than 25 MiB',
  unreadable: '5.6.0 The message cannot be read',
  'ambiguous-sender': '5.7.1 The message must have exactly one From address',
  'sender-not-allowed': '5.7.1 The sender may not write to this address',
  'failed-authentication': '5.7.26 The sender failed authentication',
  automatic: '5.7.1 Automatic messages are not accepted',
  empty: '5.6.0 The message has no content',
};

/**
 * Receives an email: its files become documents of the organization that owns the address, and the outcome of each is
 * stored. Returns the SMTP response when it is refused, otherwise null. Throws only when the archive itself fails; files
 * that were stored before are duplicates when the email is delivered again.
 */
export async function receiveMail(platform: Platform, mail: IncomingMail): Promise<string | null> {
  if (!platform.config.INTAKE_EMAILS_IS_ENABLED) return noSuchAddress;
  const address = intakeAddressOf(mail.to);
  const intakeEmail = await findIntakeEmailByAddress(platform.identityDatabase, address);
  if (!intakeEmail) return noSuchAddress;
  const { sender, subject, refusal, files } = await readMail(mail, {
    intakeEmail,
    senderAddress: platform.config.EMAILS_FROM_ADDRESS.toLowerCase(),
    reader: platform.reader,
  });
  const scope = createSystemScope(platform, intakeEmail.organizationId, { kind: 'system', sender });
  const attachments = refusal ? [] : await storeFiles(scope, files);
  await insertIntakeMessage(scope, {
    id: createId('im'),
    emailAddress: intakeEmail.emailAddress,
    sender: singleLine(sender.slice(0, limits.email.max)),
    subject: singleLine(subject.slice(0, limits.mailSubject.max)),
    refusal,
    attachments,
    receivedAt: platform.clock.now(),
  });
  return refusal && refusalTexts[refusal];
}

type ReadMail = {
  sender: string;
  subject: string;
  refusal: IntakeRefusal | null;
  files: MailFile[];
};

async function readMail(
  mail: IncomingMail,
  context: { intakeEmail: IntakeEmail; senderAddress: string; reader: Reader },
): Promise<ReadMail> {
  const unread = { sender: mail.from, subject: '', files: [] };
  const bytes = await readBytes(mail);
  if (!bytes) return { ...unread, refusal: 'too-large' };
  const email = await parse(bytes);
  if (!email) return { ...unread, refusal: 'unreadable' };
  const { sender, refusal } = checkMessage(email.headers, { ...context, envelope: mail });
  const known = { ...unread, sender: sender || mail.from, subject: email.subject ?? '' };
  if (refusal) return { ...known, refusal };
  const files = await collectFiles(email, context.reader);
  return { ...known, files, refusal: files.length === 0 ? 'empty' : null };
}

/** The whole message; null as soon as it exceeds the limit. */
async function readBytes(mail: IncomingMail): Promise<Uint8Array | null> {
  if (mail.size > limits.mail.bytes) return null;
  let bytes = new Uint8Array(Math.max(mail.size, 1024));
  let length = 0;
  for await (const chunk of mail.raw) {
    if (length + chunk.length > limits.mail.bytes) return null;
    if (length + chunk.length > bytes.length) {
      const larger = new Uint8Array(Math.min(limits.mail.bytes, (length + chunk.length) * 2));
      larger.set(bytes.subarray(0, length));
      bytes = larger;
    }
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}

async function parse(bytes: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 50, forceRfc822Attachments: true });
  } catch {
    return null;
  }
}

async function storeFiles(
  scope: OrganizationScope,
  files: MailFile[],
): Promise<IntakeAttachment[]> {
  const attachments: IntakeAttachment[] = [];
  for (const file of files.slice(0, limits.mail.attachments)) {
    attachments.push(await storeFile(scope, file));
  }
  const surplus = files.slice(limits.mail.attachments, limits.mail.attachments + 1);
  return [
    ...attachments,
    ...surplus.map(({ name }) => ({
      name: sanitizeFileName(name),
      outcome: 'too-many' as const,
      documentId: null,
    })),
  ];
}

async function storeFile(scope: OrganizationScope, file: MailFile): Promise<IntakeAttachment> {
  const { type, bytes } = file;
  const name = sanitizeFileName(file.name);
  const outcome = await createDocument(scope, { name, type, body: streamOf(bytes) });
  switch (outcome.kind) {
    case 'created':
    case 'restored':
      return { name: outcome.document.name, outcome: 'created', documentId: outcome.document.id };
    case 'duplicate':
      return { name, outcome: 'duplicate', documentId: outcome.documentId };
    case 'too-large':
      return { name, outcome: 'too-large', documentId: null };
  }
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
}
