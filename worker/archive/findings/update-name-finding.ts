import type { UpdatedDocument } from '../../../shared/archive/documents/document.ts';
import type {
  FindingState,
  NameFinding,
} from '../../../shared/archive/findings/stored/document-finding.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { etagOf } from '../../http/if-match.ts';
import type { DocumentRow } from '../documents/document-store.ts';
import { updateDocument } from '../documents/update-document.ts';
import { commitStateChange } from './commit-state-change.ts';
import { nameStateChange } from './finding-change-store.ts';

/**
 * Gives a document its proposed name (`set`), dismisses the proposal, or proposes it again, which restores the former
 * name if it was accepted.
 */
export async function updateNameFinding(
  scope: OrganizationScope,
  found: DocumentRow,
  {
    finding,
    state,
    isOfVersion,
  }: { finding: NameFinding; state: FindingState; isOfVersion: boolean },
): Promise<UpdatedDocument> {
  const asRead = isOfVersion ? { ifMatch: etagOf(found.version) } : {};
  if (state === 'set') {
    const proposedName = { keepsFormerName: true, isNameDismissed: false };
    return updateDocument(scope, {
      found,
      ...asRead,
      update: { name: finding.value },
      proposedName,
    });
  }
  const isNameDismissed = state === 'dismissed';
  if (found.formerName !== null) {
    const proposedName = { keepsFormerName: false, isNameDismissed };
    return updateDocument(scope, {
      found,
      ...asRead,
      update: { name: found.formerName },
      proposedName,
    });
  }
  const change = nameStateChange(scope, found, { isNameDismissed, isOfVersion });
  return commitStateChange(scope, change);
}
