import { z } from 'zod';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import {
  actionKey,
  type FieldAction,
} from '../../../../shared/archive/tagging-rules/field-action.ts';
import {
  taggingConditionInputSchema,
  taggingDateFields,
  taggingTextFields,
  type TaggingCondition,
} from '../../../../shared/archive/tagging-rules/tagging-condition.ts';
import {
  taggingRuleInputSchema,
  type TaggingMatch,
  type TaggingRule,
} from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { typedInput, typedText } from '../../custom-fields/values/typed-form.ts';
import { defaultCurrency } from '../../fields/inputs/currency-select.tsx';
import { parseAmount } from '../../fields/parsing/parse-amount.ts';
import type { TypedValue } from '../../fields/inputs/value-control.tsx';
import {
  isCountedField,
  isFurtherField,
  schemaOf,
  typeOfField,
  valueOf,
  type FurtherAction,
} from './further-fields.ts';
import { valueKindOf, type ConditionSubject } from './condition-operators.ts';

export type ConditionValues = TypedValue & {
  field: TaggingCondition['field'];
  fieldId: string;
  operator: TaggingCondition['operator'];
};

type FurtherActionValues = TypedValue & { fieldId: string };

export type RuleFormValues = {
  /** The version of the rule that the form was filled with; a restored draft keeps it. */
  version: number;
  name: string;
  description: string;
  match: TaggingMatch;
  conditions: ConditionValues[];
  tagIds: string[];
  /** Fields to set; empty if the rule does not set them. */
  correspondentId: string;
  documentType: string;
  documentDate: '' | 'added';
  daysUntilDue: string;
  isPaid: '' | 'true';
  furtherFields: FurtherActionValues[];
  replaces: boolean;
  /** Keys of the stored rule's actions that deviate from `replaces`, until it is changed for all. */
  exceptions: string[];
};

/** Parsing form values depends on the language and on the types of custom fields. */
type FormContext = { locale: string; fields: readonly CustomField[] };

export function newCondition(locale: string): ConditionValues {
  const currency = defaultCurrency(locale);
  return { field: 'name', fieldId: '', operator: 'contains', value: '', currency };
}

/** Returns the form values of a stored rule or of a new one. */
export function formValuesOf(rule: TaggingRule | undefined, locale: string): RuleFormValues {
  const action = <Field extends FieldAction['field']>(field: Field) =>
    rule?.fieldActions.find(
      (each): each is Extract<FieldAction, { field: Field }> => each.field === field,
    );
  const stored = rule?.fieldActions ?? [];
  const replaces = stored.some((each) => each.replaces);
  return {
    version: rule?.version ?? 0,
    name: rule?.name ?? '',
    description: rule?.description ?? '',
    match: rule?.match ?? 'all',
    conditions: rule?.conditions.map((condition) => conditionValuesOf(condition, locale)) ?? [
      newCondition(locale),
    ],
    tagIds: rule?.actions.map(({ tagId }) => tagId) ?? [],
    correspondentId: action('correspondent')?.value ?? '',
    documentType: action('documentType')?.value ?? '',
    documentDate: action('documentDate')?.value ?? '',
    daysUntilDue: String(action('dueDate')?.daysAfterDate ?? ''),
    isPaid: action('isPaid') ? 'true' : '',
    furtherFields: stored.flatMap((each) =>
      hasOwnControl(each)
        ? []
        : [{ fieldId: actionKey(each), ...typedValueOf(valueOf(each), locale) }],
    ),
    replaces,
    exceptions: stored.filter((each) => each.replaces !== replaces).map(actionKey),
  };
}

function hasOwnControl(action: FieldAction): action is Exclude<FieldAction, FurtherAction> {
  return action.field !== 'custom' && !isFurtherField(action.field);
}

function conditionValuesOf(condition: TaggingCondition, locale: string): ConditionValues {
  const { field, operator } = condition;
  return {
    ...newCondition(locale),
    field,
    fieldId: condition.field === 'custom' ? condition.fieldId : '',
    operator,
    ...('value' in condition && typedValueOf(condition.value, locale)),
  };
}

function typedValueOf(value: Parameters<typeof typedText>[0], locale: string): TypedValue {
  const isMoney = typeof value === 'object' && value !== null && 'currency' in value;
  return {
    value: typedText(value, locale),
    currency: isMoney ? value.currency : defaultCurrency(locale),
  };
}

export function subjectOf(
  { field, fieldId }: Pick<ConditionValues, 'field' | 'fieldId'>,
  fields: readonly CustomField[],
): ConditionSubject {
  return field === 'custom' ? fields.find(({ id }) => id === fieldId) : field;
}

/** Returns a condition for the API, or the schema's error. */
function conditionInput(condition: ConditionValues, { locale, fields }: FormContext): unknown {
  const { field, fieldId, operator, value, currency } = condition;
  const subject = subjectOf(condition, fields);
  const common = { field, ...(field === 'custom' && { fieldId }), operator };
  switch (valueKindOf(subject, operator)) {
    case undefined:
      return common;
    case 'days':
      return { ...common, value: value.trim() === '' ? Number.NaN : Number(value) };
    case 'money':
      return {
        ...common,
        value: { currency, amount: Number.NaN, ...parseAmount(value, locale) },
      };
    case 'custom': {
      if (typeof subject !== 'object' || value.trim() === '') return common;
      // A condition on a multi-select has one of its options as value.
      const type = subject.type === 'multi-select' ? 'select' : subject.type;
      return { ...common, value: typedInput({ type, value, currency, locale }) };
    }
    case 'text':
    case 'day':
    case 'correspondent':
    case 'documentType':
      return { ...common, value };
  }
}

