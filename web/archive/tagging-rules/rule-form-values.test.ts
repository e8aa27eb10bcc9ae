import { expect, it } from 'vitest';
import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { formValuesOf, ruleFormSchema } from './rule-form-values.ts';

const rule: TaggingRule = {
  id: `tr_${'a'.repeat(24)}`,
  organizationId: `org_${'a'.repeat(24)}`,
  name: 'Invoices',
  description: null,
  isEnabled: true,
  match: 'all',
  conditions: [],
  actions: [],
  fieldActions: [
    { field: 'documentType', value: 'invoice', replaces: true },
    { field: 'dueDate', daysAfterDate: 14, replaces: false },
  ],
  version: 3,
  createdAt: new Date(0),
  updatedAt: null,
};

const input = (values: ReturnType<typeof formValuesOf>) =>
  ruleFormSchema({ locale: 'en', fields: [] }).parse(values);

it('keeps for each action of a rule whether it replaces values', () => {
  const values = formValuesOf(rule, 'en');
  expect(input({ ...values, name: 'Bills' })).toMatchObject({
    name: 'Bills',
    fieldActions: rule.fieldActions,
  });
});

it('sets that of all actions once it is chosen', () => {
  const chosen = { ...formValuesOf(rule, 'en'), replaces: false, exceptions: [] };
  expect(input(chosen).fieldActions.map(({ replaces }) => replaces)).toEqual([false, false]);
});
