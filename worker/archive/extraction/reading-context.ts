import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batchTogether } from '../../database/database.ts';
import { selectDocument, toDocumentDetail } from '../documents/document-store.ts';
import {
  selectKnownOfDocument,
  toKnownOfDocument,
  type KnownOfDocument,
} from '../findings/known-of-document.ts';
import {
  selectReadingRules,
  toReadingRules,
  type ReadingRules,
} from '../tagging-rules/matching/reading-rules-store.ts';
import { claimWaitingTexts, type WaitingText } from './waiting-text-store.ts';

export type ReadingContext = {
  document: DocumentDetail | undefined;
  applied: ReadingRules;
  known: KnownOfDocument;
};

export async function findReadingContext(
  scope: OrganizationScope,
  documentId: string,
  { claimsOthers = false } = {},
): Promise<ReadingContext & { claimed: WaitingText[] }> {
  const known = selectKnownOfDocument(scope, documentId);
  const [content, identity] = await batchTogether(
    {
      database: scope.database,
      statements: {
        documents: selectDocument(scope, documentId),
        ...selectReadingRules(scope, documentId),
        ...known.content,
        claimed: claimsOthers ? [claimWaitingTexts(scope, documentId)] : [],
      },
    },
    { database: scope.platform.identityDatabase, statements: known.identity },
  );
  const [row] = content.documents;
  return {
    document: row && toDocumentDetail(row),
    applied: toReadingRules(content),
    known: toKnownOfDocument(content, identity),
    claimed: content.claimed.flat(),
  };
}
