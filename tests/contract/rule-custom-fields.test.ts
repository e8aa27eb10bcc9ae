import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { userIdOf } from '../support/access.ts';
import { activityOf, createTextDocument, readDocument, unknownId } from '../support/builders.ts';
import { createOwner, uploadDocument, type Owner } from '../support/client.ts';
import { createField, setField, type WireField } from '../support/custom-fields.ts';

type Rule = { id: string; conditions: unknown[]; fieldActions: unknown[] };

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const byName = (value: string) => ({ field: 'name', operator: 'contains', value });
const compare = ({ id }: WireField, operator: string, value?: unknown) => ({
  field: 'custom',
  fieldId: id,
  operator,
  ...(value !== undefined && { value }),
});
const set = ({ id }: WireField, value: unknown, replaces = false) => ({
  field: 'custom',
  fieldId: id,
  value,
  replaces,
});
const pathOf = (owner: Owner) => `${owner.org}/tagging-rules`;
const ruleBody = (rule: object) => ({ name: 'A rule', conditions: [], tagIds: [], ...rule });
const letter = { field: 'documentType', value: 'letter' };

async function createRule(owner: Owner, rule: object) {
  const { taggingRule } = await owner.post<{ taggingRule: Rule }>(pathOf(owner), ruleBody(rule));
  return taggingRule;
}

async function apply(owner: Owner, ruleId: string) {
  const path = `${pathOf(owner)}/${ruleId}`;
  const { run } = await owner.post<{ run: { id: string } }>(`${path}/apply`, undefined, 202);
  await harness.finishJobs();
  return (await owner.get<{ run: object }>(`${path}/runs/${run.id}`)).run;
}

async function countsOf(owner: Owner, conditions: object[]) {
  const body = { conditions };
  const preview = await owner.post<{ matchingCount: number; conditionCounts?: number[] }>(
    `${pathOf(owner)}/preview`,
    body,
    200,
  );
  return preview.conditionCounts ?? [preview.matchingCount];
}

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('conditions on custom fields', () => {
  it('are met by the values of documents, by the type of the field', async () => {
    const owner = await createOwner();
    const { id: documentId } = await createTextDocument(owner, { name: 'a.txt' });
    await createTextDocument(owner, { name: 'empty.txt' });
    const options = [{ name: 'A' }, { name: 'B' }];
    const typed = async (type: string, value: unknown, extra = {}) => {
      const field = await createField(owner, { name: type, type, ...extra });
      await setField(owner, { documentId, fieldId: field.id, value });
      return field;
    };
    const text = await typed('text', 'Räder & Rahmen 0815');
    const number = await typed('number', 7);
    const money = await typed('money', euros(100));
    const date = await typed('date', daysFromNow(5));
    const boolean = await typed('boolean', false);
    const people = await typed('person', await userIdOf(owner));
    const other = await typed('document', documentId);
    const several = await createField(owner, { name: 'Many', type: 'multi-select', options });
    const [a = '', b = ''] = several.options.map(({ id }) => id);
    await setField(owner, { documentId, fieldId: several.id, value: [a] });

    const expected: [object, number][] = [
      [compare(text, 'contains', 'rÄder'), 1],
      [compare(text, 'matches_pattern', 'rahmen ####'), 1],
      [compare(text, 'not_contains', 'Räder'), 1],
      [compare(number, 'greater_than', 6.5), 1],
      [compare(number, 'less_than', 7), 0],
      [compare(number, 'is', 7), 1],
      [compare(money, 'greater_than', euros(99.99)), 1],
      [compare(money, 'greater_than', { amount: 1, currency: 'USD' }), 0],
      [compare(date, 'within_next', 7), 1],
      [compare(date, 'within_next', 3), 0],
      [compare(date, 'after', daysFromNow(0)), 1],
      [compare(boolean, 'is', false), 1],
      [compare(boolean, 'is', true), 0],
      [compare(people, 'is', await userIdOf(owner)), 1],
      [compare(other, 'is_not', documentId), 1],
      [compare(several, 'is', a), 1],
      [compare(several, 'is_not', b), 2],
      [compare(several, 'is_set'), 1],
      [compare(several, 'is_not_set'), 1],
    ];
    const conditions = expected.map(([condition]) => condition);
    expect(await countsOf(owner, conditions)).toEqual(expected.map(([, count]) => count));
    const fieldActions = [letter];
    const rule = await createRule(owner, { match: 'any', conditions, fieldActions });
    expect(rule.conditions).toEqual(conditions);
  });

  it('are met by no document once the field is deleted, or has another type', async () => {
    const owner = await createOwner();
    await createTextDocument(owner);
    const field = await createField(owner, { name: 'Mine', type: 'text' });
    const conditions = [compare(field, 'is_not_set'), compare(field, 'not_contains', 'x')];
    const rule = await createRule(owner, { conditions, fieldActions: [set(field, 'New')] });
    expect(await countsOf(owner, conditions)).toEqual([1, 1]);
    await owner.call('PATCH', `${owner.org}/fields/${field.id}`, { body: { type: 'number' } });
    expect(await countsOf(owner, conditions)).toEqual([1, 0]);
    await owner.call('DELETE', `${owner.org}/fields/${field.id}`, { status: 204 });
    expect(await countsOf(owner, conditions)).toEqual([0, 0]);
    // The rule keeps its description but has no effect.
    expect(await owner.get(`${pathOf(owner)}/${rule.id}`)).toMatchObject({
      taggingRule: { conditions, fieldActions: [{ fieldId: field.id }] },
    });
    expect(await apply(owner, rule.id)).toMatchObject({ state: 'done', matchedCount: 0 });
    const uploaded = await uploadDocument(owner, { name: 'b.txt', content: 'text' });
    await harness.finishJobs();
    expect(await readDocument(owner, uploaded.id)).toMatchObject({ extractionState: 'done' });
  });
});

