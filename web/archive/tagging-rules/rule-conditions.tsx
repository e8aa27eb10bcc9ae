import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import {
  taggingFields,
  taggingOperators,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { limits } from '../../../shared/limits.ts';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { newCondition, type RuleFormValues } from './rule-form-values.ts';

export function RuleConditions() {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { register, control, formState } = useFormContext<RuleFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'conditions' });
  const errors = formState.errors.conditions;

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{t('tagging-rules.form.conditions.label')}</legend>
      <p className="text-sm text-muted">
        {t(
          fields.length === 0
            ? 'tagging-rules.form.conditions.none'
            : 'tagging-rules.form.conditions.hint',
        )}
      </p>
      {fields.map((field, index) => (
        <fieldset
          key={field.id}
          aria-label={t('tagging-rules.form.conditions.nth', { number: index + 1 })}
          className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 sm:grid-cols-[10rem_10rem_1fr_auto]"
        >
          <Select
            label={t('tagging-rules.form.conditions.field')}
            isLabelHidden
            options={taggingFields.map((value) => ({
              value,
              label: t(`tagging-rules.field.${value}`),
            }))}
            {...register(`conditions.${index}.field`)}
          />
          <Select
            label={t('tagging-rules.form.conditions.operator')}
            isLabelHidden
            options={taggingOperators.map((value) => ({
              value,
              label: t(`tagging-rules.operator.${value}`),
            }))}
            {...register(`conditions.${index}.operator`)}
          />
          <TextField
            className="max-sm:order-last max-sm:col-span-full"
            label={t('tagging-rules.form.conditions.value.label')}
            isLabelHidden
            placeholder={t('tagging-rules.form.conditions.value.placeholder')}
            error={fieldError(errors?.[index]?.value)}
            {...register(`conditions.${index}.value`)}
          />
          <IconButton
            aria-label={t('tagging-rules.form.conditions.remove', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </fieldset>
      ))}
      <Button
        className="self-start"
        size="sm"
        icon={<Plus size={16} aria-hidden />}
        disabled={fields.length >= limits.taggingRuleConditions.max}
        onClick={() => append(newCondition)}
      >
        {t('tagging-rules.form.conditions.add')}
      </Button>
    </fieldset>
  );
}
