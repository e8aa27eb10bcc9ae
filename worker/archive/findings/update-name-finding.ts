import type { UpdatedDocument } from '../../../shared/archive/documents/document.ts';
import type {
  FindingState,
  NameFinding,
} from '../../../shared/archive/findings/document-finding.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import type { DocumentRow } from '../documents/document-store.ts';
import { requireDocument } from '../documents/require-document.ts';
import { updateDocument } from '../documents/update-document.ts';
import { nameStateChange } from './finding-change-store.ts';

/** Gives a document its proposed name (`set`), dismisses that, or offers it again: a name that was accepted is the former one then. */
export async function updateNameFinding(
  scope: OrganizationScope,
  found: DocumentRow,
  { finding, state }: { finding: NameFinding; state: FindingState },
): Promise<UpdatedDocument> {
  if (state === 'set') {
    const proposedName = { keepsFormerName: true, isNameDismissed: false };
    return updateDocument(scope, { found, update: { name: finding.value }, proposedName });
  }
  const isNameDismissed = state === 'dismissed';
  if (found.formerName !== null) {
    const proposedName = { keepsFormerName: false, isNameDismissed };
    return updateDocument(scope, { found, update: { name: found.formerName }, proposedName });
  }
  const { documents } = await commit(scope, nameStateChange(scope, found.id, isNameDismissed));
  return { document: requireDocument(documents[0]) };
}
