import type {
  Recipient,
  UploadRequest,
} from '../../../shared/sharing/upload-requests/upload-request.ts';
import type { Config } from '../../platform/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { graceDaysOf } from './deadline.ts';
import type { RecipientRow } from './recipients/recipient-store.ts';
import type { StoredUploadRequest } from './upload-request-store.ts';
import { doneItems, uploadStateOf } from './upload-state.ts';
import { uploadUrlOf } from './upload-token.ts';

export async function presentUploadRequest(
  { clock, config }: Platform,
  { request, token, usage, recipients }: StoredUploadRequest,
): Promise<UploadRequest> {
  const { passwordHash } = request;
  const { filesCount, totalBytes, waitingCount } = usage;
  const context = { config, requestId: request.id };
  return {
    ...request,
    checklist: doneItems(request, usage),
    graceDays: graceDaysOf(request),
    hasPassword: passwordHash !== null,
    state: uploadStateOf(request, usage, clock.now()),
    filesCount,
    totalBytes,
    waitingCount,
    recipients: await Promise.all(recipients.map((each) => presentRecipient(each, context))),
    url: token === null ? null : await uploadUrlOf(token, context),
  };
}

async function presentRecipient(
  { id, name, email, token, remindedAt, filesCount }: RecipientRow,
  context: { config: Config; requestId: string },
): Promise<Recipient> {
  const url = await uploadUrlOf(token, context);
  return { id, name, email, state: stateOf({ remindedAt, filesCount }), filesCount, url };
}

function stateOf({ remindedAt, filesCount }: Pick<RecipientRow, 'remindedAt' | 'filesCount'>) {
  if (filesCount > 0) return 'sent';
  return remindedAt === null ? 'waiting' : 'reminded';
}
