import { inTextTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { selectDocument, type DocumentRow, type selectWithoutLargeText } from './document-store.ts';

type FoundDocument = Awaited<ReturnType<typeof selectWithoutLargeText>>[number];

/**
 * Runs work on a document. If its text is large and was left out, the work runs in turn (see
 * `inTextTurn`), with the document as it is by then.
 */
export function withText<Result>(
  scope: OrganizationScope,
  found: FoundDocument | undefined,
  work: (document: DocumentRow | undefined) => Promise<Result>,
): Promise<Result> {
  if (!found) return work(undefined);
  const { content, ...rest } = found;
  if (content !== null) return work({ ...rest, content });
  return inTextTurn(scope, async () => {
    const [document] = await selectDocument(scope, found.id);
    return work(document);
  });
}
