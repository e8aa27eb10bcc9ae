import type { AcceptMessageInput } from '../../../../shared/integrations/intake-emails/intake-message.ts';
import { limits } from '../../../../shared/limits.ts';
import { userIdOf } from '../../../access/actor.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { mailKey } from '../../../archive/files/file-key.ts';
import { AppError } from '../../../http/app-error.ts';
import { openMail } from '../../../../shared/mime/mail-stream.ts';
import { commit } from '../../../outbox/commit.ts';
import { log } from '../../../platform/log.ts';
import type { StoredFile } from '../../../platform/platform.ts';
import { addUnverifiedSender } from '../intake-email-store.ts';
import type { MailFile } from '../../../../shared/mime/files/mail-files.ts';
import { collectFiles } from './mail/collect-files.ts';
import {
  claimMessage,
  findIntakeMessage,
  finishMessage,
  recordProgress,
  releaseMessage,
  type AcceptanceResult,
  type Claim,
  type StoredMessage,
} from './intake-message-store.ts';
import { withMailMemory } from '../../../mails/mail-memory.ts';
import { envelopesOf } from './envelopes-of.ts';
import { parseMail } from './mail/parse-mail.ts';
import { hasFailed, hasNothing, storeMailFiles } from './store-mail-files.ts';

/**
 * Makes documents of a message in quarantine, as if it had just arrived. With `isSenderRemembered`,
 * the address also accepts later unverified mail of its sender, if that was the reason for the
 * quarantine. A message that was accepted already is returned unchanged; one that cannot become
 * documents is refused. The message is claimed, the outcome of each file is stored with the claim,
 * and only the owner of the claim ends it and deletes the email. So an interrupted acceptance can
 * be repeated and continues with the remaining files. Throws 404 `intake_message.not_found`, and
 * 409 `intake_message.being_accepted` while another acceptance is running.
 */
export async function acceptMessage(
  scope: OrganizationScope,
  messageId: string,
  { isSenderRemembered }: AcceptMessageInput,
): Promise<StoredMessage> {
  const claimedAt = scope.platform.clock.now();
  const acceptance = {
    userId: userIdOf(scope.actor),
    acceptedAt: claimedAt.getTime(),
    isSenderRemembered,
  };
  const { claimed } = await commit(scope, {
    statements: { claimed: claimMessage(scope, messageId, { claimedAt, acceptance }) },
  });
  const [message] = claimed;
  if (!message) return findAccepted(scope, messageId);
  let claim: Claim | undefined = { messageId, claimedAt };
  try {
    if (isSenderRemembered && message.quarantine === 'unverified') {
      await addUnverifiedSender(scope, message);
    }
    const result = await storeFiles(scope, message, async (attachments) => {
      claim = claim && (await recordProgress(scope, claim, attachments));
      if (!claim) throw new AppError('intake_message.being_accepted');
    });
    if (!(await finishMessage(scope, claim, result))) return await findAccepted(scope, messageId);
    if (result.quarantine === null) await deleteMail(scope, messageId);
    return { ...message, ...result };
  } catch (error) {
    if (claim) await release(scope, claim);
    throw error;
  }
}

async function findAccepted(scope: OrganizationScope, messageId: string): Promise<StoredMessage> {
  const message = await findIntakeMessage(scope, messageId);
  if (!message || message.confirmation || (message.refusal && !message.acceptance)) {
    throw new AppError('intake_message.not_found');
  }
  if (message.quarantine === null) return message;
  throw new AppError('intake_message.being_accepted');
}

async function storeFiles(
  scope: OrganizationScope,
  message: StoredMessage,
  onProgress: (attachments: StoredMessage['attachments']) => Promise<void>,
): Promise<AcceptanceResult> {
  const refused = (refusal: NonNullable<AcceptanceResult['refusal']>): AcceptanceResult => ({
    attachments: message.attachments,
    quarantine: null,
    refusal,
  });
  const mail = await scope.platform.files.get(mailKey(scope.organizationId, message.id));
  if (!mail) return refused('lost');
  const { organizationId } = scope;
  return withMailMemory({ organizationId, size: mail.size }, async () => {
    const files = await readFiles(scope, mail, message.emailAddress);
    if (!files) return refused('unreadable');
    const stored = message.attachments;
    const options = { files, stored, onProgress };
    const attachments = await storeMailFiles(scope.platform, message, options);
    if (hasNothing(attachments)) return refused('empty');
    return { attachments, quarantine: hasFailed(attachments) ? 'failed' : null, refusal: null };
  });
}

async function readFiles(
  scope: OrganizationScope,
  kept: StoredFile,
  address: string,
): Promise<MailFile[] | null> {
  const bytes = await openMail(kept.body, kept.size).readAll(limits.mail.bytes);
  const mail = bytes && (await parseMail(bytes));
  if (!mail) return null;
  const { reader } = scope.platform;
  return collectFiles(mail, { reader, address, envelopes: envelopesOf(scope, bytes.length) });
}

async function deleteMail(scope: OrganizationScope, messageId: string): Promise<void> {
  const key = mailKey(scope.organizationId, messageId);
  await scope.platform.files.delete([key]).catch((error: unknown) => {
    log.warn('Email without a message left to Cron', { messageId }, error);
  });
}

async function release(scope: OrganizationScope, claim: Claim): Promise<void> {
  await releaseMessage(scope, claim).catch((error: unknown) => {
    log.warn('Acceptance not ended', { messageId: claim.messageId }, error);
  });
}
