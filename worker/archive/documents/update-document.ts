import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { DocumentUpdate } from '../../../shared/archive/documents/document-update.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { allowsVersion } from '../../http/if-match.ts';
import type { DocumentRow } from './document-store.ts';
import { updateChange, type DocumentChange } from './document-update-store.ts';
import { requireDocument } from './require-document.ts';

type UpdateInput = {
  found: DocumentRow | undefined;
  update: DocumentUpdate;
  ifMatch?: string;
  clearedFindings?: DocumentChange['clearedFindings'];
  proposedName?: DocumentChange['proposedName'];
};

/** Each attempt fails only if another change has succeeded meanwhile, and few happen at once. */
const maxAttempts = 20;

/**
 * Changes the name, the text or fields of a document (`found`) and re-indexes it. With `ifMatch`, any version but the one
 * it names is 412 `request.conflict` with the current document. Without it, the change is applied to the latest
 * version. 404 `document.not_found` or `correspondent.not_found`.
 */
export async function updateDocument(
  scope: OrganizationScope,
  input: UpdateInput,
): Promise<DocumentDetail> {
  let { found } = input;
  for (let attempt = 1; ; attempt += 1) {
    const current = requireDocument(found);
    if (!allowsVersion(input.ifMatch, current.version) || attempt > maxAttempts) {
      throw new AppError('request.conflict', { details: { document: current } });
    }
    const change = changeOf(current, input);
    if (!change) return current;
    const written = await commit(scope, await updateChange(scope, current, change));
    [found] = written.documents;
    const latest = requireDocument(found);
    if (written.correspondents.some((rows) => rows.length === 0)) {
      throw new AppError('correspondent.not_found');
    }
    if (written.updated.length > 0 || latest.version === current.version) return latest;
  }
}

/** A field needs no version: its old value is read where the new one is written. Undefined if there is nothing to write. */
function changeOf(
  current: DocumentDetail,
  { update, ifMatch, clearedFindings, proposedName }: UpdateInput,
): DocumentChange | undefined {
  const { name, content, ...fields } = update;
  const texts = {
    ...(name !== undefined && name !== current.name && { name }),
    ...(content !== undefined && content !== current.content && { content }),
  };
  const hasTexts = Object.keys(texts).length > 0;
  if (!hasTexts && Object.keys(fields).length === 0) return undefined;
  const isOfVersion = hasTexts || ifMatch !== undefined;
  return {
    ...texts,
    fields,
    isOfVersion,
    ...(clearedFindings && { clearedFindings }),
    ...(proposedName && { proposedName }),
  };
}
