import type { OrganizationScope } from '../../access/organization-scope.ts';
import { namedDocuments } from '../documents/selection/document-selection-store.ts';
import { changeInSteps } from './change-in-steps.ts';
import { purgeChange } from './purge-store.ts';

/** Permanently deletes up to 1,000 documents. Returns the ids of those that were in the trash. */
export function purgeDocuments(scope: OrganizationScope, documentIds: string[]): Promise<string[]> {
  return changeInSteps(scope, namedDocuments(documentIds), (_scope, selection) =>
    purgeChange(scope, { selection }),
  );
}
