import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { findDocument } from '../documents/document-store.ts';
import { readMissedEInvoice } from './read-missed-e-invoice.ts';
import { isAsRead } from './extraction-store.ts';
import { findingsChange } from '../findings/finding-change-store.ts';
import { findOrGiveUp, orGiveUp } from '../findings/find-or-give-up.ts';

const maxRounds = 3;

/**
 * Finds the fields of an existing document in its stored text and in its e-invoice. The e-invoice
 * is read first if no version of the rules has read it (`isUnread`). Returns whether there are new
 * values or proposals. If the reader does not respond in the last attempt, the document stays
 * unchanged.
 */
export async function findAgain(
  scope: OrganizationScope,
  documentId: string,
  { attempt, isUnread }: { attempt: number; isUnread: boolean },
): Promise<boolean> {
  for (let round = 1; round <= maxRounds; round += 1) {
    const document = await findDocument(scope, documentId);
    if (!document || document.isDeleted || document.extractionState === 'pending') return false;
    const read =
      isUnread && round === 1
        ? await orGiveUp(attempt, () => readMissedEInvoice(scope, document))
        : undefined;
    const { content } = document;
    const found = await findOrGiveUp(scope, { ...read, document, content, attempt });
    if (!found) return false;
    const { isNews, ...change } = findingsChange(scope, document, {
      found,
      isAsRead: isAsRead(scope, document),
      raisesVersion: true,
    });
    const { updated } = await commit(scope, change);
    if (updated.length > 0) return isNews;
  }
  return false;
}
