import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { correspondentLimits } from '../../shared/archive/archive-limits.ts';
import type { DocumentDetail } from '../../shared/archive/documents/document.ts';
import { createApiKey } from '../support/access.ts';
import { activityOf, createTag, unknownId } from '../support/builders.ts';
import { createOwner, TestClient, uploadDocument, type Owner } from '../support/client.ts';
import { createCorrespondent } from '../support/correspondents.ts';
import { invoice, invoiceValues as values } from '../support/invoice.ts';

const fields = Object.keys(values).toSorted();

const pathOf = (owner: Owner, id: string) => `${owner.org}/documents/${id}`;

async function read(owner: Owner, id: string) {
  return (await owner.get<{ document: DocumentDetail }>(pathOf(owner, id))).document;
}

async function uploadInvoice(owner: Owner, content = invoice) {
  const { id } = await uploadDocument(owner, { name: 'invoice.txt', content });
  await harness.finishJobs();
  return read(owner, id);
}

async function update(client: TestClient, path: string, state: string) {
  const options = { body: { state } };
  return (await client.call<{ document: DocumentDetail }>('PATCH', path, options)).document;
}

async function patch(owner: Owner, id: string, body: object) {
  const options = { body };
  return (await owner.call<{ document: DocumentDetail }>('PATCH', pathOf(owner, id), options))
    .document;
}

async function readAgain(owner: Owner, id: string) {
  await owner.post(`${pathOf(owner, id)}/extract`, undefined, 204);
  await harness.finishJobs();
  return read(owner, id);
}

const findingOf = ({ findings }: DocumentDetail, field: string) =>
  findings.find((finding) => finding.field === field);

const placeOf = (document: DocumentDetail, field: string) => {
  const { start, end } = findingOf(document, field) ?? {};
  return document.content.slice(start ?? 0, end ?? 0);
};

async function correspondentsOf(owner: Owner) {
  const path = `${owner.org}/correspondents`;
  const { correspondents } = await owner.get<{ correspondents: { id: string; name: string }[] }>(
    path,
  );
  return correspondents;
}

const numbers = (end: number) => sql`(
  with recursive number(n) as (select 0 union all select n + 1 from number where n < ${end} - 1) select n from number)`;

async function fillCorrespondents(
  { organizationId }: Owner,
  { count, aliases }: { count: number; aliases: number },
) {
  const database = harness.platform().databaseFor(organizationId);
  const id = sql`'cor_' || substr(${organizationId}, 5, 18) || substr('00000' || one.n, -6)`;
  await database.run(sql`
      insert into correspondents (id, organization_id, name, name_key, created_at)
      select ${id}, ${organizationId}, '0 ' || one.n, '0 ' || one.n, 0 from ${numbers(count)} as one`);
  await database.run(sql`
      insert into correspondent_names (organization_id, name_key, correspondent_id, name, position)
      select ${organizationId}, '0 ' || one.n || ' ' || other.n, ${id}, '0', other.n
      from ${numbers(count)} as one cross join ${numbers(aliases)} as other`);
}

