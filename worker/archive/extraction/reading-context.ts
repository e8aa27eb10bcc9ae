import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batchTogether, joinStatements } from '../../database/database.ts';
import {
  selectDocuments,
  toDocumentDetail,
  type StoredDocument,
} from '../documents/document-store.ts';
import {
  selectKnownOfDocuments,
  toKnownOfDocument,
  type KnownOfDocument,
} from '../findings/known-of-document.ts';
import {
  selectReadingRules,
  toReadingRules,
  type ReadingRules,
} from '../tagging-rules/matching/reading-rules-store.ts';
import { claimWaitingTexts } from './waiting-text-store.ts';

export type ReadingContext = {
  document: StoredDocument | undefined;
  applied: ReadingRules;
  known: KnownOfDocument;
};

export async function findReadingContexts(
  scope: OrganizationScope,
  documentIds: readonly string[],
  { claimsOthers = false } = {},
) {
  const known = selectKnownOfDocuments(scope, documentIds);
  const [content, identity] = await batchTogether(
    {
      database: scope.database,
      statements: joinStatements(
        { documents: selectDocuments(scope, documentIds) },
        selectReadingRules(scope, documentIds),
        known.content,
        { claimed: claimsOthers ? documentIds.map((id) => claimWaitingTexts(scope, id)) : [] },
      ),
    },
    { database: scope.platform.identityDatabase, statements: known.identity },
  );
  const contextOf = (documentId: string): ReadingContext => {
    const row = content.documents.find(({ id }) => id === documentId);
    return {
      document: row && toDocumentDetail(row),
      applied: toReadingRules(content, documentId),
      known: toKnownOfDocument(content, identity, documentId),
    };
  };
  return { contextOf, claimed: content.claimed.flat() };
}

export async function findReadingContext(
  scope: OrganizationScope,
  documentId: string,
): Promise<ReadingContext> {
  const { contextOf } = await findReadingContexts(scope, [documentId]);
  return contextOf(documentId);
}
