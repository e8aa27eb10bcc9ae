import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { dayAfter } from '../../shared/time/utc-day.ts';
import {
  activityOf,
  createTag,
  createTextDocument,
  readDocument,
  unknownId,
} from '../support/builders.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { createCorrespondent } from '../support/correspondents.ts';
import { createField, setField } from '../support/custom-fields.ts';
import { createInbox, receive, verified } from '../support/intake.ts';
import { composeMessage } from '../support/mail-fixtures.ts';

type Rule = {
  id: string;
  isEnabled: boolean;
  match: string;
  conditions: unknown[];
  actions: unknown[];
  fieldActions: unknown[];
};

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const nameContains = (value: string) => ({ field: 'name', operator: 'contains', value });
const setType = (value: string, replaces = false) => ({ field: 'documentType', value, replaces });

const setFrom = (value: string, replaces = false) => ({
  isEnabled: false,
  fieldActions: [{ field: 'correspondent', value, replaces }],
});

const patterns = (count: number, value: string) => ({
  name: 'A',
  tagIds: [],
  fieldActions: [setType('letter')],
  conditions: Array.from({ length: count }, () => ({
    field: 'content',
    operator: 'matches_pattern',
    value,
  })),
});

async function createRule(owner: Owner, rule: object) {
  const body = { name: 'A rule', conditions: [], tagIds: [], ...rule };
  return (await owner.post<{ taggingRule: Rule }>(`${owner.org}/tagging-rules`, body)).taggingRule;
}

async function patch(owner: Owner, documentId: string, body: object) {
  await owner.call('PATCH', `${owner.org}/documents/${documentId}`, { body });
}

async function apply(owner: Owner, ruleId: string) {
  const path = `${owner.org}/tagging-rules/${ruleId}`;
  const { run } = await owner.post<{ run: { id: string } }>(`${path}/apply`, undefined, 202);
  await harness.finishJobs();
  return (await owner.get<{ run: object }>(`${path}/runs/${run.id}`)).run;
}

