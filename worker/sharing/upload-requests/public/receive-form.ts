import type { Context } from 'hono';
import {
  sentFileMetadataSchema,
  type SentFileMetadata,
} from '../../../../shared/sharing/upload-requests/public-upload.ts';
import { serverLimits } from '../../../../shared/limits.ts';
import { clientNetworkOf } from '../../../access/rate-limits/client-address.ts';
import { assertWithinRateLimit } from '../../../access/rate-limits/enforce-rate-limit.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import { assertSlotTaken, withUploadSlot } from '../../../access/turns/upload-slot.ts';
import { assertStorageLeft } from '../../../archive/documents/storage/assert-storage-left.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { readMultipartFile } from '../../../http/bodies/multipart-file.ts';
import { senderStateOf } from '../upload-state.ts';
import type { OpenedUpload } from './open-upload.ts';
import type { OwnFile } from './public-upload-store.ts';
import { receiveFile } from './receive-file.ts';
import { refusalOf, tooLarge } from './upload-refusals.ts';
import { takeTurn } from './turn-store.ts';

const aroundFile = 128 * 1024;
const metadata = { name: 'metadata', maxBytes: 4096 };

/**
 * Receives the form of a file. A file that is too large, or for which there is no storage, is
 * refused before the body is read.
 */
export async function receiveForm(c: Context<AppEnv>, upload: OpenedUpload): Promise<OwnFile> {
  const { scope, request, usage } = upload;
  const state = senderStateOf(request, usage, c.env.clock.now());
  if (state !== 'open') throw refusalOf(state);
  const declared = Number(c.req.header('content-length') ?? Number.NaN);
  assertSize(upload, declared);
  await assertStorageLeft(scope);
  return withUploadSlot(
    scope.platform,
    async (slot) => {
      const subjects = { account: request.id, network: clientNetworkOf(c.req.raw.headers) };
      const { counts, slots } = await takeTurn(scope.platform, { subjects, slot });
      assertWithinRateLimit(rateLimits.requestFiles, counts, slot.now);
      assertSlotTaken(slots, slot.maxCount);
      const form = { contentType: c.req.header('content-type'), body: c.var.upload };
      const { text, ...file } = await readMultipartFile(form, { file: 'file', text: metadata });
      const sizeAtMost = Number.isNaN(declared) ? undefined : declared;
      return receiveFile(upload, { ...file, sizeAtMost, metadata: metadataOf(upload, text) });
    },
    serverLimits.requestUploadsInFlight,
  );
}

function assertSize({ scope, request, usage }: OpenedUpload, declared: number): void {
  const maxFileSize = scope.platform.config.DOCUMENT_STORAGE_MAX_UPLOAD_SIZE || Infinity;
  const bytesLeft = request.maxTotalBytes - usage.totalBytes;
  if (declared <= Math.min(maxFileSize, bytesLeft) + aroundFile || Number.isNaN(declared)) return;
  throw tooLarge(bytesLeft < maxFileSize);
}

function metadataOf(
  { request, recipient }: OpenedUpload,
  text: string | undefined,
): SentFileMetadata {
  const parsed = sentFileMetadataSchema.safeParse(parseJson(text ?? '{}'));
  if (!parsed.success) throw invalid('metadata', 'Expected JSON as documented');
  const { sender, item } = parsed.data;
  if (request.asksName && recipient === null && !sender) {
    throw invalid('metadata.sender', 'The request asks for a name');
  }
  if (item !== undefined && item >= request.checklist.length) {
    throw invalid('metadata.item', 'The checklist has no such item');
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function invalid(path: string, message: string): AppError {
  return new AppError('request.invalid', { message, details: [{ path, message }] });
}
