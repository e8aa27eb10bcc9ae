import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { membersTable } from './member-table.ts';

export function selectMembership(database: Database, userId: SQL, organizationId: string) {
  return database
    .select({ role: membersTable.role })
    .from(membersTable)
    .innerJoin(organizationsTable, eq(organizationsTable.id, membersTable.organizationId))
    .where(
      and(
        eq(membersTable.organizationId, organizationId),
        eq(membersTable.userId, userId),
        isNull(organizationsTable.deletedAt),
      ),
    );
}
