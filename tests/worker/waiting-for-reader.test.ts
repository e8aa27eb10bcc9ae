import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { harness } from '#harness';
import { minute } from '../../shared/time/durations.ts';
import { createOwner, uploadDocument } from '../support/client.ts';
import { documentsTable } from '../support/tables.ts';

it('a document says that it waits for the reader once a minute has passed', async () => {
  const owner = await createOwner();
  const { id } = await uploadDocument(owner, { name: 'note.txt', content: 'waiting' });
  const path = `${owner.org}/documents/${id}`;
  const state = async () => {
    const { document } = await owner.get<{
      document: { extractionState: string; extractionReason: string | null };
    }>(path);
    return [document.extractionState, document.extractionReason];
  };
  expect(await state()).toEqual(['pending', null]);
  await harness
    .platform()
    .identityDatabase.update(documentsTable)
    .set({ createdAt: new Date(Date.now() - 2 * minute) })
    .where(eq(documentsTable.id, id));
  expect(await state()).toEqual(['pending', 'waiting_for_reader']);
  await harness.finishJobs();
  expect(await state()).toEqual(['done', null]);
  await owner.call('POST', `${path}/extract`, { status: 204 });
  expect(await state()).toEqual(['pending', null]);
});
