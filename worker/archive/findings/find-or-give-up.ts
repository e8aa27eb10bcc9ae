import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findInText, type FoundInText, type TextToSearch } from './find-in-text.ts';

/** Attempts to find the fields of a document; after as many, it is saved without. */
const maxAttempts = 5;

/** Whether nothing was found in the text of a document in which nothing was found before. */
export function isNothing(
  { proposals, language, eInvoice }: FoundInText,
  document: DocumentDetail,
): boolean {
  const hasEInvoice = eInvoice !== null || document.eInvoice !== null;
  return proposals.length + document.findings.length === 0 && language === null && !hasEInvoice;
}

/** What is found; undefined in the last attempt of a reader that does not respond: the findings stay. */
export function findOrGiveUp(
  scope: OrganizationScope,
  { document, attempt, ...text }: TextToSearch & { document: DocumentDetail; attempt: number },
): Promise<FoundInText | undefined> {
  return orGiveUp(attempt, () => findInText(scope, document, text));
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
