import type { DocumentDetail, DocumentUpdate } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { allowsVersion } from '../../http/if-match.ts';
import { findDocument, toDocumentDetail, type DocumentRow } from './document-store.ts';
import { updateChange } from './document-update-store.ts';

/** Each attempt fails only if another change has succeeded meanwhile, and few happen at once. */
const maxAttempts = 20;

/**
 * Changes the name, the text or both of a document (`found`) and re-indexes it. With `ifMatch`, any version but the one
 * it names is 412 `request.conflict` with the current document. Without it, the change is applied to the latest
 * version.
 */
export async function updateDocument(
  scope: OrganizationScope,
  input: { found: DocumentRow | undefined; update: DocumentUpdate; ifMatch?: string },
): Promise<DocumentDetail> {
  let current = input.found && toDocumentDetail(input.found);
  for (let attempt = 1; ; attempt += 1) {
    if (!current) throw new AppError('document.not_found');
    if (!allowsVersion(input.ifMatch, current.version) || attempt > maxAttempts) {
      throw new AppError('request.conflict', { details: { document: current } });
    }
    const change = changeOf(scope, current, input.update);
    if (change.updatedFields.length === 0) return current;
    const { updated } = await commit(scope, await updateChange(scope, current, change));
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
    document: {
      ...document,
      extractionState: 'done' as const,
      extractionReason: null,
      recognition: null,
      isContentEdited: true,
    },
    updatedFields,
  };
}

/** Now, or a millisecond after `time`, so that no two changes of a document have the same time. */
function timeAfter(time: Date | null, now: Date): Date {
  return time !== null && time >= now ? new Date(time.getTime() + 1) : now;
}