describe('what the text of a document surely says', () => {
  it('is set, with its place', async () => {
    const owner = await createOwner();
    const document = await uploadInvoice(owner);
    expect(document).toMatchObject({ ...values, extractionState: 'done', updatedAt: null });
    expect(document.findings.map(({ field }) => field).toSorted()).toEqual(fields);
    for (const finding of document.findings) {
      expect(finding).toMatchObject({ source: 'text', state: 'set', page: 1 });
      expect(finding.value).toEqual(document[finding.field]);
    }
    expect(placeOf(document, 'documentDate')).toBe('02.11.2023');
    expect(placeOf(document, 'correspondent')).toBe('Malerbetrieb Kästner GmbH');
    expect(placeOf(document, 'totalAmount')).toContain('3.238,35');
    await harness.finishJobs();
    expect((await read(owner, document.id)).version).toBe(document.version);
  });

  it('is one activity of nobody', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner);
    const [found, created, ...others] = await activityOf(owner, id);
    expect(others).toEqual([]);
    expect(created?.event).toBe('created');
    expect(found).toMatchObject({ event: 'updated', user: null, eventData: { source: 'text' } });
    expect(found?.eventData.updatedFields?.toSorted()).toEqual(fields);
    expect(found?.eventData.changes).toContainEqual({
      field: 'totalAmount',
      from: null,
      to: values.totalAmount,
    });
  });

  it('makes the correspondent once, however many documents are from it', async () => {
    const owner = await createOwner();
    for (const number of [1, 2]) {
      await uploadDocument(owner, { name: `${number}.txt`, content: `${invoice}\n${number}` });
    }
    await harness.finishJobs();
    const [correspondent, ...others] = await correspondentsOf(owner);
    expect(others).toEqual([]);
    expect(correspondent).toMatchObject({ ...values.correspondent, documentsCount: 2 });
  });

  it('is a known correspondent also beyond the names that texts are searched for', async () => {
    const owner = await createOwner();
    await fillCorrespondents(owner, { count: 10, aliases: 1001 });
    const { id: known } = await createCorrespondent(owner, values.correspondent.name);
    const document = await uploadInvoice(owner);
    expect(document).toMatchObject({ ...values, extractionState: 'done' });
    expect(document.correspondent?.id).toBe(known);
  });

  it('makes no correspondent beyond the limit, also where many names are aliases', async () => {
    const owner = await createOwner();
    await fillCorrespondents(owner, { count: correspondentLimits.count, aliases: 3 });
    const document = await uploadInvoice(owner);
    expect(document).toMatchObject({ extractionState: 'done', correspondent: null });
    expect(findingOf(document, 'correspondent')?.state).toBe('proposed');
    expect(await correspondentsOf(owner)).toHaveLength(correspondentLimits.count);
  });

  it('brings the defaults of a known correspondent, each tag once', async () => {
    const owner = await createOwner();
    const [house, paint] = [await createTag(owner), await createTag(owner)];
    await owner.post(`${owner.org}/correspondents`, {
      name: 'Kästner',
      aliases: ['Malerbetrieb Kästner'],
      defaultTagIds: [house.id, paint.id],
    });
    await owner.post(`${owner.org}/tagging-rules`, {
      name: 'Rule',
      conditions: [{ field: 'content', operator: 'contains', value: 'Leipzig' }],
      tagIds: [paint.id],
    });
    const document = await uploadInvoice(owner);
    expect(document.correspondent?.name).toBe('Kästner');
    expect(document.tags.map(({ id }) => id).toSorted()).toEqual([house.id, paint.id].toSorted());
    const events = (await activityOf(owner, document.id)).map(({ event }) => event);
    expect(events.filter((event) => event === 'tagged')).toHaveLength(2);
  });

  it('is not that the organization or a member of it has sent the document', async () => {
    const owner = await createOwner({ name: 'Malerbetrieb Kästner GmbH' });
    const { correspondent } = await uploadInvoice(owner);
    expect(correspondent?.name).not.toBe('Malerbetrieb Kästner GmbH');
  });
});

describe('the correspondent that a person sets', () => {
  const other = invoice
    .replaceAll(/Malerbetrieb Kästner GmbH|www.malerbetrieb-kaestner.de/g, 'Ihr Team')
    .replace('2023-118', '2023-119');

  it('is that of the next document with the same numbers, also after a merge', async () => {
    const owner = await createOwner();
    const first = await uploadInvoice(owner);
    const { id: correspondentId } = await createCorrespondent(owner, 'Onkel Karl');
    await patch(owner, first.id, { correspondentId });
    const second = await uploadInvoice(owner, other);
    expect(second.correspondent).toEqual({ id: correspondentId, name: 'Onkel Karl' });
    expect(placeOf(second, 'correspondent')).toBe('DE89 3704 0044 0532 0130 00');

    const { id: merged } = await createCorrespondent(owner, 'Karl');
    const merge = `${owner.org}/correspondents/${correspondentId}/merge`;
    await owner.post(merge, { intoCorrespondentId: merged }, 204);
    const third = await uploadInvoice(owner, `${other}\n3`);
    expect(third.correspondent).toEqual({ id: merged, name: 'Karl' });
    await owner.call('DELETE', `${owner.org}/correspondents/${merged}`, { status: 204 });
    const fourth = await uploadInvoice(owner, `${other}\n4`);
    expect(fourth.correspondent?.name).not.toBe('Karl');
  });

  it('is not that of a document of another organization', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner);
    const onkel = await createCorrespondent(owner, 'Onkel Karl');
    await patch(owner, id, { correspondentId: onkel.id });
    const { correspondent } = await uploadInvoice(await createOwner(), other);
    expect(correspondent?.name).not.toBe('Onkel Karl');
  });
});

