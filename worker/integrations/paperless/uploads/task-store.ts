import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { day } from '../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { batch } from '../../../database/database.ts';
import { idsIn } from '../../../database/expressions.ts';
import { paperlessTasksTable } from './task-table.ts';

const { id, organizationId, userId, createdAt, isAcknowledged } = paperlessTasksTable;
const kept = 7 * day;

export type Task = typeof paperlessTasksTable.$inferSelect;

/** Stores what became of a file, and deletes tasks that are older than seven days. */
export async function insertTask(
  scope: OrganizationScope,
  task: Omit<Task, 'organizationId' | 'isAcknowledged'>,
): Promise<void> {
  const { database } = scope;
  await batch(database, {
    expired: database
      .delete(paperlessTasksTable)
      .where(
        and(
          eq(organizationId, scope.organizationId),
          eq(userId, task.userId),
          lte(createdAt, new Date(task.createdAt.getTime() - kept)),
        ),
      ),
    inserted: database
      .insert(paperlessTasksTable)
      .values({ ...task, organizationId: scope.organizationId }),
  });
}

const mostTasks = 1000;

/** The tasks of a person, the newest first. */
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
        gt(createdAt, new Date(now - kept)),
        wanted.taskId === undefined ? undefined : eq(id, wanted.taskId),
        wanted.isAcknowledged === undefined ? undefined : eq(isAcknowledged, wanted.isAcknowledged),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(mostTasks);
}

/** Returns the number of tasks. */
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
