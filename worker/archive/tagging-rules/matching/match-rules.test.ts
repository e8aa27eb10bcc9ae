import { describe, expect, it } from 'vitest';
import type { TaggingCondition } from '../../../../shared/archive/tagging-rules/tagging-condition.ts';
import type { TaggingRule } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { effectsOfRules, matchCandidates } from './match-rules.ts';
import { plainRule } from '../../../../tests/support/plain-rule.ts';
import type { FieldAction } from '../../../../shared/archive/tagging-rules/field-action.ts';
import type { DocumentType } from '../../../../shared/reading/fields/document-types.ts';
import type { RuleSubject } from '../../../../shared/archive/tagging-rules/rule-subject.ts';

const today = '2026-11-22';

const nameContains = (value: string): TaggingCondition => ({
  field: 'name',
  operator: 'contains',
  value,
});
const contentLacks = (value: string): TaggingCondition => ({
  field: 'content',
  operator: 'not_contains',
  value,
});

function rule(id: string, conditions: TaggingCondition[], tagIds: string[]): TaggingRule {
  return {
    id,
    organizationId: 'org_1',
    name: `Rule ${id}`,
    description: null,
    ...plainRule,
    conditions,
    actions: tagIds.map((tagId) => ({ tagId })),
    createdAt: new Date(0),
    updatedAt: null,
    version: 3,
  };
}

const sets = (id: string, fieldActions: FieldAction[]) => ({ ...rule(id, [], []), fieldActions });
const typeOf = (value: DocumentType, replaces = false): FieldAction => ({
  field: 'documentType',
  value,
  replaces,
});
const actionsOf = async (
  rules: TaggingRule[],
  document: RuleSubject,
  given: { givenFields?: string[]; awaitingIds?: string[] } = {},
) =>
  (await effectsOfRules(rules, document, { today, ...given })).map(
    ({ rule: { id }, fieldActions }) => [id, ...fieldActions],
  );

