import type {
  DocumentDetail,
  UpdatedDocument,
} from '../../../shared/archive/documents/document.ts';
import type { DocumentUpdate } from '../../../shared/archive/documents/document-update.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { allowsVersion } from '../../http/if-match.ts';
import { documentConflict } from './document-conflict.ts';
import { selectDocument, type DocumentRow } from './document-store.ts';
import {
  isCorrespondentMissing,
  isOtherTextChanged,
  updateChange,
  type DocumentChange,
} from './document-update-store.ts';
import { takenNumberIn } from './rows/archive-number-store.ts';
import { requireActiveDocument } from './require-document.ts';
import { storageRefusalOf } from './storage/storage-store.ts';

type UpdateInput = {
  found: DocumentRow | undefined;
  update: DocumentUpdate;
  ifMatch?: string;
  clearedFindings?: DocumentChange['clearedFindings'];
  proposedName?: DocumentChange['proposedName'];
};

/**
 * Changes the name, the text or fields of a document (`found`) and updates its index. With
 * `ifMatch`, throws 412 `request.conflict` with the current document if it has another version;
 * without it, the change is applied to the latest version, even if there are other simultaneous
 * changes. Returns the document with the defaults of the correspondent. Throws 404
 * `document.not_found` or `correspondent.not_found`, 409 `document.in_trash` or
 * `document.archive_number_taken`.
 */
export async function updateDocument(
  scope: OrganizationScope,
  input: UpdateInput,
): Promise<UpdatedDocument> {
  let { found } = input;
  // An attempt fails only if another request has changed the document, so one of the requests
  // always makes progress.
  for (;;) {
    const current = requireActiveDocument(found);
    if (!allowsVersion(input.ifMatch, current.version)) {
      throw documentConflict(current);
    }
    const change = changeOf(current, input);
    if (!change) return { document: current };
    const written = await writeChange(scope, current, change);
    if (!written) {
      [found] = await selectDocument(scope, current.id);
      continue;
    }
    [found] = written.documents;
    const latest = requireActiveDocument(found);
    const isOtherVersion = change.isOfVersion && latest.version !== current.version;
    if (written.updated.length > 0 || !isOtherVersion) {
      return { document: latest, addedDefaults: written.addedDefaults[0]?.[0]?.addedDefaults };
    }
  }
}

/**
 * Returns undefined if only one of name and text is written and the other one has changed in the
 * meantime: the index row contains both and would get an outdated value.
 */
async function writeChange(
  scope: OrganizationScope,
  current: DocumentDetail,
  change: DocumentChange,
) {
  try {
    return await commit(scope, await updateChange(scope, current, change));
  } catch (error) {
    if (isOtherTextChanged(error)) return undefined;
    if (isCorrespondentMissing(error)) throw new AppError('correspondent.not_found');
    const taken = await takenNumberIn(scope, error, change.fields.archiveNumber);
    throw taken ?? storageRefusalOf(error) ?? error;
  }
}

function changeOf(
  current: DocumentDetail,
  { update, ifMatch, clearedFindings, proposedName }: UpdateInput,
): DocumentChange | undefined {
  const { name, content, removeDefaults, ...fields } = update;
  const texts = {
    ...(name !== undefined && name !== current.name && { name }),
    ...(content !== undefined && content !== current.content && { content }),
  };
  const isNothing = Object.keys({ ...texts, ...fields }).length === 0 && !removeDefaults;
  if (isNothing) return undefined;
  return {
    ...texts,
    fields,
    removeDefaults,
    isOfVersion: ifMatch !== undefined,
    ...(clearedFindings && { clearedFindings }),
    ...(proposedName && { proposedName }),
  };
}
