import { and, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import {
  readText,
  storedBeginning,
  storedText,
  textSize,
} from '../../../archive/documents/rows/document-content-store.ts';
import { documentContentsTable } from '../../../archive/documents/rows/document-content-table.ts';
import { selectNotesOfDocuments } from '../../../archive/notes/note-store.ts';
import { batch } from '../../../database/database.ts';
import { iif, jsonColumns, listed } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { selectNumbers } from '../numbers/number-store.ts';

const cutLength = 550;
/** Bytes of the texts of one list. Further texts are cut, because the whole list is in memory. */
const wholeTexts = 4_000_000;

export type Texts = 'none' | 'cut' | 'whole';

export async function readParts(
  scope: OrganizationScope,
  wanted: { documentIds: string[]; itemIds: string[]; texts: Texts },
) {
  const { documentIds, itemIds, texts } = wanted;
  const { notes, contents, numbers } = await batch(scope.database, {
    notes: selectNotesOfDocuments(scope, documentIds),
    contents: texts === 'none' ? [] : [selectTexts(scope, documentIds, texts)],
    numbers: selectNumbers(scope, itemIds),
  });
  const contentOf = new Map(
    contents.flat().map(({ documentId, text }) => [documentId, cut(text, texts)]),
  );
  return { notes, contentOf, numbers };
}

function cut(text: string, texts: Texts): string {
  return texts === 'cut' ? text.slice(0, cutLength).toWellFormed() : text;
}

function selectTexts(scope: OrganizationScope, documentIds: readonly string[], texts: Texts) {
  const { documentId, organizationId } = documentContentsTable;
  const { key, value } = jsonColumns('wanted');
  const isWithin = sql`total(${textSize}) over (order by ${key}) <= ${literal(texts === 'whole' ? wholeTexts : 0)}`;
  return scope.database
    .select({
      documentId,
      text: iif<string>(isWithin, storedText, storedBeginning(cutLength))
        .mapWith(readText)
        .as('text'),
    })
    .from(sql`json_each(${JSON.stringify(documentIds)}) as wanted`)
    .innerJoin(
      documentContentsTable,
      and(eq(documentId, value), eq(organizationId, scope.organizationId)),
    )
    .orderBy(listed(key));
}