describe('a rule with fields', () => {
  it('is stored, read, and plain unless it is said otherwise', async () => {
    const owner = await createOwner();
    const { id } = await createCorrespondent(owner, { name: 'Bank' });
    const rule = {
      isEnabled: false,
      match: 'any',
      conditions: [
        { field: 'totalAmount', operator: 'greater_than', value: euros(100) },
        { field: 'correspondent', operator: 'is', value: id },
        { field: 'documentDate', operator: 'older_than', value: 30 },
        { field: 'dueDate', operator: 'is_not_set' },
        { field: 'name', operator: 'matches_pattern', value: 're-####*' },
      ],
      fieldActions: [
        { field: 'correspondent', value: id, replaces: false },
        setType('invoice', true),
        { field: 'dueDate', daysAfterDate: 14, replaces: false },
      ],
    };
    const created = await createRule(owner, rule);
    expect(created).toMatchObject(rule);
    const path = `${owner.org}/tagging-rules/${created.id}`;
    expect(await owner.get(path)).toEqual({ taggingRule: created });
    const { id: tagId } = await createTag(owner);
    const { taggingRule } = await owner.call<{ taggingRule: Rule }>('PUT', path, {
      body: { name: 'Plain', conditions: [], tagIds: [tagId] },
    });
    expect(taggingRule).toMatchObject({ isEnabled: true, match: 'all', fieldActions: [] });
  });

  const conditions = [nameContains('a')];
  it.each([
    [
      { conditions: [{ field: 'dueDate', operator: 'contains', value: '2026' }] },
      'conditions.0.operator',
    ],
    [
      { conditions: [{ field: 'dueDate', operator: 'before', value: '2026-02-30' }] },
      'conditions.0.value',
    ],
    [
      { conditions: [{ field: 'dueDate', operator: 'older_than', value: -1 }] },
      'conditions.0.value',
    ],
    [
      { conditions: [{ field: 'dueDate', operator: 'older_than', value: 1e9 }] },
      'conditions.0.value',
    ],
    [
      { conditions: [{ field: 'totalAmount', operator: 'less_than', value: 5 }] },
      'conditions.0.value',
    ],
    [
      {
        conditions: [
          { field: 'totalAmount', operator: 'less_than', value: { amount: 1, currency: 'ZZZ' } },
        ],
      },
      'conditions.0.value.currency',
    ],
    [
      { conditions: [{ field: 'documentType', operator: 'is', value: 'a bill' }] },
      'conditions.0.value',
    ],
    [
      { conditions: [{ field: 'correspondent', operator: 'is', value: 'Bank' }] },
      'conditions.0.value',
    ],
    [{ conditions, fieldActions: [setType('a bill')] }, 'fieldActions.0.value'],
    [{ conditions, fieldActions: [setType('tax'), setType('other')] }, 'fieldActions'],
    [
      { conditions, fieldActions: [{ field: 'dueDate', daysAfterDate: 0.5 }] },
      'fieldActions.0.daysAfterDate',
    ],
    [{ conditions, fieldActions: [{ field: 'iban', value: 'DE1' }] }, 'fieldActions.0.value'],
    [{ conditions, fieldActions: [{ field: 'reference', value: ' ' }] }, 'fieldActions.0.value'],
    [
      { conditions, fieldActions: [{ field: 'totalAmount', value: euros(1.001) }] },
      'fieldActions.0.value.amount',
    ],
    [
      { conditions, fieldActions: [{ field: 'documentDate', value: '2026-01-01' }] },
      'fieldActions.0.value',
    ],
    [{ conditions, match: 'most' }, 'match'],
    [{ conditions }, 'tagIds'],
  ])('is refused: %.90j', async (rule, path) => {
    const owner = await createOwner();
    const fieldActions = path === 'tagIds' ? [] : [setType('letter')];
    const error = await owner.fails('POST', `${owner.org}/tagging-rules`, {
      code: 'request.invalid',
      body: { name: 'A', tagIds: [], fieldActions, ...rule },
    });
    expect(error.details).toContainEqual(expect.objectContaining({ path }));
  });

  it('rejects correspondents of another organization', async () => {
    const owner = await createOwner();
    const foreign = await createCorrespondent(await createOwner(), { name: 'Bank' });
    const path = `${owner.org}/tagging-rules`;
    const own = await createRule(owner, { conditions, fieldActions: [setType('letter')] });
    for (const value of [foreign.id, unknownId('cor')]) {
      for (const parts of [
        { conditions, fieldActions: [{ field: 'correspondent', value }] },
        {
          conditions: [{ field: 'correspondent', operator: 'is', value }],
          fieldActions: [setType('letter')],
        },
      ]) {
        const refused = {
          code: 'correspondent.not_found',
          body: { name: 'A', tagIds: [], ...parts },
        } as const;
        await owner.fails('POST', path, refused);
        await owner.fails('PUT', `${path}/${own.id}`, refused);
      }
    }
    expect(await owner.get(path)).toEqual({ taggingRules: [own] });
  });

  it('is refused beyond what patterns over texts may cost', async () => {
    const owner = await createOwner();
    const path = `${owner.org}/tagging-rules`;
    await createRule(owner, patterns(24, 'a'.repeat(33)));
    await owner.fails('POST', path, { code: 'limit.reached', body: patterns(3, 'a*b') });
    const last = await createRule(owner, patterns(2, 'a*b'));
    await owner.call('PUT', `${path}/${last.id}`, { body: patterns(1, 'a'.repeat(33)) });
    const body = patterns(1, 'a'.repeat(65));
    await owner.fails('PUT', `${path}/${last.id}`, { code: 'limit.reached', body });
  });

  it('is not tried out with patterns that no rules may have', async () => {
    const owner = await createOwner();
    const path = `${owner.org}/tagging-rules/preview`;
    const { conditions } = patterns(25, 'a'.repeat(33));
    await owner.post(path, { conditions }, 200);
    const body = { conditions: [...conditions, ...patterns(1, 'a*b').conditions] };
    await owner.fails('POST', path, { code: 'limit.reached', body });
  });
});

