import { createId } from '../../../../shared/ids.ts';
import type { IntakeEmail } from '../../../../shared/integrations/intake-emails/intake-email.ts';
import type {
  IntakeRefusal,
  QuarantineReason,
} from '../../../../shared/integrations/intake-emails/intake-message.ts';
import { limits } from '../../../../shared/limits.ts';
import { singleLine } from '../../../../shared/text/single-line.ts';
import { createLinesDecoder } from '../../../../shared/mime/decoding/decode-lines.ts';
import { createSystemScope, type OrganizationScope } from '../../../access/organization-scope.ts';
import {
  assertStorageLeft,
  isStorageFull,
} from '../../../archive/documents/storage/assert-storage-left.ts';
import { mailKey } from '../../../archive/files/file-key.ts';
import { decodeWords } from '../../../../shared/mime/decoding/encoded-words.ts';
import { parseHeader, valueOf } from '../../../../shared/mime/parts/header.ts';
import { openMail, type MailStream } from '../../../../shared/mime/mail-stream.ts';
import { mimeLimits } from '../../../../shared/mime/mime-limits.ts';
import { slicesOf } from '../../../../shared/mime/decoding/transfer-encoding.ts';
import { OverloadError } from '../../../platform/byte-budget.ts';
import { log } from '../../../platform/log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findIntakeEmailByAddress } from '../intake-email-store.ts';
import {
  checkMessage,
  refused,
  type CheckContext,
  type CheckedMessage,
  type Decision,
  type Envelope,
} from './check-message.ts';
import { collectFiles, textsOf } from './mail/collect-files.ts';
import { findForwardingConfirmation } from './mail/forwarding-confirmation.ts';
import {
  insertIntakeMessage,
  isQuarantineFull,
  type StoredMessage,
} from './intake-message-store.ts';
import { countMessage } from './mail-count-store.ts';
import { withMailMemory } from '../../../mails/mail-memory.ts';
import { parseMail } from './mail/parse-mail.ts';
import { parseRecipient } from './mail/parse-recipient.ts';
import { envelopesOf } from './envelopes-of.ts';
import { hasFailed, hasNothing, storeMailFiles } from './store-mail-files.ts';
import { streamOf } from '../../../../shared/mime/stream-of.ts';

export type IncomingMail = Envelope & { raw: ReadableStream<Uint8Array>; size: number };

/**
 * The response to the sending server. `text` is an enhanced status code (RFC 3463) and a reason. After `later`, the
 * server tries again.
 */
export type MailResponse = { kind: 'received' } | { kind: 'rejected' | 'later'; text: string };

const received: MailResponse = { kind: 'received' };
const rejected = (text: string): MailResponse => ({ kind: 'rejected', text });
const noSuchAddress = rejected('5.1.1 No such address');
const tooMany: MailResponse = { kind: 'later', text: '4.7.28 Too many messages, try again later' };
const full: MailResponse = { kind: 'later', text: '4.2.2 The archive is full, try again later' };
const overloaded: MailResponse = { kind: 'later', text: '4.3.2 Too busy, try again later' };

const refusalTexts: Record<IntakeRefusal, string> = {
  disabled: '5.2.1 This address is switched off',
  'too-large': '5.3.4 The message is larger than 25 MiB',
  unreadable: '5.6.0 The message cannot be read',
  'ambiguous-sender': '5.7.1 The message must have exactly one From address',
  'sender-not-allowed': '5.7.1 The sender may not write to this address',
  'failed-authentication': '5.7.26 The sender failed authentication',
  unverified: '5.7.26 The sender is not authenticated by DMARC',
  automatic: '5.7.1 Automatic messages are not accepted',
  empty: '5.6.0 The message has no content',
  lost: '5.3.0 The message was lost',
  'quarantine-full': '5.2.2 Too many messages wait to be accepted',
};

/**
 * Receives an email. Its files become documents of the organization that owns the address, unless the email is refused or
 * put in quarantine. The outcome is stored. Throws only if the archive itself fails; when the email is delivered again,
 * files that were stored before are duplicates.
 */
export async function receiveMail(platform: Platform, mail: IncomingMail): Promise<MailResponse> {
  if (!platform.config.INTAKE_EMAILS_IS_ENABLED) return noSuchAddress;
  const { address, tagName } = parseRecipient(mail.to);
  const intakeEmail = await findIntakeEmailByAddress(platform.identityDatabase, address);
  if (!intakeEmail) return noSuchAddress;
  const stream = openMail(mail.raw, mail.size);
  try {
    return await receive(platform, { ...mail, stream, intakeEmail, tagName });
  } finally {
    await stream.cancel();
  }
}

type Arrival = Envelope & {
  size: number;
  stream: MailStream;
  intakeEmail: IntakeEmail;
  tagName: string | null;
};

/**
 * The header is read first, so that a sender who is refused or sends too many messages causes no
 * further cost.
 */
