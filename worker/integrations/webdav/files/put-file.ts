import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { enforceRateLimit } from '../../../access/rate-limits/enforce-rate-limit.ts';
import { rateLimits } from '../../../access/rate-limits/rate-limits.ts';
import { createDocument } from '../../../archive/uploads/create-document.ts';
import { AppError } from '../../../http/app-error.ts';
import { recordFile } from './dav-file-store.ts';
import { documentNameOf, isCompanion } from './dav-names.ts';

const largestCompanion = 1024 * 1024;

type SentFile = {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
  sizeAtMost: number;
};

/**
 * Makes a document of a file, unless it is empty or a companion file of the client's operating
 * system. Returns whether the key has sent one with this name before.
 */
export async function putFile(scope: OrganizationScope, file: SentFile): Promise<boolean> {
  const { name } = file;
  const sentAt = scope.platform.clock.now();
  const isBeside = isCompanion(name);
  let size = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (isBeside && size > largestCompanion) throw new AppError('document.size_too_large');
      controller.enqueue(chunk);
    },
  });
  const body = file.body.pipeThrough(counting);
  const recordOther = async (documentId: string | null) => {
    await countOther(scope);
    return recordFile(scope, { name, size, documentId, isNew: false, sentAt });
  };
  if (isBeside) {
    await body.pipeTo(new WritableStream());
    return recordOther(null);
  }
  const outcome = await createDocument(scope, { ...file, name: documentNameOf(name), body });
  switch (outcome.kind) {
    case 'created':
      return recordFile(scope, {
        name,
        size,
        documentId: outcome.document.id,
        isNew: true,
        sentAt,
      });
    case 'restored':
      return recordOther(outcome.document.id);
    case 'duplicate':
      return recordOther(outcome.documentId);
    case 'empty':
      return recordOther(null);
    case 'too-large':
      throw new AppError('document.size_too_large');
  }
}

/** Files that make no document need no storage, so their number must be limited separately. */
async function countOther({ actor, platform }: OrganizationScope): Promise<void> {
  if (actor.kind !== 'api-key') throw new AppError('auth.unauthenticated');
  await enforceRateLimit(platform, rateLimits.davFiles, { account: actor.apiKeyId });
}
