import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { taggingMatches } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { limits } from '../../../../shared/limits.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { focusAfterRemoval } from '../../../ui/forms/focus-after-removal.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { useCustomFields } from '../../custom-fields/custom-field-api.ts';
import { CustomValueControl } from '../../custom-fields/values/custom-value-control.tsx';
import { ValueControl, type TypedValue } from '../../fields/inputs/value-control.tsx';
import { conditionFields, operatorFor, operatorsOf, valueKindOf } from './condition-operators.ts';
import {
  newCondition,
  subjectOf,
  type ConditionValues,
  type RuleFormValues,
} from './rule-form-values.ts';
import { useConditionNames } from '../use-condition-text.ts';
import { useRulePreview } from './use-rule-preview.ts';

export function RuleConditions({ organizationId }: { organizationId: string }) {
  const { t, i18n } = useTranslation();
  const { register, control } = useFormContext<RuleFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'conditions' });
  const counts = useRulePreview(organizationId).preview?.conditionCounts;

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{t('tagging-rules.form.conditions.label')}</legend>
      {fields.length > 1 ? (
        <Select
          className="mt-1 self-start"
          label={t('tagging-rules.form.conditions.match')}
          isLabelHidden
          options={taggingMatches.map((value) => ({
            value,
            label: t(`tagging-rules.form.conditions.match-${value}`),
          }))}
          {...register('match')}
        />
      ) : (
        <p className="text-sm text-muted">
          {t(
            fields.length === 0
              ? 'tagging-rules.form.conditions.none'
              : 'tagging-rules.form.conditions.hint',
          )}
        </p>
      )}
      {fields.map((field, index) => (
        <ConditionRow
          key={field.id}
          organizationId={organizationId}
          index={index}
          count={counts?.length === fields.length ? counts[index] : undefined}
          onRemove={() => remove(index)}
        />
      ))}
      <Button
        className="self-start"
        size="sm"
        icon={<Plus size={16} aria-hidden />}
        disabled={fields.length >= limits.taggingRuleConditions.max}
        onClick={() => append(newCondition(i18n.language))}
      >
        {t('tagging-rules.form.conditions.add')}
      </Button>
    </fieldset>
  );
}

type ConditionRowProps = {
  organizationId: string;
  index: number;
  /** The number of documents that meet the condition, if known. */
  count: number | undefined;
  onRemove: () => void;
};

function ConditionRow({ organizationId, index, count, onRemove }: ConditionRowProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { data: customFields = [], isPending } = useCustomFields(organizationId);
  const { fieldName, operatorName } = useConditionNames();
  const { setValue, formState } = useFormContext<RuleFormValues>();
  const condition = useWatch<RuleFormValues, `conditions.${number}`>({
    name: `conditions.${index}`,
  });
  const errors = formState.errors.conditions?.[index];
  const subject = subjectOf(condition, customFields);
  const kind = valueKindOf(subject, condition.operator);
  const isPattern = condition.operator === 'matches_pattern';
  /** A value of another kind is discarded. */
  const change = (next: ConditionValues) => {
    const isSameKind = valueKindOf(subjectOf(next, customFields), next.operator) === kind;
    const isKept = isSameKind && (kind !== 'custom' || next.fieldId === condition.fieldId);
    setValue(`conditions.${index}`, isKept ? next : { ...next, value: '' }, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  };

  const control = {
    label: t('tagging-rules.form.conditions.value.label'),
    isLabelHidden: true,
    error: fieldError(errors?.value),
    typed: condition,
    onTypedChange: (typed: TypedValue) => change({ ...condition, ...typed }),
  };

  return (
    <fieldset
      aria-label={t('tagging-rules.form.conditions.nth', { number: index + 1 })}
      className="grid grid-cols-[1fr_1fr_auto] items-start gap-x-2 gap-y-1 sm:grid-cols-[10rem_13rem_1fr_auto]"
    >
      <Select
        label={t('tagging-rules.form.conditions.field')}
        isLabelHidden
        error={fieldError(errors?.field)}
        options={[
          ...conditionFields.map((value) => ({ value, label: fieldName(value) })),
          ...customFields.map(({ id, name }) => ({ value: id, label: name })),
          ...(subject === undefined
            ? [
                {
                  value: condition.fieldId,
                  label: isPending ? '…' : t('tagging-rules.field.deleted'),
                },
              ]
            : []),
        ]}
        value={condition.fieldId || condition.field}
        onChange={({ currentTarget }) => {
          const custom = customFields.find(({ id }) => id === currentTarget.value);
          const builtIn = conditionFields.find((each) => each === currentTarget.value) ?? 'name';
          change({
            ...condition,
            field: custom ? 'custom' : builtIn,
            fieldId: custom?.id ?? '',
            operator: operatorFor(custom ?? builtIn, condition.operator),
          });
        }}
      />
      <Select
        label={t('tagging-rules.form.conditions.operator')}
        isLabelHidden
        // A condition on a deleted field keeps its operator.
        options={(subject ? operatorsOf(subject) : [condition.operator]).map((value) => ({
          value,
          label: operatorName(value, subject),
        }))}
        value={condition.operator}
        onChange={({ currentTarget }) => {
          const operator = operatorsOf(subject).find((each) => each === currentTarget.value);
          if (operator) change({ ...condition, operator });
        }}
      />
      {kind ? (
        <div className="max-sm:order-last max-sm:col-span-full">
          {typeof subject === 'object' && kind === 'custom' && (
            <CustomValueControl {...control} field={subject} isOne />
          )}
          {kind !== 'custom' && (
            <ValueControl
              {...control}
              organizationId={organizationId}
              kind={kind}
              placeholder={
                isPattern ? 'RE-####-*' : t('tagging-rules.form.conditions.value.placeholder')
              }
              hint={isPattern ? t('tagging-rules.form.conditions.value.pattern') : undefined}
            />
          )}
        </div>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <IconButton
        aria-label={t('tagging-rules.form.conditions.remove', { number: index + 1 })}
        onClick={({ currentTarget }) => {
          focusAfterRemoval(currentTarget);
          onRemove();
        }}
      >
        <X size={16} aria-hidden />
      </IconButton>
      {count !== undefined && (
        <p className="order-last col-span-full text-sm text-muted tabular-nums">
          {t('tagging-rules.preview.condition', { count })}
        </p>
      )}
    </fieldset>
  );
}