async function receive(platform: Platform, mail: Arrival): Promise<MailResponse> {
  const { intakeEmail, tagName, stream } = mail;
  const head = await stream.readHead(mimeLimits.headBytes);
  const header = parseHeader(head ?? new Uint8Array());
  const checked: CheckedMessage = head
    ? checkMessage(header, contextOf(platform, mail))
    : { sender: '', decision: refused(intakeEmail.isEnabled ? 'unreadable' : 'disabled') };
  if (!(await countMessage(platform, { intakeEmailId: intakeEmail.id, kind: kindOf(checked) }))) {
    return tooMany;
  }
  const scope = createSystemScope(platform, intakeEmail.organizationId);
  const subject = head ? subjectIn(head) : '';
  const message = {
    ...newMessage,
    id: createId('im'),
    organizationId: intakeEmail.organizationId,
    emailAddress: intakeEmail.emailAddress,
    sender: singleLine((checked.sender || mail.from).slice(0, limits.email.max)),
    subject: singleLine(subject.slice(0, limits.mailSubject.max)),
    tagName: tagName?.slice(0, limits.tagName.max) ?? null,
    receivedAt: platform.clock.now(),
  };
  const { decision, provider } = checked;
  if (decision.kind === 'refused' && !provider) return refuse(scope, message, decision.refusal);
  try {
    await assertStorageLeft(scope);
    return await withMailMemory({ organizationId: scope.organizationId, size: mail.size }, () =>
      receiveBody(scope, { checked, stream, message }),
    );
  } catch (error) {
    if (error instanceof OverloadError) return overloaded;
    if (isStorageFull(error)) return full;
    throw error;
  }
}

function subjectIn(head: Uint8Array): string {
  const written = parseHeader(head, createLinesDecoder());
  return decodeWords(valueOf(written, 'subject') ?? '');
}

const newMessage = {
  refusal: null,
  quarantine: null,
  confirmation: null,
  attachments: [],
  acceptance: null,
};

function contextOf({ config }: Platform, { from, to, intakeEmail }: Arrival): CheckContext {
  return {
    envelope: { from, to },
    intakeEmail,
    senderAddress: config.EMAILS_FROM_ADDRESS.toLowerCase(),
    policy: config.INTAKE_EMAILS_UNVERIFIED,
  };
}

function kindOf({ decision, provider }: CheckedMessage): Decision['kind'] {
  return decision.kind === 'refused' && provider ? 'confirmation' : decision.kind;
}

type CheckedMail = { checked: CheckedMessage; stream: MailStream; message: StoredMessage };

async function receiveBody(
  scope: OrganizationScope,
  { checked, stream, message }: CheckedMail,
): Promise<MailResponse> {
  const { decision, provider, sender } = checked;
  const refusal = decision.kind === 'refused' ? decision.refusal : undefined;
  const bytes = await stream.readAll(limits.mail.bytes);
  if (!bytes) return refuse(scope, message, refusal ?? 'too-large');
  const mail = await parseMail(bytes);
  if (!mail) return refuse(scope, message, refusal ?? 'unreadable');
  const confirmation =
    provider && findForwardingConfirmation(await textsOf(mail), { sender, provider });
  if (confirmation) {
    await insertIntakeMessage(scope, { ...message, confirmation });
    return received;
  }
  if (decision.kind === 'refused') return refuse(scope, message, decision.refusal);
  const { reader } = scope.platform;
  const files = await collectFiles(mail, {
    reader,
    address: message.emailAddress,
    ...(decision.kind === 'accepted' && { envelopes: envelopesOf(scope, bytes.length) }),
  });
  if (files.length === 0) return refuse(scope, message, 'empty');
  if (decision.kind === 'quarantined') {
    return keepMail(scope, bytes, { ...message, quarantine: decision.reason });
  }
  const attachments = await storeMailFiles(scope.platform, message, { files });
  if (hasNothing(attachments)) return refuse(scope, message, 'empty');
  // The message is kept, so that a person can try again. Otherwise the sending server would try for days and then lose
  // it.
  if (hasFailed(attachments)) {
    return keepMail(scope, bytes, { ...message, attachments, quarantine: 'failed' });
  }
  await insertIntakeMessage(scope, { ...message, attachments });
  return received;
}

async function refuse(
  scope: OrganizationScope,
  message: StoredMessage,
  refusal: IntakeRefusal,
): Promise<MailResponse> {
  await insertIntakeMessage(scope, { ...message, refusal });
  return rejected(refusalTexts[refusal]);
}

/** Stores a whole message, so that it can become documents later. Refuses it if too many are stored already. */
async function keepMail(
  scope: OrganizationScope,
  bytes: Uint8Array,
  message: StoredMessage & { quarantine: QuarantineReason },
): Promise<MailResponse> {
  if (await isQuarantineFull(scope, message.emailAddress)) {
    return refuse(scope, { ...message, quarantine: null }, 'quarantine-full');
  }
  const { files } = scope.platform;
  const key = mailKey(scope.organizationId, message.id);
  await files.put(key, streamOf(slicesOf(bytes)), { sizeAtMost: bytes.length });
  try {
    await insertIntakeMessage(scope, message);
  } catch (error) {
    await files.delete([key]).catch((cause: unknown) => {
      log.warn('Email without a message left to Cron', { messageId: message.id }, cause);
    });
    throw error;
  }
  return received;
}