describe('a new document', () => {
  it('gets the fields of the rules it matches, in their names', async () => {
    const owner = await createOwner();
    const [tag, byBank] = [await createTag(owner), await createTag(owner)];
    const bank = await createCorrespondent(owner, {
      name: 'Bank',
      defaultTagIds: [tag.id, byBank.id],
      defaultDocumentType: 'letter',
    });
    const rule = await createRule(owner, {
      name: 'Of the bank',
      match: 'any',
      conditions: [nameContains('nothing'), nameContains('statement')],
      tagIds: [tag.id],
      fieldActions: [{ field: 'correspondent', value: bank.id }],
    });
    await createRule(owner, {
      conditions: [nameContains('.txt')],
      fieldActions: [setType('statement')],
    });
    await createRule(owner, {
      conditions: [nameContains('.txt')],
      fieldActions: [setType('other', true)],
    });
    const { id } = await uploadDocument(owner, { name: 'statement.txt', content: 'text' });
    await harness.finishJobs();
    const document = await readDocument(owner, id);
    expect(document).toMatchObject({
      correspondent: { id: bank.id },
      documentType: 'statement',
      extractionState: 'done',
    });
    expect(document.tags.map((each) => each.id).toSorted()).toEqual([tag.id, byBank.id].toSorted());
    const activities = await activityOf(owner, id);
    expect(activities.map(({ event }) => event).toSorted()).toEqual([
      'created',
      'tagged',
      'tagged',
      'updated',
      'updated',
    ]);
    expect(
      activities.find(({ eventData }) => eventData.updatedFields?.includes('correspondent')),
    ).toMatchObject({
      user: null,
      eventData: {
        taggingRule: { id: rule.id, name: 'Of the bank' },
        changes: [{ field: 'correspondent', from: null, to: { name: 'Bank' } }],
      },
    });
  });

  it('keeps empty what a person has cleared when it is read again, unless the rule is applied', async () => {
    const owner = await createOwner();
    const room = await createField(owner, { name: 'Room', type: 'text' });
    const tag = await createTag(owner);
    const { id } = await createRule(owner, {
      conditions: [nameContains('letter')],
      tagIds: [tag.id],
      fieldActions: [
        setType('letter'),
        { field: 'custom', fieldId: room.id, value: 'Attic', replaces: false },
      ],
    });
    const file = { name: 'letter.txt', content: 'Dear Ada' };
    const { id: documentId } = await uploadDocument(owner, file);
    await harness.finishJobs();
    const filled = {
      documentType: 'letter',
      fields: [{ value: 'Attic' }],
      tags: [{ id: tag.id }],
    };
    expect(await readDocument(owner, documentId)).toMatchObject(filled);

    await patch(owner, documentId, { documentType: null });
    await setField(owner, { documentId, fieldId: room.id, value: null });
    await owner.call('DELETE', `${owner.org}/documents/${documentId}/tags/${tag.id}`, {
      status: 204,
    });
    await owner.call('POST', `${owner.org}/documents/${documentId}/extract`, { status: 204 });
    await harness.finishJobs();
    const cleared = { documentType: null, fields: [], tags: [], extractionState: 'done' };
    expect(await readDocument(owner, documentId)).toMatchObject(cleared);

    await apply(owner, id);
    expect(await readDocument(owner, documentId)).toMatchObject(filled);
  });

  it('is not changed by a rule that is switched off, and by its name once it is on', async () => {
    const owner = await createOwner();
    const rule = await createRule(owner, {
      isEnabled: false,
      fieldActions: [setType('letter')],
    });
    const path = `${owner.org}/tagging-rules/${rule.id}`;
    const before = await createTextDocument(owner);
    expect(await readDocument(owner, before.id)).toMatchObject({ documentType: null });
    const body = { isEnabled: true };
    expect(await owner.call('PATCH', path, { body })).toMatchObject({ taggingRule: body });
    await harness.finishJobs();
    expect(await readDocument(owner, before.id)).toMatchObject({ documentType: null });
    const after = await createTextDocument(owner);
    expect(await readDocument(owner, after.id)).toMatchObject({ documentType: 'letter' });
    const stranger = await createOwner();
    await stranger.fails('PATCH', `${stranger.org}/tagging-rules/${rule.id}`, {
      code: 'tagging_rule.not_found',
      body,
    });
  });

  it('gets the day it was added as its date, and is due after that, in any order of the actions', async () => {
    const owner = await createOwner();
    const date = { field: 'documentDate', value: 'added', replaces: false };
    const due = { field: 'dueDate', daysAfterDate: 14, replaces: false };
    await createRule(owner, { name: 'Dated', fieldActions: [due, date] });
    const { id } = await createTextDocument(owner);
    const { createdAt, documentDate, dueDate } = await readDocument(owner, id);
    const added = createdAt.slice(0, 10);
    expect([documentDate, dueDate]).toEqual([added, dayAfter(added, 14)]);
    const changes = await activityOf(owner, id);
    for (const [field, to] of Object.entries({ documentDate, dueDate })) {
      expect(changes).toContainEqual(
        expect.objectContaining({
          eventData: expect.objectContaining({
            changes: [{ field, from: null, to }],
            taggingRule: expect.objectContaining({ name: 'Dated' }) as unknown,
          }) as unknown,
        }),
      );
    }
  });

  it('ends, and is to be cancelled, so many days after its date', async () => {
    const owner = await createOwner();
    const fieldActions = [
      { field: 'documentDate', value: 'added', replaces: false },
      { field: 'endDate', daysAfterDate: 730, replaces: false },
      { field: 'noticeDate', daysAfterDate: 640, replaces: false },
    ];
    const rule = await createRule(owner, { fieldActions });
    expect(rule.fieldActions).toEqual(fieldActions);
    const { id } = await createTextDocument(owner);
    const { documentDate, ...terms } = await readDocument(owner, id);
    expect(terms).toMatchObject({
      endDate: dayAfter(documentDate ?? '', 730),
      noticeDate: dayAfter(documentDate ?? '', 640),
    });
    await patch(owner, id, { endDate: '2040-01-01' });
    await apply(owner, rule.id);
    expect(await readDocument(owner, id)).toMatchObject({ endDate: '2040-01-01' });
  });

  it('keeps the date that it came with, or that a person has set', async () => {
    const owner = await createOwner();
    const document = await createTextDocument(owner);
    await patch(owner, document.id, { documentDate: '2020-02-03' });
    const other = await createTextDocument(owner);
    const rule = await createRule(owner, {
      conditions: [nameContains('.')],
      fieldActions: [
        { field: 'documentDate', value: 'added', replaces: true },
        { field: 'dueDate', daysAfterDate: 1, replaces: false },
      ],
    });
    await apply(owner, rule.id);
    expect(await readDocument(owner, document.id)).toMatchObject({
      documentDate: '2020-02-03',
      dueDate: '2020-02-04',
    });
    const { createdAt, documentDate, dueDate } = await readDocument(owner, other.id);
    const added = createdAt.slice(0, 10);
    expect([documentDate, dueDate]).toEqual([added, dayAfter(added, 1)]);
  });

  it('by mail is matched by its sender', async () => {
    const inbox = await createInbox();
    const condition = { field: 'sender', operator: 'ends_with', value: '@EXAMPLE.com' };
    await createRule(inbox, { conditions: [condition], fieldActions: [setType('letter')] });
    await receive(composeMessage({ extra: [verified] }), inbox.address);
    await harness.finishJobs();
    const { documents } = await inbox.get<{ documents: { id: string; documentType: string }[] }>(
      `${inbox.org}/documents`,
    );
    expect(documents).toMatchObject([{ documentType: 'letter' }]);
    const uploaded = await createTextDocument(inbox);
    expect(await readDocument(inbox, uploaded.id)).toMatchObject({ documentType: null });
    const body = { conditions: [condition] };
    expect(await inbox.post(`${inbox.org}/tagging-rules/preview`, body, 200)).toMatchObject({
      matchingCount: 1,
      checkedCount: 2,
    });
  });
});