describe('reading a document again', () => {
  it('does not overwrite what a person has set or cleared', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner);
    await patch(owner, id, { documentDate: '2024-01-01', dueDate: null });
    const [one, other] = [await read(owner, id), await readAgain(owner, id)];
    for (const document of [one, other]) {
      expect(document).toMatchObject({
        ...values,
        documentDate: '2024-01-01',
        dueDate: null,
        extractionState: 'done',
      });
      expect(findingOf(document, 'documentDate')).toMatchObject({
        value: '2024-01-01',
        source: 'person',
        state: 'set',
        page: null,
      });
      expect(findingOf(document, 'dueDate')).toMatchObject({ state: 'dismissed' });
    }
  });

  it('does not set what a person has cleared of many documents', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner);
    const given = await uploadDocument(owner, { name: 'b.txt', content: `${invoice} again` });
    await patch(owner, given.id, { dueDate: '2020-01-01' });
    const body = { filter: { documentIds: [id, given.id] }, values: { dueDate: null } };
    await owner.post(`${owner.org}/documents/batch/fields`, body, 200);
    for (const documentId of [id, given.id]) {
      expect(await readAgain(owner, documentId)).toMatchObject({ ...values, dueDate: null });
    }
  });

  it('stays proposed for a field whose value a person has taken back', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner);
    await update(owner, `${pathOf(owner, id)}/findings/dueDate`, 'proposed');
    await patch(owner, id, { dueDate: '2020-01-01' });
    const removeDefaults = { documentType: null, tagIds: [] };
    await patch(owner, id, { dueDate: null, removeDefaults });
    const undone = await read(owner, id);
    expect(undone.dueDate).toBeNull();
    expect(findingOf(undone, 'dueDate')).toMatchObject({ state: 'proposed' });
  });

  it('does not set what a person had cleared before it was found', async () => {
    const owner = await createOwner();
    const { id } = await uploadDocument(owner, { name: 'invoice.txt', content: invoice });
    await patch(owner, id, { dueDate: '2020-01-01' });
    await patch(owner, id, { dueDate: null });
    await harness.finishJobs();
    expect(await read(owner, id)).toMatchObject({ ...values, dueDate: null });
  });

  it('takes nothing from a text that a person has emptied', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner);
    await patch(owner, id, { content: '' });
    const document = await readAgain(owner, id);
    expect(document).toMatchObject({ ...values, content: '' });
    for (const { page, start, end } of document.findings) {
      expect([page, start, end]).toEqual([null, null, null]);
    }
  });
});

