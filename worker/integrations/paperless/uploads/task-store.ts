import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { day } from '../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Database } from '../../../database/database.ts';
import { idsIn, rowId } from '../../../database/expressions.ts';
import { paperlessTasksTable } from './task-table.ts';

const { id, organizationId, userId, createdAt, isAcknowledged } = paperlessTasksTable;
export const keptFor = 7 * day;

export type Task = typeof paperlessTasksTable.$inferSelect;

export async function insertTask(
  scope: OrganizationScope,
  task: Omit<Task, 'organizationId' | 'isAcknowledged'>,
): Promise<void> {
  await scope.database
    .insert(paperlessTasksTable)
    .values({ ...task, organizationId: scope.organizationId });
}

/** Deletes the tasks before a time among the first rows, which are the oldest: there is no index by time alone. */
export async function deleteTasksBefore(
  database: Database,
  time: Date,
  limit: number,
): Promise<void> {
  const first = database
    .select({ id })
    .from(paperlessTasksTable)
    .orderBy(rowId(paperlessTasksTable))
    .limit(limit);
  await database.delete(paperlessTasksTable).where(and(inArray(id, first), lte(createdAt, time)));
}

const mostTasks = 1000;

export function findTasks(
  scope: OrganizationScope,
  wanted: { userId: string; taskId?: string | undefined; isAcknowledged?: boolean | undefined },
): Promise<Task[]> {
  const now = scope.platform.clock.now().getTime();
  return scope.database
    .select()
    .from(paperlessTasksTable)
    .where(
      and(
        eq(organizationId, scope.organizationId),
        eq(userId, wanted.userId),
        gt(createdAt, new Date(now - keptFor)),
        wanted.taskId === undefined ? undefined : eq(id, wanted.taskId),
        wanted.isAcknowledged === undefined ? undefined : eq(isAcknowledged, wanted.isAcknowledged),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(mostTasks);
}

export async function acknowledgeTasks(
  scope: OrganizationScope,
  wanted: { userId: string; taskIds: string[] },
): Promise<number> {
  const changed = await scope.database
    .update(paperlessTasksTable)
    .set({ isAcknowledged: true })
    .where(
      and(
        eq(organizationId, scope.organizationId),
        eq(userId, wanted.userId),
        idsIn(id, wanted.taskIds),
      ),
    )
    .returning({ id });
  return changed.length;
}
