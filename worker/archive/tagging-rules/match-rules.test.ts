import { describe, expect, it } from 'vitest';
import type { TaggingCondition } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { matchingIds, tagsFromRules } from './match-rules.ts';
import type { TaggingRuleRow } from './tagging-rule-store.ts';

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

function rule(id: string, conditions: TaggingCondition[], tagIds: string[]): TaggingRuleRow {
  return {
    id,
    organizationId: 'org_1',
    name: `Rule ${id}`,
    description: null,
    conditions,
    actions: tagIds.map((tagId) => ({ tagId })),
    createdAt: new Date(0),
    updatedAt: null,
    revision: 3,
  };
}

describe('tagsFromRules', () => {
  const invoice = { name: 'Invoice March.pdf', content: 'total 12 €' };

  it('adds the tags of every matching rule, each by the first rule that has it', async () => {
    const rules = [
      rule('a', [nameContains('invoice')], ['t1', 't2']),
      rule('b', [nameContains('contract')], ['t3']),
      rule('c', [], ['t2', 't4']),
      rule('d', [nameContains('march')], ['t1']),
    ];
    expect(await tagsFromRules(rules, invoice)).toEqual([
      { rule: { id: 'a', name: 'Rule a', revision: 3 }, tagIds: ['t1', 't2'] },
      { rule: { id: 'c', name: 'Rule c', revision: 3 }, tagIds: ['t4'] },
    ]);
  });

  it('adds nothing by a rule without tags', async () => {
    expect(await tagsFromRules([rule('a', [], [])], invoice)).toEqual([]);
  });
});

const candidate = (id: string, isPending: boolean) => ({
  id,
  name: `${id}.pdf`,
  content: '',
  isPending,
  createdAt: 0,
  sequence: 0,
});

describe('matchingIds', () => {
  const candidates = [candidate('read', false), candidate('pending', true)];

  it('leaves out pending documents where a condition is about the text', async () => {
    expect(await matchingIds([contentLacks('gas')], candidates)).toEqual(['read']);
    expect(await matchingIds([nameContains('pdf')], candidates)).toEqual(['read', 'pending']);
  });
});