describe('a finding', () => {
  it('is dismissed, offered again and accepted', async () => {
    const owner = await createOwner({ name: 'Ada' });
    const { id } = await uploadInvoice(owner);
    const path = `${pathOf(owner, id)}/findings/documentDate`;
    const dismissed = await update(owner, path, 'dismissed');
    expect(dismissed.documentDate).toBeNull();
    expect(findingOf(dismissed, 'documentDate')).toMatchObject({
      value: '2023-11-02',
      state: 'dismissed',
    });
    expect(await readAgain(owner, id)).toMatchObject({ documentDate: null, dueDate: '2023-11-16' });

    const proposed = await update(owner, path, 'proposed');
    expect(proposed.documentDate).toBeNull();
    expect(findingOf(proposed, 'documentDate')).toMatchObject({
      state: 'proposed',
      source: 'text',
    });

    const accepted = await update(owner, path, 'set');
    expect(accepted.documentDate).toBe('2023-11-02');
    expect(findingOf(accepted, 'documentDate')).toMatchObject({ state: 'set', source: 'person' });
    expect(placeOf(accepted, 'documentDate')).toBe('02.11.2023');
    expect(await read(owner, id)).toEqual(accepted);
    expect(await readAgain(owner, id)).toMatchObject(values);
    const [last] = await activityOf(owner, id);
    expect(last).toMatchObject({
      user: { name: 'Ada' },
      eventData: { changes: [{ field: 'documentDate', from: null, to: '2023-11-02' }] },
    });

    const undone = await update(owner, path, 'proposed');
    expect(findingOf(undone, 'documentDate')).toMatchObject({ state: 'proposed', source: 'text' });
    expect(undone.documentDate).toBeNull();
    expect(await update(owner, path, 'dismissed')).toMatchObject({ documentDate: null });
  });

  it('stays as it is where another value is meant than the present one', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner);
    const path = `${pathOf(owner, id)}/findings/documentDate`;
    const meant = { value: '2023-11-02' };
    await patch(owner, id, { documentDate: '2024-05-06' });
    for (const state of ['dismissed', 'proposed', 'set']) {
      await owner.fails('PATCH', path, { code: 'request.conflict', body: { ...meant, state } });
    }
    expect((await read(owner, id)).documentDate).toBe('2024-05-06');
    const other = { value: '2024-05-06', state: 'dismissed' };
    await owner.call('PATCH', path, { body: other });
    expect((await read(owner, id)).documentDate).toBeNull();

    const total = `${pathOf(owner, id)}/findings/totalAmount`;
    const { totalAmount: value } = await read(owner, id);
    await owner.fails('PATCH', total, {
      code: 'request.conflict',
      body: { value: { amount: 1, currency: 'EUR' }, state: 'dismissed' },
    });
    await owner.call('PATCH', total, { body: { value, state: 'dismissed' } });
    expect((await read(owner, id)).totalAmount).toBeNull();
  });

  it('is the other correspondent once the one that was found is merged, in its place', async () => {
    const owner = await createOwner();
    const { id, correspondent } = await uploadInvoice(owner);
    const proposed = await uploadInvoice(owner, `${invoice}\n`);
    const path = `${pathOf(owner, proposed.id)}/findings/correspondent`;
    await update(owner, path, 'proposed');
    const other = await createCorrespondent(owner, 'Kästner');
    const merge = `${owner.org}/correspondents/${correspondent?.id}/merge`;
    await owner.post(merge, { intoCorrespondentId: other.id }, 204);
    const moved = await read(owner, id);
    expect(findingOf(moved, 'correspondent')).toMatchObject({
      value: { id: other.id, name: 'Kästner' },
      source: 'text',
    });
    expect(placeOf(moved, 'correspondent')).toBe('Malerbetrieb Kästner GmbH');
    expect((await update(owner, path, 'set')).correspondent?.id).toBe(other.id);
  });

  it('is created again when it is accepted after it was deleted', async () => {
    const owner = await createOwner();
    const { id, correspondent } = await uploadInvoice(owner);
    await owner.call('DELETE', `${owner.org}/correspondents/${correspondent?.id}`, { status: 204 });
    const accepted = await update(owner, `${pathOf(owner, id)}/findings/correspondent`, 'set');
    expect(accepted.correspondent).toEqual({
      id: expect.not.stringContaining(correspondent?.id ?? ''),
      name: correspondent?.name,
    });
  });

  it('stays as it is with an If-Match of another version', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner);
    const withIfMatch = (ifMatch: string, field: string, state: string) =>
      new TestClient({ ...owner.headers, 'if-match': ifMatch }).request(
        'PATCH',
        `${pathOf(owner, id)}/findings/${field}`,
        { state },
      );
    const { version } = await read(owner, id);
    for (const field of ['documentDate', 'correspondent', 'totalAmount', 'vatId']) {
      expect((await withIfMatch('"0"', field, 'dismissed')).status).toBe(412);
    }
    expect((await read(owner, id)).version).toBe(version);
    const first = await withIfMatch(`"${version}"`, 'documentDate', 'proposed');
    expect(first.status).toBe(200);
    const stale = await withIfMatch(`"${version}"`, 'documentDate', 'dismissed');
    expect(stale.status).toBe(412);
    const etag = first.headers.get('etag') ?? '';
    expect((await withIfMatch(etag, 'documentDate', 'dismissed')).status).toBe(200);
  });

  it('creates the correspondent that is accepted, with the permission to create tags', async () => {
    const owner = await createOwner();
    const { id, correspondent } = await uploadInvoice(owner);
    const path = `${pathOf(owner, id)}/findings/correspondent`;
    await update(owner, path, 'proposed');
    await harness.platform().databaseFor(owner.organizationId).run(`
      update document_findings set value = '{"id":null,"name":"Anton Adler"}'
      where document_id = '${id}' and field = 'correspondent'`);
    const permissions = ['documents:read', 'documents:update'] as const;
    const token = await createApiKey(owner, { permissions: [...permissions] });
    const key = new TestClient({ authorization: `Bearer ${token}` });
    await key.fails('PATCH', path, { code: 'auth.forbidden', body: { state: 'set' } });
    expect((await correspondentsOf(owner)).map(({ name }) => name)).toEqual([correspondent?.name]);

    const accepted = await update(owner, path, 'set');
    expect(accepted.correspondent?.name).toBe('Anton Adler');
    expect(findingOf(accepted, 'correspondent')).toMatchObject({
      state: 'set',
      value: accepted.correspondent,
    });
    await update(owner, path, 'proposed');
    expect((await update(key, path, 'set')).correspondent).toEqual(accepted.correspondent);
  });

  it('takes back what came with an accepted correspondent', async () => {
    const owner = await createOwner();
    const { id, correspondent, tags, documentType } = await uploadInvoice(owner);
    const path = `${pathOf(owner, id)}/findings/correspondent`;
    await update(owner, path, 'proposed');
    const tag = await createTag(owner);
    await owner.call('PATCH', `${owner.org}/correspondents/${correspondent?.id}`, {
      body: { defaultTagIds: [tag.id] },
    });
    const { addedDefaults } = await owner.call<{ addedDefaults?: object }>('PATCH', path, {
      body: { state: 'set' },
    });
    expect(addedDefaults).toEqual({ documentType: null, tagIds: [tag.id] });
    expect((await read(owner, id)).tags).toHaveLength(tags.length + 1);
    const body = { state: 'proposed', removeDefaults: addedDefaults };
    await owner.call('PATCH', path, { body });
    expect(await read(owner, id)).toMatchObject({ correspondent: null, tags, documentType });
  });

  it('takes back nothing of the correspondent with another field', async () => {
    const owner = await createOwner();
    const { id, tags, documentType } = await uploadInvoice(owner);
    const tag = await createTag(owner);
    await owner.post(`${pathOf(owner, id)}/tags`, { tagId: tag.id }, 204);
    const removeDefaults = { documentType, tagIds: [tag.id] };
    for (const state of ['proposed', 'set']) {
      const body = { state, removeDefaults };
      await owner.call('PATCH', `${pathOf(owner, id)}/findings/documentDate`, { body });
    }
    const document = await read(owner, id);
    expect(document).toMatchObject({ documentType, documentDate: values.documentDate });
    expect(document.tags).toHaveLength(tags.length + 1);
  });

  it('is none where nothing was found, of another organization, or of no field', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner, 'nothing');
    const path = pathOf(owner, id);
    const body = { state: 'set' };
    await owner.fails('PATCH', `${path}/findings/iban`, { code: 'finding.not_found', body });
    await owner.fails('PATCH', `${path}/findings/name`, { code: 'finding.not_found', body });
    await owner.fails('PATCH', `${path}/findings/size`, { code: 'request.invalid', body });
    await owner.fails('PATCH', `${path}/findings/iban`, {
      code: 'request.invalid',
      body: { state: 'other' },
    });
    const unknown = `${owner.org}/documents/${unknownId('doc')}/findings/iban`;
    await owner.fails('PATCH', unknown, { code: 'document.not_found', body });
    const other = await createOwner();
    const foreign = `${other.org}/documents/${id}/findings/iban`;
    await other.fails('PATCH', foreign, { code: 'document.not_found', body });
  });

  it('goes with its document', async () => {
    const owner = await createOwner();
    const { id } = await uploadInvoice(owner);
    await owner.call('DELETE', pathOf(owner, id), { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${id}`, { status: 204 });
    const rows = await harness
      .platform()
      .databaseFor(owner.organizationId)
      .all(`select 1 from document_findings where document_id = '${id}'`);
    expect(rows).toEqual([]);
  });
});
