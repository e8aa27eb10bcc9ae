import { minute } from '../../../../shared/durations.ts';
import type {
  AcceptMessageInput,
  IntakeAttachment,
  IntakeMessage,
} from '../../../../shared/integrations/intake-emails/intake-message.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { mailKey } from '../../../archive/files/file-key.ts';
import { AppError } from '../../../http/app-error.ts';
import { commit } from '../../../outbox/commit.ts';
import { log } from '../../../platform/log.ts';
import { addUnverifiedSender } from '../intake-email-store.ts';
import { collectFiles, type MailFile } from './collect-files.ts';
import {
  claimMessage,
  findIntakeMessage,
  finishMessage,
  type StoredMessage,
} from './intake-message-store.ts';
import { parseMail, readBytes } from './read-mail.ts';
import { storeMailFiles } from './store-mail-files.ts';

/** An acceptance that takes longer has been interrupted. */
const abandonedAfter = 2 * minute;

/**
 * Makes documents of a message in quarantine, as if it arrived now. With `isSenderRemembered`, the address also accepts
 * later mail of its sender without verification, if that was the reason. One that was accepted already is returned as it is.
 * 404 `intake_message.not_found`; 409 `intake_message.being_accepted` while another acceptance is under way.
 */
export async function acceptMessage(
  scope: OrganizationScope,
  messageId: string,
  { isSenderRemembered }: AcceptMessageInput,
): Promise<IntakeMessage> {
  const message = await findIntakeMessage(scope, messageId);
  if (!message || message.refusal || message.confirmation) {
    throw new AppError('intake_message.not_found');
  }
  if (message.quarantine === null) return message;
  const claimedAt = scope.platform.clock.now();
  const abandonedBefore = new Date(claimedAt.getTime() - abandonedAfter);
  const { claimed } = await commit(scope, {
    statements: { claimed: claimMessage(scope, messageId, { now: claimedAt, abandonedBefore }) },
  });
  if (claimed.length === 0) return findAccepted(scope, messageId);
  try {
    if (isSenderRemembered && message.quarantine === 'unverified') {
      await addUnverifiedSender(scope, message);
    }
    return await storeClaimed(scope, message, claimedAt);
  } catch (error) {
    const { attachments, quarantine } = message;
    await finishMessage(scope, messageId, { claimedAt, attachments, quarantine });
    throw error;
  }
}

/** What another acceptance, which came first, has made of a message. */
async function findAccepted(scope: OrganizationScope, messageId: string): Promise<IntakeMessage> {
  const message = await findIntakeMessage(scope, messageId);
  if (message?.quarantine === null) return message;
  throw new AppError('intake_message.being_accepted');
}

async function storeClaimed(
  scope: OrganizationScope,
  message: StoredMessage,
  claimedAt: Date,
): Promise<IntakeMessage> {
  const { id } = message;
  const files = await readFiles(scope, id);
  const stored = await storeMailFiles(scope.platform, message, files);
  const attachments = stored.map((attachment, index) =>
    keepCreated(attachment, message.attachments[index]),
  );
  const hasFailed = attachments.some(({ outcome }) => outcome === 'failed');
  const result = { attachments, quarantine: hasFailed ? ('failed' as const) : null };
  await finishMessage(scope, id, { ...result, claimedAt });
  if (!hasFailed) {
    await scope.platform.files
      .delete([mailKey(scope.organizationId, id)])
      .catch((error: unknown) => {
        log.warn('Email without a message left to Cron', { messageId: id }, error);
      });
  }
  return { ...message, ...result };
}

async function readFiles(scope: OrganizationScope, messageId: string): Promise<MailFile[]> {
  const file = await scope.platform.files.get(mailKey(scope.organizationId, messageId));
  if (!file) throw new AppError('intake_message.not_found');
  const bytes = await readBytes({ raw: file.body, size: file.size });
  const email = bytes && (await parseMail(bytes));
  return email ? collectFiles(email, scope.platform.reader) : [];
}

/** What an earlier attempt has stored is a duplicate now, but of this message itself. */
function keepCreated(attachment: IntakeAttachment, earlier?: IntakeAttachment): IntakeAttachment {
  const isOwn = attachment.documentId !== null && attachment.documentId === earlier?.documentId;
  return isOwn && earlier ? earlier : attachment;
}
