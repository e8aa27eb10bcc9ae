import { expect, it } from 'vitest';
import type { TaggingRule } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
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
    { field: 'documentDate', value: 'added', replaces: false },
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
  expect(input(chosen).fieldActions.map(({ replaces }) => replaces)).toEqual([false, false, false]);
});

it('keeps the values of further built-in fields, as the wire has them', () => {
  const fieldActions: TaggingRule['fieldActions'] = [
    { field: 'totalAmount', value: { amount: 12.5, currency: 'EUR' }, replaces: false },
    { field: 'iban', value: 'DE89370400440532013000', replaces: false },
    { field: 'noticeDate', daysAfterDate: 640, replaces: false },
  ];
  const values = formValuesOf({ ...rule, fieldActions }, 'de');
  expect(values.furtherFields).toMatchObject([
    { fieldId: 'totalAmount', value: '12,50', currency: 'EUR' },
    { fieldId: 'iban', value: 'DE89370400440532013000' },
    { fieldId: 'noticeDate', value: '640' },
  ]);
  const schema = ruleFormSchema({ locale: 'de', fields: [] });
  expect(schema.parse(values).fieldActions).toEqual(fieldActions);
  const wrong = values.furtherFields.map((action) => ({ ...action, value: 'lots' }));
  const { error } = schema.safeParse({ ...values, furtherFields: wrong });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['furtherFields.0.value', 'documents.fields.form.amount'],
    ['furtherFields.1.value', 'documents.fields.form.iban'],
    ['furtherFields.2.value', 'tagging-rules.form.conditions.value.days'],
  ]);
});
