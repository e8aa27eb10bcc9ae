import { createId } from '../../../../shared/ids.ts';
import type { IntakeEmail } from '../../../../shared/integrations/intake-emails/intake-email.ts';
import type {
  IntakeRefusal,
  QuarantineReason,
} from '../../../../shared/integrations/intake-emails/intake-message.ts';
import { limits } from '../../../../shared/limits.ts';
import { singleLine } from '../../../../shared/single-line.ts';
import { createSystemScope, type OrganizationScope } from '../../../access/organization-scope.ts';
import { mailKey } from '../../../archive/files/file-key.ts';
import { log } from '../../../platform/log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findIntakeEmailByAddress } from '../intake-email-store.ts';
import {
  checkMessage,
  refused,
  type CheckedMessage,
  type Decision,
  type Envelope,
} from './check-message.ts';
import { collectFiles, type MailFile } from './collect-files.ts';
import {
  insertIntakeMessage,
  isQuarantineFull,
  type StoredMessage,
} from './intake-message-store.ts';
import { countMessage } from './mail-count-store.ts';
import { parseRecipient } from './parse-recipient.ts';
import { parseMail, readBytes, streamOf } from './read-mail.ts';
import { storeMailFiles } from './store-mail-files.ts';

/** An email as the mail server delivers it. `size` in bytes. */
export type IncomingMail = Envelope & { raw: ReadableStream<Uint8Array>; size: number };

/**
 * The response to the sending server. `text` is an enhanced status code (RFC 3463) and a reason; who is told `later` tries
 * again.
 */
export type MailResponse = { kind: 'received' } | { kind: 'rejected' | 'later'; text: string };

const rejected = (text: string): MailResponse => ({ kind: 'rejected', text });
const noSuchAddress = rejected('5.1.1 No such address');
const tooMany: MailResponse = { kind: 'later', text: '4.7.28 Too many messages, try again later' };

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
  'quarantine-full': '5.2.2 Too many messages wait to be accepted',
};

/**
 * Receives an email: its files become documents of the organization that owns the address, unless it is refused or put in
 * quarantine, and the outcome is stored. Throws only when the archive itself fails; files that were stored before are
 * duplicates when the email is delivered again.
 */
export async function receiveMail(platform: Platform, mail: IncomingMail): Promise<MailResponse> {
  if (!platform.config.INTAKE_EMAILS_IS_ENABLED) return noSuchAddress;
  const { address, tagName } = parseRecipient(mail.to);
  const intakeEmail = await findIntakeEmailByAddress(platform.identityDatabase, address);
  if (!intakeEmail) return noSuchAddress;
  const read = await readMail(platform, mail, intakeEmail);
  const { kind } = read.decision;
  if (!(await countMessage(platform, { intakeEmailId: intakeEmail.id, kind }))) return tooMany;
  const scope = createSystemScope(platform, intakeEmail.organizationId);
  return store(scope, read, {
    id: createId('im'),
    organizationId: intakeEmail.organizationId,
    emailAddress: intakeEmail.emailAddress,
    sender: singleLine((read.sender || mail.from).slice(0, limits.email.max)),
    subject: singleLine(read.subject.slice(0, limits.mailSubject.max)),
    refusal: null,
    quarantine: null,
    confirmation: null,
    attachments: [],
    tagName: tagName?.slice(0, limits.tagName.max) ?? null,
    receivedAt: platform.clock.now(),
  });
}

type ReadMail = CheckedMessage & { subject: string; bytes: Uint8Array; files: MailFile[] };

async function readMail(
  { config, reader }: Platform,
  mail: IncomingMail,
  intakeEmail: IntakeEmail,
): Promise<ReadMail> {
  const unread = { sender: '', subject: '', bytes: new Uint8Array(), files: [] };
  const bytes = await readBytes(mail);
  if (!bytes) return { ...unread, decision: refused('too-large') };
  const email = await parseMail(bytes);
  if (!email) return { ...unread, decision: refused('unreadable') };
  const checked = checkMessage(email, {
    envelope: mail,
    intakeEmail,
    senderAddress: config.EMAILS_FROM_ADDRESS.toLowerCase(),
    policy: config.INTAKE_EMAILS_UNVERIFIED,
  });
  const known = { ...checked, subject: email.subject ?? '', bytes };
  if (!becomesDocuments(checked.decision)) return { ...known, files: [] };
  const files = await collectFiles(email, reader);
  return { ...known, files, ...(files.length === 0 && { decision: refused('empty') }) };
}

/** At once, or when it is accepted. */
function becomesDocuments({ kind }: Decision): boolean {
  return kind === 'accepted' || kind === 'quarantined';
}

async function store(
  scope: OrganizationScope,
  { decision, bytes, files }: ReadMail,
  message: StoredMessage,
): Promise<MailResponse> {
  switch (decision.kind) {
    case 'refused':
      return refuse(scope, message, decision.refusal);
    case 'confirmation':
      await insertIntakeMessage(scope, { ...message, confirmation: decision.confirmation });
      return { kind: 'received' };
    case 'quarantined':
      // Not exact: some more that arrive at the same time do no harm.
      if (await isQuarantineFull(scope, message.emailAddress)) {
        return refuse(scope, message, 'quarantine-full');
      }
      await keepMail(scope, bytes, { ...message, quarantine: decision.reason });
      return { kind: 'received' };
    case 'accepted': {
      const attachments = await storeMailFiles(scope.platform, message, files);
      const hasFailed = attachments.some(({ outcome }) => outcome === 'failed');
      // A person can try again with the kept message: the sending server would for days, and then lose it.
      if (hasFailed)
        await keepMail(scope, bytes, { ...message, attachments, quarantine: 'failed' });
      else await insertIntakeMessage(scope, { ...message, attachments });
      return { kind: 'received' };
    }
  }
}

async function refuse(
  scope: OrganizationScope,
  message: StoredMessage,
  refusal: IntakeRefusal,
): Promise<MailResponse> {
  await insertIntakeMessage(scope, { ...message, refusal });
  return rejected(refusalTexts[refusal]);
}

/** Stores a whole message, so that it can become documents later. */
async function keepMail(
  scope: OrganizationScope,
  bytes: Uint8Array,
  message: StoredMessage & { quarantine: QuarantineReason },
) {
  const { files } = scope.platform;
  const key = mailKey(scope.organizationId, message.id);
  await files.put(key, streamOf(bytes));
  try {
    await insertIntakeMessage(scope, message);
  } catch (error) {
    await files.delete([key]).catch((cause: unknown) => {
      log.warn('Email without a message left to Cron', { messageId: message.id }, cause);
    });
    throw error;
  }
}
