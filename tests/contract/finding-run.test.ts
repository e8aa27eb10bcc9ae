import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import type { FindingRun } from '../../shared/archive/finding-runs/finding-run.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { invoice, invoiceValues as values } from '../support/invoice.ts';

const runOf = (owner: Owner) => `${owner.org}/documents/understanding-run`;
const pathOf = (owner: Owner, id: string) => `${owner.org}/documents/${id}`;

async function read(owner: Owner, id: string) {
  return (await owner.get<{ document: DocumentDetail }>(pathOf(owner, id))).document;
}

async function patch(owner: Owner, id: string, body: object) {
  await owner.call('PATCH', pathOf(owner, id), { body });
}

async function addOldDocument(owner: Owner, fields: object = {}) {
  const { id } = await uploadDocument(owner, {
    name: 'old.bin',
    content: `\u0000${Math.random()}`,
  });
  await harness.finishJobs();
  await patch(owner, id, { content: `${invoice}\n${id}`, ...fields });
  return read(owner, id);
}

async function start(owner: Owner) {
  return (await owner.post<{ run: FindingRun }>(runOf(owner), undefined, 200)).run;
}

async function latest(owner: Owner) {
  return (await owner.get<{ run: FindingRun | null }>(runOf(owner))).run;
}

describe('finding fields in existing documents', () => {
  it('sets what is sure, from the stored text', async () => {
    const owner = await createOwner();
    const before = await addOldDocument(owner);
    expect(before.documentDate).toBeNull();
    expect(await latest(owner)).toBeNull();
    expect(await start(owner)).toMatchObject({ state: 'running', totalCount: 1 });
    await harness.finishJobs();
    const after = await read(owner, before.id);
    expect(after).toMatchObject(values);
    expect(after.version).toBe(before.version + 1);
    expect(await latest(owner)).toMatchObject({
      state: 'done',
      processedCount: 1,
      changedCount: 1,
      isOutdated: false,
    });
  });

  it('leaves alone what the same rules have read, and what a person has set or cleared', async () => {
    const owner = await createOwner();
    const { id } = await addOldDocument(owner, { documentDate: '2001-01-01', reference: 'X-1' });
    await patch(owner, id, { reference: null });
    await start(owner);
    await harness.finishJobs();
    const document = await read(owner, id);
    expect(document).toMatchObject({ documentDate: '2001-01-01', reference: null });
    expect(document.totalAmount).toEqual(values.totalAmount);

    await patch(owner, id, { totalAmount: null });
    const { version } = await read(owner, id);
    await start(owner);
    await harness.finishJobs();
    expect(await read(owner, id)).toMatchObject({ version, totalAmount: null });
    expect(await latest(owner)).toMatchObject({ state: 'done', changedCount: 0 });
  });
});
