import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  documentsTable,
  organizationStatisticsTable,
} from '../../archive/documents/rows/document-table.ts';
import { countedSpending } from '../../archive/spending/spending-store.ts';
import { spendingTable } from '../../archive/spending/spending-table.ts';

const columns = sql.raw('organization_id, part, currency, year, subject, documents_count, amount');

function counted(organizationId: string) {
  return countedSpending(
    organizationId,
    sql`(
      select ${documentsTable}.* from ${documentsTable}
      where ${documentsTable.organizationId} = ${organizationId} and ifnull(sha256 <= (
        select spending_counted_to from ${organizationStatisticsTable}
        where ${organizationStatisticsTable.organizationId} = ${organizationId}), 1))`,
  );
}

export function updateSpending(database: Database, organizationId: string) {
  return [
    database.delete(spendingTable).where(eq(spendingTable.organizationId, organizationId)),
    database.run(
      sql`insert into ${spendingTable} (${columns}) select * from (${counted(organizationId)})`,
    ),
  ];
}
