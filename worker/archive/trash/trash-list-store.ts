import { and, count, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import type { TrashQuery } from '../../../shared/archive/trash/trash.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import {
  documentSummaryColumns,
  selectStatistics,
  toDocumentSummary,
} from '../documents/document-store.ts';
import { parseSearch } from '../custom-fields/search/parse-search.ts';
import { isAmong, listed, never, rowsIn } from '../../database/expressions.ts';
import { limitTo, literal } from '../../database/literal.ts';
import { documentsWhere } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { boundedExpression } from '../search/words/beginning-store.ts';
import { indexedSequence, isNotExcluded } from '../search/index/changed-document-store.ts';
import { buildMatchExpressions } from '../search/words/match-expression.ts';
import { filterCondition } from '../search/filters/search-filter-store.ts';

const maxMatches = 10_000;

export async function findTrashedDocuments(
  scope: OrganizationScope,
  { searchQuery = '', ...page }: TrashQuery,
): Promise<{ documents: DocumentSummary[]; documentsCount: number }> {
  const found = await searchedTrash(scope, searchQuery);
  const order = [desc(documentsTable.deletedAt), desc(documentsTable.sequence)];
  const sequences = sql`
    select ${documentsTable.sequence} ${found ?? trashOf(scope)}
    order by ${listed(...order)}
    ${limitTo(page)}`;
  const read = () =>
    batch(scope.database, {
      rows: scope.database
        .select(documentSummaryColumns)
        .from(documentsTable)
        .where(isAmong(documentsTable.sequence, sequences))
        .orderBy(...order),
      counts: found ? selectFoundCount(scope, found) : selectStatistics(scope),
    });
  const { rows, counts } = await (found ? inTurn(scope, read) : read());
  return {
    documents: rows.map(toDocumentSummary),
    documentsCount: counts[0]?.trashedCount ?? 0,
  };
}

function trashOf(scope: OrganizationScope): SQL {
  return documentsWhere(
    and(
      eq(documentsTable.organizationId, scope.organizationId),
      isNotNull(documentsTable.deletedAt),
    ),
  );
}

async function searchedTrash(
  scope: OrganizationScope,
  searchQuery: string,
): Promise<SQL | undefined> {
  const parsed = await parseSearch(scope, searchQuery);
  const match = buildMatchExpressions(scope.organizationId, parsed);
  if (!match) return parsed.unknownTerms.length > 0 ? rowsIn(documentsTable, never) : undefined;
  return sql`
    from (
      select distinct matched from (
        select ${indexedSequence} as matched from document_search
        where document_search match ${boundedExpression(scope, match.name)}
        order by document_search.rowid desc limit ${literal(maxMatches)})) as names
    cross join ${documentsTable} on ${documentsTable.sequence} = names.matched
    where ${documentsTable.organizationId} = ${scope.organizationId}
      and ${documentsTable.deletedAt} is not null and ${filterCondition(scope, parsed.filters)}
      and ${isNotExcluded(match.excluded, sql.raw('names.matched'))}`;
}

function selectFoundCount(scope: OrganizationScope, found: SQL) {
  return scope.database
    .select({ trashedCount: count().as('trashed_count') })
    .from(sql`(select 1 ${found})`);
}