describe('applying a rule with fields', () => {
  it('does to a document that is still to be read what it does to one that was read', async () => {
    const owner = await createOwner();
    const bank = await createCorrespondent(owner, { name: 'Bank', defaultDocumentType: 'letter' });
    const conditions = [nameContains('imported')];
    const dated = { field: 'documentDate', value: 'added', replaces: false };
    await createRule(owner, {
      conditions,
      fieldActions: [
        { field: 'reference', value: 'By itself', replaces: false },
        setType('tax'),
        { field: 'dueDate', daysAfterDate: 10, replaces: false },
      ],
    });
    const rule = await createRule(owner, {
      isEnabled: false,
      conditions,
      fieldActions: [
        { field: 'reference', value: 'Applied', replaces: false },
        { field: 'correspondent', value: bank.id, replaces: false },
        dated,
      ],
    });
    const form = new FormData();
    const empty = { reference: null, documentType: null, correspondent: null, documentDate: null };
    form.set('metadata', JSON.stringify(empty));
    form.set('file', new File(['text'], 'imported.txt', { type: 'text/plain' }));
    const path = `${owner.org}/documents`;
    const upload = owner.post<{ document: { id: string } }>(path, form);
    // The demo reads a document once no request is pending, so there the next request is sent before the upload has
    // its response.
    if (harness.name !== 'demo') await upload;
    await apply(owner, rule.id);
    const { document } = await upload;
    const read = await readDocument(owner, document.id);
    const added = read.createdAt.slice(0, 10);
    expect(read).toMatchObject({
      reference: 'Applied',
      documentType: 'letter',
      documentDate: added,
      dueDate: dayAfter(added, 10),
    });
    const changed = (await activityOf(owner, document.id)).flatMap(
      ({ eventData }) => (eventData as { changes?: { field: string }[] }).changes ?? [],
    );
    expect(changed.map(({ field }) => field)).toContain('dueDate');
  });

  it('fills what a document came without, and keeps what it came with', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Room', type: 'text' });
    const added = await createCorrespondent(owner, { name: 'Bank', defaultDocumentType: 'letter' });
    const rule = await createRule(owner, {
      conditions: [nameContains('imported')],
      fieldActions: [
        { field: 'correspondent', value: added.id, replaces: true },
        { field: 'reference', value: 'R-1', replaces: true },
        { field: 'custom', fieldId: field.id, value: 'A', replaces: false },
      ],
    });
    const metadata = {
      correspondent: null,
      documentType: null,
      reference: 'Own',
      fields: { [field.key]: null },
    };
    const upload = async (text: string) => {
      const form = new FormData();
      form.set('metadata', JSON.stringify(metadata));
      form.set('file', new File([text], 'imported.txt', { type: 'text/plain' }));
      const path = `${owner.org}/documents`;
      return (await owner.post<{ document: { id: string } }>(path, form)).document.id;
    };
    const id = await upload('An imported text');
    await harness.finishJobs();
    expect(await readDocument(owner, id)).toMatchObject({
      correspondent: null,
      documentType: null,
      reference: 'Own',
      fields: [],
    });
    expect(await apply(owner, rule.id)).toMatchObject({ taggedCount: 1 });
    const filled = {
      correspondent: { name: 'Bank' },
      documentType: 'letter',
      reference: 'Own',
      fields: [{ id: field.id, value: 'A' }],
    };
    expect(await readDocument(owner, id)).toMatchObject(filled);

    const unread = await upload('Another imported text');
    await apply(owner, rule.id);
    expect(await readDocument(owner, unread)).toMatchObject(filled);
  });

  it('fills what is empty, by the values of other fields', async () => {
    const owner = await createOwner();
    const bank = await createCorrespondent(owner, { name: 'Bank' });
    const ids: string[] = [];
    for (const fields of [
      { correspondentId: bank.id, totalAmount: euros(150), documentDate: '2024-01-31' },
      { correspondentId: bank.id, totalAmount: euros(150), documentType: 'contract' },
      { correspondentId: bank.id, totalAmount: euros(50) },
      { totalAmount: euros(150) },
    ]) {
      const { id } = await createTextDocument(owner);
      await patch(owner, id, fields);
      ids.push(id);
    }
    const conditions = [
      { field: 'totalAmount', operator: 'greater_than', value: euros(100) },
      { field: 'correspondent', operator: 'is', value: bank.id },
    ];
    expect(
      await owner.post(`${owner.org}/tagging-rules/preview`, { conditions }, 200),
    ).toMatchObject({ matchingCount: 2, conditionCounts: [3, 3], checkedCount: 4 });
    const rule = await createRule(owner, {
      name: 'Large',
      conditions,
      fieldActions: [setType('invoice'), { field: 'dueDate', daysAfterDate: 30 }],
    });
    const versions = await Promise.all(
      ids.map(async (id) => (await readDocument(owner, id)).version),
    );
    expect(await apply(owner, rule.id)).toMatchObject({
      state: 'done',
      matchedCount: 2,
      taggedCount: 1,
    });
    const documents = await Promise.all(ids.map((id) => readDocument(owner, id)));
    expect(documents.map(({ documentType, dueDate }) => [documentType, dueDate])).toEqual([
      ['invoice', '2024-03-01'],
      ['contract', null],
      [null, null],
      [null, null],
    ]);
    expect(documents.slice(1).map(({ version }) => version)).toEqual(versions.slice(1));
    const [last] = await activityOf(owner, ids[0] ?? '');
    expect(last).toMatchObject({
      user: null,
      event: 'updated',
      eventData: { taggingRule: { id: rule.id, name: 'Large' } },
    });
    expect(await apply(owner, rule.id)).toMatchObject({ matchedCount: 2, taggedCount: 0 });
  });

  it('sets amounts, references, IBANs and VAT ids, also of new documents', async () => {
    const owner = await createOwner();
    const iban = 'DE89370400440532013000';
    const values = {
      totalAmount: euros(900),
      reference: 'Rent 2026',
      iban,
      vatId: 'DE123456789',
    };
    const before = await createTextDocument(owner);
    await patch(owner, before.id, { totalAmount: euros(950) });
    const rule = await createRule(owner, {
      name: 'Rent',
      fieldActions: [
        { field: 'totalAmount', value: values.totalAmount },
        { field: 'reference', value: ' Rent\n2026 ' },
        { field: 'iban', value: 'de89 3704 0044 0532 0130 00' },
        { field: 'vatId', value: 'DE 123.456.789' },
      ],
    });
    const actions = Object.entries(values).map(([field, value]) => ({
      field,
      value,
      replaces: false,
    }));
    expect(rule.fieldActions).toEqual(actions);
    await harness.finishJobs();
    const after = await createTextDocument(owner);
    expect(await readDocument(owner, before.id)).toMatchObject({
      ...values,
      totalAmount: euros(950),
    });
    expect(await readDocument(owner, after.id)).toMatchObject(values);
    const changes = (await activityOf(owner, after.id)).flatMap(
      ({ eventData }) => eventData.changes ?? [],
    );
    expect(changes).toContainEqual({ field: 'totalAmount', from: null, to: euros(900) });
    const found = await owner.get<{ documentsCount: number }>(
      `${owner.org}/documents/search?searchQuery=ref:rent-20 iban:${iban} vat:de12 amount:900`,
    );
    expect(found.documentsCount).toBe(1);
  });

  it('replaces only what no person has set, and only where it is to', async () => {
    const owner = await createOwner();
    const [byRule, byPerson] = [await createTextDocument(owner), await createTextDocument(owner)];
    const first = await createRule(owner, { isEnabled: false, fieldActions: [setType('letter')] });
    await apply(owner, first.id);
    await patch(owner, byPerson.id, { documentType: 'contract' });
    const typesOf = async () =>
      Promise.all(
        [byRule, byPerson].map(async ({ id }) => (await readDocument(owner, id)).documentType),
      );
    const gentle = await createRule(owner, {
      isEnabled: false,
      fieldActions: [setType('invoice')],
    });
    await apply(owner, gentle.id);
    expect(await typesOf()).toEqual(['letter', 'contract']);
    const replacing = await createRule(owner, {
      isEnabled: false,
      fieldActions: [setType('invoice', true)],
    });
    expect(await apply(owner, replacing.id)).toMatchObject({ matchedCount: 2, taggedCount: 1 });
    expect(await typesOf()).toEqual(['invoice', 'contract']);
  });
});

