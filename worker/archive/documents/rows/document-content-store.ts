import { sql, type SQL } from 'drizzle-orm';
import { packText, unpackText } from '#packed-text';
import { limits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { iif } from '../../../database/expressions.ts';
import { excluded, insertFrom } from '../../../database/insert-from.ts';
import { literal } from '../../../database/literal.ts';
import { documentContentsTable } from './document-content-table.ts';
import { isDocument } from './document-condition-store.ts';
import { documentsWhere } from './document-event-store.ts';
import { documentsTable } from './document-table.ts';

/** In bytes. Shorter texts are stored uncompressed. */
export const leastPacked = 1000;
const worthwhile = 0.9;
const bytesPerHex = 2;

type StoredText = { content: string | SQL; contentSize: number | null };

/**
 * Returns the stored form of a text: compressed if that is shorter and its hexadecimal digits fit
 * in a parameter.
 */
export function toStoredText(text: string): StoredText {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length < leastPacked) return { content: text, contentSize: null };
  const hex = packText(bytes);
  const isShorter = hex.length / bytesPerHex < worthwhile * bytes.length;
  return isShorter && hex.length <= limits.documentContent.maxBytes
    ? { content: sql`unhex(${hex})`, contentSize: bytes.length }
    : { content: text, contentSize: null };
}

const { content: storedContent, contentSize } = documentContentsTable;

/**
 * Precedes a compressed text where it is selected, and a text that begins with the same character.
 */
const mark = '\u0001';
const markColumn = sql.raw('char(1)');
const isPacked = sql`typeof(${storedContent}) = 'blob'`;

/** The text of a document in a form that `readText` reads; null if the document has none. */
export const storedText = sql<string>`case when ${isPacked} then ${markColumn} || hex(${storedContent})
  when substr(${storedContent}, 1, 1) = ${markColumn} then ${markColumn} || ${storedContent} else ${storedContent} end`;

export function storedBeginning(length: number): SQL<string> {
  // A character takes at most four bytes, and the tables of the compression a few hundred.
  const bytes = literal(4 * length + leastPacked);
  return sql<string>`case when ${isPacked} then ${markColumn} || hex(substr(${storedContent}, 1, ${bytes}))
    when substr(${storedContent}, 1, 1) = ${markColumn} then ${markColumn} || substr(${storedContent}, 1, ${literal(length)})
    else substr(${storedContent}, 1, ${literal(length)}) end`;
}

export function readText(selected: string): string {
  if (!selected.startsWith(mark)) return selected;
  const rest = selected.slice(1);
  return rest.startsWith(mark) ? rest : unpackText(rest);
}

export const textSize = iif<number>(isPacked, contentSize, sql`octet_length(${storedContent})`);

export function upsertContent(
  scope: OrganizationScope,
  document: { documentId: string; content: string },
  condition = isDocument(scope, document.documentId),
): Statement {
  const { id, organizationId } = documentsTable;
  return insertFrom(
    scope.database,
    documentContentsTable,
    { documentId: id, organizationId, ...toStoredText(document.content) },
    documentsWhere(condition),
  ).onConflictDoUpdate({
    target: documentContentsTable.documentId,
    set: { content: excluded(storedContent), contentSize: excluded(contentSize) },
  });
}

export function grownBytes(
  { organizationId }: OrganizationScope,
  { documentId, content }: { documentId: string; content: string },
): SQL {
  const bytes = new TextEncoder().encode(content).length;
  return sql`${bytes} - coalesce((
    select ${textSize} from ${documentContentsTable}
    where ${documentContentsTable.documentId} = ${documentId}
      and ${documentContentsTable.organizationId} = ${organizationId}), 0)`;
}