describe('effectsOfRules', () => {
  const invoice = { name: 'Invoice March.pdf', content: 'total 12 €' };

  it('adds the tags of every matching rule, each by the first rule that has it', async () => {
    const rules = [
      rule('a', [nameContains('invoice')], ['t1', 't2']),
      rule('b', [nameContains('contract')], ['t3']),
      rule('c', [], ['t2', 't4']),
      rule('d', [nameContains('march')], ['t1']),
    ];
    expect(await effectsOfRules(rules, invoice, { today })).toEqual([
      {
        rule: { id: 'a', name: 'Rule a', version: 3 },
        tagIds: ['t1', 't2'],
        fieldActions: [],
        fillsGiven: false,
      },
      {
        rule: { id: 'c', name: 'Rule c', version: 3 },
        tagIds: ['t4'],
        fieldActions: [],
        fillsGiven: false,
      },
    ]);
  });

  it('sets a field by the first rule that may', async () => {
    const rules = [
      sets('a', [typeOf('letter')]),
      sets('b', [typeOf('invoice', true)]),
      sets('c', [typeOf('other', true)]),
    ];
    expect(await actionsOf(rules, invoice)).toEqual([['a', typeOf('letter')]]);
    expect(await actionsOf(rules, { ...invoice, documentType: 'contract' })).toEqual([
      ['b', typeOf('invoice', true)],
    ]);
    // The value stays unchanged because the first rule still counts.
    expect(await actionsOf(rules, { ...invoice, documentType: 'invoice' })).toEqual([]);
  });

  it('sets the due date of a document with a date and without a due date', async () => {
    const due: FieldAction = { field: 'dueDate', daysAfterDate: 14, replaces: false };
    const dated = { ...invoice, documentDate: '2026-01-31' };
    expect(await actionsOf([sets('a', [due])], dated)).toEqual([['a', due]]);
    expect(await actionsOf([sets('a', [due])], { ...dated, dueDate: '2026-02-01' })).toEqual([]);
    expect(await actionsOf([sets('a', [due])], invoice)).toEqual([]);
  });

  it('sets the date of a document to the day it was added, and its due date by that', async () => {
    const date: FieldAction = { field: 'documentDate', value: 'added', replaces: false };
    const due: FieldAction = { field: 'dueDate', daysAfterDate: 14, replaces: false };
    const added = { ...invoice, createdAt: new Date('2026-01-31T23:59:59.999Z') };
    expect(await actionsOf([sets('a', [due, date])], added)).toEqual([['a', due, date]]);
    expect(await actionsOf([sets('a', [due]), sets('b', [date])], added)).toEqual([
      ['a', due],
      ['b', date],
    ]);
    const dated = { ...added, documentDate: '2026-01-01', dueDate: '2026-01-15' };
    expect(await actionsOf([sets('a', [due, date])], dated)).toEqual([]);
    const replaced: FieldAction = { ...date, replaces: true };
    expect(await actionsOf([sets('a', [replaced])], dated)).toEqual([['a', replaced]]);
    const same = { ...added, documentDate: '2026-01-31' };
    expect(await actionsOf([sets('a', [replaced])], same)).toEqual([]);
  });

  it('leaves what came with the upload, but for a rule that a person has applied to what is empty', async () => {
    const rules = [sets('a', [typeOf('letter', true)]), sets('b', [typeOf('invoice')])];
    const givenFields = ['documentType', 'documentDate'];
    expect(await actionsOf(rules, invoice, { givenFields })).toEqual([]);
    expect(await actionsOf(rules, invoice, { givenFields, awaitingIds: ['b'] })).toEqual([
      ['b', typeOf('invoice')],
    ]);
    const typed: RuleSubject = { ...invoice, documentType: 'contract' };
    expect(await actionsOf(rules, typed, { givenFields, awaitingIds: ['a'] })).toEqual([]);

    const date: FieldAction = { field: 'documentDate', value: 'added', replaces: false };
    const due: FieldAction = { field: 'dueDate', daysAfterDate: 14, replaces: false };
    const dating = [sets('a', [date]), sets('b', [due])];
    const added = { ...invoice, createdAt: new Date('2026-01-31T23:59:59.999Z') };
    expect(await actionsOf(dating, added, { givenFields, awaitingIds: ['b'] })).toEqual([]);
    expect(await actionsOf(dating, added, { givenFields, awaitingIds: ['a'] })).toEqual([
      ['a', date],
      ['b', due],
    ]);
  });

  it('adds nothing by a rule without tags', async () => {
    expect(await effectsOfRules([rule('a', [], [])], invoice, { today })).toEqual([]);
  });
});

const candidate = (id: string, isPending: boolean) => ({
  id,
  name: `${id}.pdf`,
  content: '',
  isPending,
  createdAt: 0,
  sequence: 0,
  sender: null,
  documentDate: null,
  dueDate: null,
  endDate: null,
  noticeDate: null,
  documentType: null,
  hundredths: null,
  currency: null,
  iban: null,
  reference: null,
  vatId: null,
  isPaid: false,
  correspondentId: null,
  customValues: [],
});

describe('matchCandidates', () => {
  const options = { today, customFields: { fields: [], people: [], documents: [] } };
  const candidates = [candidate('read', false), candidate('pending', true)];
  const matchingIds = async (conditions: TaggingCondition[], fieldActions: FieldAction[] = []) => {
    const found = await matchCandidates(
      { match: 'all', conditions, fieldActions },
      candidates,
      options,
    );
    return found.matchingIds;
  };

  it('leaves out pending documents where what is read decides', async () => {
    expect(await matchingIds([contentLacks('gas')])).toEqual(['read']);
    expect(await matchingIds([{ field: 'dueDate', operator: 'is_not_set' }])).toEqual(['read']);
    expect(
      await matchingIds([], [{ field: 'documentType', value: 'letter', replaces: false }]),
    ).toEqual(['read']);
    expect(await matchingIds([nameContains('pdf')])).toEqual(['read', 'pending']);
  });

  it('counts the documents that meet each condition', async () => {
    const conditions = [nameContains('read'), nameContains('pdf'), nameContains('gas')];
    expect(
      await matchCandidates({ match: 'any', conditions, fieldActions: [] }, candidates, options),
    ).toEqual({ matchingIds: ['read', 'pending'], conditionCounts: [1, 2, 0] });
  });
});
