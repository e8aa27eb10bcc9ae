import { inTextTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { isIndexedLater } from '../search/index/changed-document-store.ts';

/** Runs a change of a document: in turn if its text is large (see `inTextTurn`). */
export function changeInTurn<Result>(
  scope: OrganizationScope,
  document: { content: string } | undefined,
  change: () => Promise<Result>,
): Promise<Result> {
  return document && isIndexedLater(document.content) ? inTextTurn(scope, change) : change();
}
