import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type {
  FindingState,
  NameFinding,
} from '../../../shared/archive/findings/document-finding.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { toDocumentDetail, type DocumentRow } from '../documents/document-store.ts';
import { updateDocument } from '../documents/update-document.ts';
import { nameStateChange } from './finding-change-store.ts';

/** Gives a document its proposed name (`set`), dismisses that, or offers it again: a name that was accepted is the former one then. */
export async function updateNameFinding(
  scope: OrganizationScope,
  found: DocumentRow,
  state: FindingState,
): Promise<DocumentDetail> {
  const document = toDocumentDetail(found);
  const finding = document.findings.find((each): each is NameFinding => each.field === 'name');
  if (!finding) throw new AppError('finding.not_found');
  if (finding.state === state) return document;
  if (state === 'set') {
    const proposedName = { formerName: document.name, isNameDismissed: false };
    return updateDocument(scope, { found, update: { name: finding.value }, proposedName });
  }
  const isNameDismissed = state === 'dismissed';
  if (found.formerName !== null) {
    const proposedName = { formerName: null, isNameDismissed };
    return updateDocument(scope, { found, update: { name: found.formerName }, proposedName });
  }
  const { documents } = await commit(scope, nameStateChange(scope, document.id, isNameDismissed));
  const [row] = documents;
  if (!row) throw new AppError('document.not_found');
  return toDocumentDetail(row);
}
