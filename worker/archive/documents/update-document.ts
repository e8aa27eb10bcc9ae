import type { DocumentDetail, DocumentUpdate } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { allowsVersion } from '../../http/if-match.ts';
import { findDocument, toDocumentDetail, type DocumentRow } from './document-store.ts';
import { updateChange } from './document-update-store.ts';

/** Far more than people writing at once; each leaves the version of one of them behind. */
const attempts = 20;

/**
 * Changes a document's name, text or both, its index with it; `read` is the document as it was found. With `ifMatch` only
 * the version it names: else 412 `request.conflict` with the document as it is now. Without one the last writer wins, on
 * what the others left.
 */
export async function updateDocument(
  scope: OrganizationScope,
  request: { read: DocumentRow | undefined; update: DocumentUpdate; ifMatch?: string },
): Promise<DocumentDetail> {
  let current = request.read && toDocumentDetail(request.read);
  for (let attempt = 1; ; attempt += 1) {
    if (!current) throw new AppError('document.not_found');
    if (!allowsVersion(request.ifMatch, current.version) || attempt > attempts) {
      throw new AppError('request.conflict', { details: { document: current } });
    }
    const change = changeOf(scope, current, request.update);
    if (change.updatedFields.length === 0) return current;
    const { updated } = await commit(scope, updateChange(scope, current, change));
    if (updated.length > 0) return change.document;
    current = await findDocument(scope, current.id);
  }
}

function changeOf(scope: OrganizationScope, current: DocumentDetail, update: DocumentUpdate) {
  const { name = current.name, content = current.content } = update;
  const updatedFields = [
    ...(name === current.name ? [] : ['name']),
    ...(content === current.content ? [] : ['content']),
  ];
  const document: DocumentDetail = {
    ...current,
    name,
    content,
    updatedAt: timeAfter(current.updatedAt, scope.platform.clock.now()),
    version: current.version + 1,
  };
  if (content === current.content) return { document, updatedFields };
  return {
    document: { ...document, extractionState: 'done' as const, extractionReason: null },
    updatedFields,
  };
}

/** Now, or a millisecond later than `time`: two changes never share a time. */
function timeAfter(time: Date | null, now: Date): Date {
  return time !== null && time >= now ? new Date(time.getTime() + 1) : now;
}
