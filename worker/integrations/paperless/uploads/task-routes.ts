import { Hono } from 'hono';
import {
  paperlessTaskSchema,
  paperlessTasksInputSchema,
  type PaperlessTask,
} from '../../../../shared/integrations/paperless/tasks.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { pageOf, pageOfAll } from '../http/pages.ts';
import { versionOf } from '../http/paperless-requests.ts';
import { bodyOf } from '../http/request-body.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { numberItems } from '../numbers/number-store.ts';
import { readItems } from '../numbers/read-items.ts';
import { acknowledgeTasks, findTasks, type Task } from './task-store.ts';

const api = '/paperless/:organizationId/api';

const permission = 'documents:read';

async function presentTasks(
  scope: OrganizationScope,
  tasks: readonly Task[],
  version: number,
): Promise<PaperlessTask[]> {
  const numbers = await numberItems(
    scope,
    tasks.flatMap(({ id, documentId }) => [id, documentId ?? []].flat()),
  );
  return tasks.map(({ id, fileName, status, result, documentId, isAcknowledged, createdAt }) => {
    const time = createdAt.toISOString();
    const document = documentId === null ? null : (numbers.get(documentId) ?? null);
    const common = {
      id: numbers.get(id) ?? 0,
      task_id: id,
      date_created: time,
      date_done: time,
      acknowledged: isAcknowledged,
      owner: null,
    };
    if (version < 10) {
      return {
        ...common,
        task_file_name: fileName,
        task_name: 'consume_file' as const,
        type: 'manual_task' as const,
        status: status === 'success' ? ('SUCCESS' as const) : ('FAILURE' as const),
        result,
        related_document: document,
      };
    }
    const [, duplicate] = /duplicate of .*\(#(\d+)\)/.exec(result) ?? [];
    return {
      ...common,
      task_type: 'consume_file' as const,
      trigger_source: 'api_upload' as const,
      status,
      input_data: { filename: fileName },
      result_message: result,
      result_data:
        status === 'success'
          ? null
          : {
              reason: result,
              ...(duplicate !== undefined && { duplicate_of: Number(duplicate) }),
            },
      related_document_ids: document === null ? [] : [document],
    };
  });
}

const acknowledgedIn = (value: string | undefined) =>
  value === undefined || value === '' ? undefined : /^(?:1|true)$/i.test(value);

export const paperlessTaskRoutes = new Hono<AppEnv>()
  .get(`${api}/tasks/`, organizationAccess({ permission }), async (c) => {
    const { scope, actor } = c.var;
    const version = versionOf(c.req.raw);
    const tasks = await findTasks(scope, {
      userId: actor.userId,
      taskId: c.req.query('task_id') || undefined,
      isAcknowledged: acknowledgedIn(c.req.query('acknowledged')),
    });
    const presented = await presentTasks(scope, tasks, version);
    const results = presented.map((task) => paperlessTaskSchema.encode(task));
    return c.json(version < 10 ? results : pageOfAll(c.req.raw, pageOf(c.req.raw), results));
  })
  .get(
    `${api}/tasks/:number/`,
    organizationAccess({ permission, prefetch: prefetchItem('task') }),
    async (c) => {
      const { scope, actor, prefetched } = c.var;
      const [item] = prefetched.items;
      const tasks = item
        ? await findTasks(scope, { userId: actor.userId, taskId: item.itemId })
        : [];
      const [task] = await presentTasks(scope, tasks, versionOf(c.req.raw));
      if (!task) throw new AppError('request.not_found');
      return respond(c, paperlessTaskSchema, task);
    },
  )
  .on(
    'POST',
    [`${api}/tasks/acknowledge/`, `${api}/acknowledge_tasks/`],
    organizationAccess({ permission }),
    async (c) => {
      const { scope, actor } = c.var;
      const { tasks } = await bodyOf(c.req.raw, paperlessTasksInputSchema);
      const items = await readItems(
        scope,
        tasks.map((number) => ({ kind: 'task', number })),
      );
      const taskIds = tasks.flatMap((number) => items.idOf('task', number) ?? []);
      const result = await acknowledgeTasks(scope, { userId: actor.userId, taskIds });
      return c.json({ result });
    },
  );
