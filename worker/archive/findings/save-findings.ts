import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { findDocument } from '../documents/document-store.ts';
import { isAsRead } from '../reading/extraction-store.ts';
import { findInText, type FoundInText } from './find-in-text.ts';
import { findingsChange } from './finding-change-store.ts';

/** Attempts to find the fields of a document; after as many, it is saved without. */
const maxAttempts = 5;

/**
 * Writes what the text of a document and its e-invoice say of its fields, before its rules compare them. Returns the document with what was
 * set.
 */
export async function saveFindings(
  scope: OrganizationScope,
  document: DocumentDetail,
  { content, attempt }: { content: string; attempt: number },
): Promise<DocumentDetail> {
  const found = await findOrGiveUp(scope, { document, content, attempt });
  if (!found || isNothing(found, document)) return document;
  await commit(
    scope,
    findingsChange(scope, document, { found, isAsRead: isAsRead(scope, document) }),
  );
  return (await findDocument(scope, document.id)) ?? document;
}

function isNothing(
  { proposals, language, eInvoice }: FoundInText,
  document: DocumentDetail,
): boolean {
  const hasEInvoice = eInvoice !== null || document.eInvoice !== null;
  return proposals.length + document.findings.length === 0 && language === null && !hasEInvoice;
}

/** What is found; undefined in the last attempt of a reader that does not respond: the findings stay. */
export function findOrGiveUp(
  scope: OrganizationScope,
  { document, content, attempt }: { document: DocumentDetail; content: string; attempt: number },
): Promise<FoundInText | undefined> {
  return orGiveUp(attempt, () => findInText(scope, document, content));
}

/** What a reader responds, or undefined if it does not in the last attempt. */
export async function orGiveUp<Result>(
  attempt: number,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await read();
  } catch (error) {
    if (attempt < maxAttempts) throw error;
    return undefined;
  }
}
