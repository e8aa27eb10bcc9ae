import { createExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createPlatform } from '../../worker/entries/create-platform.ts';
import { paperlessTasksTable } from '../../worker/integrations/paperless/uploads/task-table.ts';
import { createOwner } from '../support/client.ts';
import { runCron } from '../support/cron-steps.ts';
import { environment } from '../support/environment.ts';
import { paperlessClient } from '../support/paperless.ts';

const day = 24 * 3_600_000;

it('forgets what became of a file after seven days, also if no other file follows', async () => {
  const owner = await createOwner();
  const client = await paperlessClient(owner);
  const platform = createPlatform(environment, createExecutionContext());
  const database = platform.databaseFor(owner.organizationId);
  const ofOwner = eq(paperlessTasksTable.organizationId, owner.organizationId);
  const tasks = () => database.select().from(paperlessTasksTable).where(ofOwner);
  const age = (days: number) =>
    database
      .update(paperlessTasksTable)
      .set({ createdAt: new Date(Date.now() - days * day) })
      .where(ofOwner);
  const body = new FormData();
  body.append('document', new File(['A note'], 'note.txt'));
  await client.call('POST', 'documents/post_document/', { body });
  await age(6);
  await runCron(platform);
  expect(await tasks()).toHaveLength(1);
  await age(8);
  await runCron(platform);
  expect(await tasks()).toEqual([]);
});
