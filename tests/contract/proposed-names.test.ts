import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import { createOwner, TestClient, uploadDocument, type Owner } from '../support/client.ts';
import { invoice } from '../support/invoice.ts';

const proposed = '2023-11-02 Malerbetrieb Kästner GmbH Rechnung.txt';

const pathOf = (owner: Owner, id: string) => `${owner.org}/documents/${id}`;

async function read(owner: Owner, id: string) {
  return (await owner.get<{ document: DocumentDetail }>(pathOf(owner, id))).document;
}

async function change(owner: Owner, path: string, body: object) {
  return (await owner.call<{ document: DocumentDetail }>('PATCH', path, { body })).document;
}

async function uploadScan(owner: Owner, name = 'scan_0012.txt') {
  const { id } = await uploadDocument(owner, { name, content: invoice });
  await harness.finishJobs();
  const path = `${pathOf(owner, id)}/findings/name`;
  return { id, update: (state: string) => change(owner, path, { state }) };
}

const nameIn = ({ findings }: DocumentDetail) => findings.find(({ field }) => field === 'name');

describe('a better name for a scan', () => {
  it('is proposed, and changes nothing by itself', async () => {
    const owner = await createOwner();
    const { id } = await uploadScan(owner);
    const document = await read(owner, id);
    expect(document.name).toBe('scan_0012.txt');
    expect(nameIn(document)).toMatchObject({ value: proposed, state: 'proposed', page: null });
  });

  it('is accepted, found by, and undone', async () => {
    const owner = await createOwner();
    const { id, update } = await uploadScan(owner);
    const renamed = await update('set');
    expect(renamed).toMatchObject({ name: proposed, originalName: 'scan_0012.txt' });
    expect(nameIn(renamed)).toMatchObject({ value: proposed, state: 'set', source: 'person' });
    const found = await owner.get<{ documentsCount: number }>(
      `${owner.org}/documents/search?searchQuery=name:Malerbetrieb`,
    );
    expect(found.documentsCount).toBe(1);
    const undone = await update('proposed');
    expect(undone.name).toBe('scan_0012.txt');
    expect(nameIn(undone)).toMatchObject({ value: proposed, state: 'proposed' });
    await update('set');
    const dismissed = await update('dismissed');
    expect(dismissed.name).toBe('scan_0012.txt');
    expect(nameIn(await read(owner, id))).toMatchObject({ state: 'dismissed' });
  });

  it('stays dismissed, also when the document is read again', async () => {
    const owner = await createOwner();
    const { id, update } = await uploadScan(owner);
    const { version } = await read(owner, id);
    expect((await update('dismissed')).version).toBe(version + 1);
    await owner.post(`${pathOf(owner, id)}/extract`, undefined, 204);
    await harness.finishJobs();
    expect(nameIn(await read(owner, id))).toMatchObject({ value: proposed, state: 'dismissed' });
    expect(nameIn(await update('proposed'))).toMatchObject({ state: 'proposed' });
  });

  it('stays proposed with an If-Match of another version', async () => {
    const owner = await createOwner();
    const { id } = await uploadScan(owner);
    const stale = new TestClient({ ...owner.headers, 'if-match': '"0"' });
    for (const state of ['set', 'dismissed']) {
      const path = `${pathOf(owner, id)}/findings/name`;
      expect((await stale.request('PATCH', path, { state })).status).toBe(412);
    }
    expect(nameIn(await read(owner, id))).toMatchObject({ state: 'proposed' });
  });

  it('is not proposed in place of a name that a person gave, whose own change is not undone by it', async () => {
    const owner = await createOwner();
    const { update, id } = await uploadScan(owner, 'IMG_0001.txt');
    await update('set');
    const renamed = await change(owner, pathOf(owner, id), { name: 'Painter.txt' });
    expect(nameIn(renamed)).toBeUndefined();
    await owner.fails('PATCH', `${pathOf(owner, id)}/findings/name`, {
      code: 'finding.not_found',
      body: { state: 'proposed' },
    });
  });

  it('is made by the template of the organization, and of the present values', async () => {
    const owner = await createOwner();
    const settings = `${owner.org}/archive-settings`;
    const titleTemplate = '{type} - {correspondent} ({due})';
    await owner.call('PATCH', settings, { body: { titleTemplate } });
    const { id } = await uploadScan(owner);
    const document = await change(owner, pathOf(owner, id), { dueDate: null });
    expect(nameIn(document)?.value).toBe('Rechnung - Malerbetrieb Kästner GmbH.txt');
    for (const wrong of ['{sender}', 'Paper', '', 'x'.repeat(200)]) {
      await owner.fails('PATCH', settings, {
        code: 'request.invalid',
        body: { titleTemplate: wrong },
      });
    }
    await owner.fails('PATCH', settings, { code: 'request.invalid', body: {} });
    expect(await owner.get(settings)).toMatchObject({ settings: { titleTemplate } });
  });
});