describe('a rule that sets custom fields', () => {
  it('sets them on new documents, in its name', async () => {
    const owner = await createOwner();
    const options = [{ name: 'A' }, { name: 'B' }];
    const project = await createField(owner, { name: 'Project', type: 'select', options });
    const keeper = await createField(owner, { name: 'Keeper', type: 'person' });
    const [a, b] = project.options.map(({ id }) => id);
    const userId = await userIdOf(owner);
    const conditions = [byName('.txt')];
    const rule = await createRule(owner, {
      name: 'Filing',
      conditions,
      fieldActions: [set(project, a), set(keeper, userId)],
    });
    await createRule(owner, { conditions, fieldActions: [set(project, b, true)] });
    const { id } = await uploadDocument(owner, { name: 'a.txt', content: 'text' });
    await harness.finishJobs();
    expect((await readDocument(owner, id)).fields).toMatchObject([
      { key: 'keeper', value: userId },
      { key: 'project', value: a },
    ]);
    const activities = await activityOf(owner, id);
    const byRule = activities.filter(({ eventData }) => eventData.taggingRule);
    expect(byRule).toHaveLength(2);
    expect(byRule).toContainEqual(
      expect.objectContaining({
        user: null,
        eventData: expect.objectContaining({
          taggingRule: { id: rule.id, name: 'Filing' },
          updatedFields: ['project'],
        }) as unknown,
      }),
    );
  });

  it('fills existing documents, and replaces only what no person has set', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Note', type: 'text' });
    const [empty, byPerson] = [await createTextDocument(owner), await createTextDocument(owner)];
    await setField(owner, { documentId: byPerson.id, fieldId: field.id, value: 'Mine' });
    const valuesOf = () =>
      Promise.all(
        [empty, byPerson].map(async ({ id }) => (await readDocument(owner, id)).fields[0]?.value),
      );
    const applied = async (value: string, replaces: boolean) => {
      const rule = { isEnabled: false, fieldActions: [set(field, value, replaces)] };
      return apply(owner, (await createRule(owner, rule)).id);
    };
    const { version } = await readDocument(owner, empty.id);
    expect(await applied('First', false)).toMatchObject({ matchedCount: 2, taggedCount: 1 });
    expect(await valuesOf()).toEqual(['First', 'Mine']);
    expect((await readDocument(owner, empty.id)).version).toBe(version + 1);
    expect(await applied('Second', false)).toMatchObject({ taggedCount: 0 });
    expect(await applied('Third', true)).toMatchObject({ taggedCount: 1 });
    expect(await valuesOf()).toEqual(['Third', 'Mine']);
  });

  it('sets as many as it may have in one step, of every type', async () => {
    const owner = await createOwner();
    const { id: documentId } = await createTextDocument(owner);
    const options = Array.from({ length: 20 }, (_, index) => ({ name: `Option ${index}` }));
    const fieldActions = [];
    for (let index = 0; index < 12; index += 1) {
      const input = { name: `Field ${index}`, type: 'multi-select', options };
      const field = await createField(owner, input);
      const value = field.options.map(({ id }) => id);
      fieldActions.push(set(field, value, true));
    }
    fieldActions.push(letter, { field: 'dueDate', daysAfterDate: 3, replaces: true });
    const rule = await createRule(owner, { isEnabled: false, fieldActions });
    expect(await apply(owner, rule.id)).toMatchObject({ state: 'done', taggedCount: 1 });
    const { fields } = await readDocument(owner, documentId);
    expect(fields).toHaveLength(12);
    expect(fields[0]?.value).toHaveLength(20);
  });

  it('leaves out an option that was removed, and one with a person who is none of the members', async () => {
    const owner = await createOwner();
    const { id: documentId } = await createTextDocument(owner);
    const options = [{ name: 'A' }, { name: 'B' }];
    const project = await createField(owner, { name: 'Project', type: 'select', options });
    const [a, b] = project.options;
    const rule = await createRule(owner, {
      isEnabled: false,
      conditions: [compare(project, 'is_not', a?.id)],
      fieldActions: [set(project, a?.id), letter],
    });
    const body = { options: [b] };
    await owner.call('PATCH', `${owner.org}/fields/${project.id}`, { body });
    expect(await apply(owner, rule.id)).toMatchObject({ state: 'done', matchedCount: 1 });
    expect(await readDocument(owner, documentId)).toMatchObject({
      documentType: 'letter',
      fields: [],
    });
  });

  it('leaves a field to the next rule where its own option was removed', async () => {
    const owner = await createOwner();
    const options = [{ name: 'A' }, { name: 'B' }];
    const project = await createField(owner, { name: 'Project', type: 'select', options });
    const [a, b] = project.options;
    for (const option of [a, b]) {
      const conditions = [byName('note')];
      await createRule(owner, { conditions, fieldActions: [set(project, option?.id)] });
    }
    const body = { options: [b] };
    await owner.call('PATCH', `${owner.org}/fields/${project.id}`, { body });
    const { id } = await uploadDocument(owner, { name: 'note.txt', content: 'note' });
    await harness.finishJobs();
    expect((await readDocument(owner, id)).fields).toMatchObject([{ value: b?.id }]);
  });

  it('never sets a document of another organization, nor names it', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const foreign = await createTextDocument(stranger, { name: 'secret.txt' });
    const field = await createField(owner, { name: 'Reference', type: 'text' });
    const { id: documentId } = await createTextDocument(owner);
    const rule = await createRule(owner, { fieldActions: [set(field, foreign.id, true)] });
    await harness.finishJobs();
    await setField(owner, { documentId, fieldId: field.id, value: null });
    await owner.call('PATCH', `${owner.org}/fields/${field.id}`, { body: { type: 'document' } });
    expect(await apply(owner, rule.id)).toMatchObject({ state: 'done', taggedCount: 0 });
    const uploaded = await uploadDocument(owner, { name: 'b.txt', content: 'text' });
    await harness.finishJobs();
    for (const id of [documentId, uploaded.id]) {
      expect((await readDocument(owner, id)).fields).toEqual([]);
      expect(JSON.stringify(await activityOf(owner, id))).not.toContain('secret');
    }
  });

  it('leaves a field to the next rule where its own document was purged', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Contract', type: 'document' });
    const [first, second] = [await createTextDocument(owner), await createTextDocument(owner)];
    const conditions = [byName('note')];
    const rules = [];
    for (const { id } of [first, second]) {
      rules.push(await createRule(owner, { conditions, fieldActions: [set(field, id)] }));
    }
    await owner.call('DELETE', `${owner.org}/documents/${first.id}`, { status: 204 });
    await owner.call('DELETE', `${owner.org}/documents/trash/${first.id}`, { status: 204 });
    const { id } = await uploadDocument(owner, { name: 'note.txt', content: 'note' });
    await harness.finishJobs();
    expect((await readDocument(owner, id)).fields).toMatchObject([{ value: second.id }]);
    await setField(owner, { documentId: id, fieldId: field.id, value: null });
    expect(await apply(owner, rules[0]?.id ?? '')).toMatchObject({ taggedCount: 0 });
    expect((await readDocument(owner, id)).fields).toEqual([]);
    expect(await owner.get(`${pathOf(owner)}/${rules[0]?.id}`)).toMatchObject({
      taggingRule: { fieldActions: [{ value: first.id }] },
    });
  });

  it('sets those of several options that are left', async () => {
    const owner = await createOwner();
    const options = [{ name: 'A' }, { name: 'B' }];
    const labels = await createField(owner, { name: 'Labels', type: 'multi-select', options });
    const [a, b] = labels.options;
    const fieldActions = [set(labels, [a?.id, b?.id])];
    await createRule(owner, { conditions: [byName('note')], fieldActions });
    await owner.call('PATCH', `${owner.org}/fields/${labels.id}`, { body: { options: [b] } });
    const { id } = await uploadDocument(owner, { name: 'note.txt', content: 'note' });
    await harness.finishJobs();
    expect((await readDocument(owner, id)).fields).toMatchObject([{ value: [b?.id] }]);
  });
});