/** Returns the conditions of a form for a request; undefined while one of them is incomplete. */
export function completeConditions(
  conditions: readonly ConditionValues[],
  context: FormContext,
): TaggingCondition[] | undefined {
  const checked = z
    .array(taggingConditionInputSchema)
    .safeParse(conditions.map((condition) => conditionInput(condition, context)));
  return checked.success ? checked.data : undefined;
}

/**
 * Returns the schema of the form, which checks it by the request's schema and the types of custom fields, and returns
 * the request.
 */
export function ruleFormSchema(formContext: FormContext) {
  return z.custom<RuleFormValues>().transform((values, context) => {
    const problems = [
      ...deletedFields(values, formContext),
      ...problemsOfActions(values, formContext),
    ];
    const input = ruleInputOf(values, formContext);
    const checked = taggingRuleInputSchema.safeParse(input);
    if (checked.success && problems.length === 0) return checked.data;
    for (const problem of problems) context.addIssue(problem);
    for (const { path, message } of checked.error?.issues ?? []) {
      const [list, index] = path;
      const action = list === 'fieldActions' ? input.fieldActions[Number(index)] : undefined;
      // Errors of further fields are reported elsewhere.
      if (action && isFurtherField(action.field)) continue;
      context.addIssue(issueOfForm(values, { path, message }));
    }
    return z.NEVER;
  });
}

function deletedFields({ conditions }: RuleFormValues, { fields }: FormContext) {
  return conditions.flatMap((condition, index) =>
    subjectOf(condition, fields) === undefined
      ? [issueAt(['conditions', index, 'field'], 'error.field.not_found')]
      : [],
  );
}

function problemsOfActions({ furtherFields }: RuleFormValues, { locale, fields }: FormContext) {
  return furtherFields.flatMap((action, index) => {
    const { fieldId, value } = action;
    const path = ['furtherFields', index, 'value'];
    const type = typeOfField(fieldId, fields);
    if (type === undefined) return [issueAt(path, 'error.field.not_found')];
    if (value.trim() === '') return [issueAt(path, 'tagging-rules.form.conditions.value.required')];
    const schema = schemaOf(fieldId, type);
    const input = typedInput({ ...action, type, locale });
    const message = schema.safeParse(input).error?.issues[0]?.message;
    return message === undefined ? [] : [issueAt(path, message)];
  });
}

function ruleInputOf(values: RuleFormValues, context: FormContext) {
  const {
    correspondentId,
    documentType,
    documentDate,
    daysUntilDue,
    isPaid,
    furtherFields,
    replaces,
    exceptions,
    ...rest
  } = values;
  const replacesOf = (key: string) => exceptions.includes(key) !== replaces;
  return {
    ...rest,
    conditions: values.conditions.map((condition) => conditionInput(condition, context)),
    fieldActions: [
      ...(correspondentId === ''
        ? []
        : [
            {
              field: 'correspondent',
              value: correspondentId,
              replaces: replacesOf('correspondent'),
            },
          ]),
      ...(documentType === ''
        ? []
        : [{ field: 'documentType', value: documentType, replaces: replacesOf('documentType') }]),
      ...(documentDate === ''
        ? []
        : [{ field: 'documentDate', value: documentDate, replaces: replacesOf('documentDate') }]),
      ...(daysUntilDue.trim() === ''
        ? []
        : [
            {
              field: 'dueDate',
              daysAfterDate: Number(daysUntilDue),
              replaces: replacesOf('dueDate'),
            },
          ]),
      ...(isPaid === 'true'
        ? [{ field: 'isPaid', value: true, replaces: replacesOf('isPaid') }]
        : []),
      ...furtherFields.map((action) => {
        const { fieldId } = action;
        const type = typeOfField(fieldId, context.fields) ?? 'text';
        const value = typedInput({ ...action, type, locale: context.locale });
        return {
          ...(isFurtherField(fieldId) ? { field: fieldId } : { field: 'custom', fieldId }),
          ...(isCountedField(fieldId) ? { daysAfterDate: value } : { value }),
          replaces: replacesOf(fieldId),
        };
      }),
    ],
  };
}

function issueOfForm(
  { conditions }: RuleFormValues,
  { path, message }: { path: PropertyKey[]; message: string },
) {
  const [list, index] = path;
  // Of the other actions, only the number of days is typed.
  if (list === 'fieldActions') return issueAt(['daysUntilDue'], message);
  const condition = list === 'conditions' ? conditions[Number(index)] : undefined;
  if (!condition) return issueAt(path, message);
  const required = 'tagging-rules.form.conditions.value.required';
  return issueAt(['conditions', Number(index), 'value'], isTyped(condition) ? message : required);
}

function issueAt(path: PropertyKey[], message: string) {
  return { code: 'custom' as const, path, message };
}

function isTyped({ field, value }: ConditionValues): boolean {
  if (field === 'custom') return value.trim() !== '';
  const typed: readonly string[] = [...taggingTextFields, ...taggingDateFields, 'totalAmount'];
  return typed.includes(field);
}
