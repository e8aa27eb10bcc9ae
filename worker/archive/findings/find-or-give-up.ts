import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { StoredDocument } from '../documents/document-store.ts';
import { findInText, type FoundInText, type TextToSearch } from './find-in-text.ts';

const maxAttempts = 5;

export function isNothing(
  { proposals, language, eInvoice }: FoundInText,
  document: StoredDocument,
): boolean {
  const hasEInvoice = eInvoice !== null || document.eInvoice !== null;
  return proposals.length + document.findings.length === 0 && language === null && !hasEInvoice;
}

export function findOrGiveUp(
  scope: OrganizationScope,
  { document, attempt, ...text }: TextToSearch & { document: StoredDocument; attempt: number },
): Promise<FoundInText | undefined> {
  return orGiveUp(attempt, () => findInText(scope, document, text));
}

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