describe('the correspondent of a rule', () => {
  it('replaces a merged one that a rule has set, and none that a person has', async () => {
    const owner = await createOwner();
    const [first, second, third] = [
      await createCorrespondent(owner, { name: 'First' }),
      await createCorrespondent(owner, { name: 'Second' }),
      await createCorrespondent(owner, { name: 'Third' }),
    ];
    const [byRule, byPerson] = [await createTextDocument(owner), await createTextDocument(owner)];
    await patch(owner, byPerson.id, { correspondentId: first.id });
    await apply(owner, (await createRule(owner, setFrom(first.id))).id);
    const merge = { intoCorrespondentId: second.id };
    await owner.post(`${owner.org}/correspondents/${first.id}/merge`, merge, 204);
    await apply(owner, (await createRule(owner, setFrom(third.id, true))).id);
    expect((await readDocument(owner, byRule.id)).correspondent?.name).toBe('Third');
    expect((await readDocument(owner, byPerson.id)).correspondent?.name).toBe('Second');
    expect((await activityOf(owner, byPerson.id))[0]?.eventData).toMatchObject({
      source: 'merge',
      changes: [{ from: { name: 'First' }, to: { name: 'Second' } }],
    });
  });

  it('is replaced when it is merged, and no longer set when it is deleted', async () => {
    const owner = await createOwner();
    const [bank, other] = [
      await createCorrespondent(owner, { name: 'Bank' }),
      await createCorrespondent(owner, { name: 'Other' }),
    ];
    const text = { field: 'name', operator: 'contains', value: `"${bank.id}"` };
    const parts = (value: string) => ({
      conditions: [text, { field: 'correspondent', operator: 'is_not', value }],
      fieldActions: [setType('letter'), { field: 'correspondent', value, replaces: false }],
    });
    const { id } = await createRule(owner, parts(bank.id));
    const path = `${owner.org}/tagging-rules/${id}`;
    const merge = { intoCorrespondentId: other.id };
    await owner.post(`${owner.org}/correspondents/${bank.id}/merge`, merge, 204);
    expect(await owner.get(path)).toMatchObject({ taggingRule: parts(other.id) });
    await owner.call('DELETE', `${owner.org}/correspondents/${other.id}`, { status: 204 });
    expect(await owner.get(path)).toMatchObject({
      taggingRule: { ...parts(other.id), fieldActions: [setType('letter')] },
    });
  });
});
