import type { OrganizationScope } from '../../access/organization-scope.ts';
import { namedDocuments } from '../documents/selection/document-selection-store.ts';
import { changeInSteps } from './change-in-steps.ts';
import { purgeChange } from './purge-store.ts';

export function purgeDocuments(scope: OrganizationScope, documentIds: string[]): Promise<string[]> {
  return changeInSteps(scope, namedDocuments(documentIds), (_scope, selection) =>
    purgeChange(scope, { selection }),
  );
}