describe('a rule about custom fields', () => {
  it('is refused with fields, people and documents of another organization', async () => {
    const owner = await createOwner();
    const stranger = await createOwner();
    const foreign = await createField(stranger, { name: 'Theirs', type: 'text' });
    const person = await createField(owner, { name: 'Person', type: 'person' });
    const other = await createField(owner, { name: 'Other', type: 'document' });
    const foreignDocument = await createTextDocument(stranger);
    const own = await createRule(owner, { isEnabled: false, fieldActions: [letter] });
    const missing = { ...foreign, id: unknownId('fld') };
    const refused: ['field' | 'member' | 'document', object][] = [
      ['field', { conditions: [compare(foreign, 'is_set')], fieldActions: [letter] }],
      ['field', { conditions: [compare(missing, 'is_set')], fieldActions: [letter] }],
      ['field', { fieldActions: [set(foreign, 'text')] }],
      ['member', { fieldActions: [set(person, await userIdOf(stranger))] }],
      [
        'member',
        {
          conditions: [compare(person, 'is', await userIdOf(stranger))],
          fieldActions: [letter],
        },
      ],
      ['document', { fieldActions: [set(other, foreignDocument.id)] }],
    ];
    for (const [kind, rule] of refused) {
      const request = { code: `${kind}.not_found`, body: ruleBody(rule) } as const;
      await owner.fails('POST', pathOf(owner), request);
      await owner.fails('PUT', `${pathOf(owner)}/${own.id}`, request);
    }
    const { id: documentId } = await createTextDocument(stranger);
    await setField(stranger, { documentId, fieldId: foreign.id, value: 'secret' });
    expect(await countsOf(owner, [compare(foreign, 'is_set')])).toEqual([0]);
  });

  it.each([
    ['text', { conditions: ['greater_than', 5] }, 'conditions.0.operator'],
    ['number', { conditions: ['contains', 'a'] }, 'conditions.0.operator'],
    ['number', { conditions: ['greater_than', euros(5)] }, 'conditions.0.value'],
    ['money', { conditions: ['greater_than', 5] }, 'conditions.0.value'],
    ['boolean', { conditions: ['is', 'true'] }, 'conditions.0.value'],
    ['select', { conditions: ['is', unknownId('opt')] }, 'conditions.0.value'],
    ['date', { conditions: ['before', '2026-02-30'] }, 'conditions.0.value'],
    ['date', { conditions: ['older_than', -1] }, 'conditions.0.value'],
    ['text', { value: '' }, 'fieldActions.0.value'],
    ['number', { value: 'five' }, 'fieldActions.0.value'],
    ['date', { value: '2026-02-30' }, 'fieldActions.0.value'],
    ['multi-select', { value: [] }, 'fieldActions.0.value'],
    ['multi-select', { value: [unknownId('opt')] }, 'fieldActions.0.value'],
    ['link', { value: 'javascript:alert(1)' }, 'fieldActions.0.value'],
  ])(
    'is refused for one of type %s: %j',
    async (type, { conditions, value }: { conditions?: unknown[]; value?: unknown }, path) => {
      const owner = await createOwner();
      const options = type.endsWith('select') ? [{ name: 'A' }] : undefined;
      const field = await createField(owner, { name: 'Mine', type, options });
      const [operator, compared] = conditions ?? [];
      const rule = conditions
        ? { conditions: [compare(field, String(operator), compared)], fieldActions: [letter] }
        : { fieldActions: [set(field, value)] };
      const error = await owner.fails('POST', pathOf(owner), {
        code: 'request.invalid',
        body: ruleBody(rule),
      });
      const detail: unknown = expect.objectContaining({
        path: expect.stringMatching(path) as unknown,
      });
      expect(error.details).toContainEqual(detail);
    },
  );

  it('sets a field at most once', async () => {
    const owner = await createOwner();
    const field = await createField(owner, { name: 'Mine', type: 'text' });
    await owner.fails('POST', pathOf(owner), {
      code: 'request.invalid',
      body: ruleBody({ fieldActions: [set(field, 'a'), set(field, 'b')] }),
    });
  });
});
