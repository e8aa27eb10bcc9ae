import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { limits } from '../../../shared/limits.ts';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useCustomFields } from '../custom-fields/custom-field-api.ts';
import { CustomValueControl } from '../custom-fields/custom-value-control.tsx';
import { defaultCurrency } from '../fields/currency-select.tsx';
import type { RuleFormValues } from './rule-form-values.ts';

/** A rule may set this many besides the built-in ones. */
const maxFields = limits.taggingRuleFields.max - 3;

/** The custom fields that a rule sets, each at most once. */
export function RuleCustomFields({ organizationId }: { organizationId: string }) {
  const { t, i18n } = useTranslation();
  const { control } = useFormContext<RuleFormValues>();
  const { data: fields, isPending } = useCustomFields(organizationId);
  const actions = useFieldArray({ control, name: 'customFields' });
  const chosen = useWatch({ control, name: 'customFields' });
  if (isPending || !fields || fields.length + chosen.length === 0) return null;
  const free = fields.filter(({ id }) => !chosen.some(({ fieldId }) => fieldId === id));
  const [next] = free;
  return (
    <div className="flex flex-col gap-3">
      {actions.fields.map(({ id }, index) => (
        <ActionRow
          key={id}
          index={index}
          fields={fields}
          offered={fields.filter(
            (field) => free.includes(field) || field.id === chosen[index]?.fieldId,
          )}
          onRemove={() => actions.remove(index)}
        />
      ))}
      <Button
        className="self-start"
        size="sm"
        icon={<Plus size={16} aria-hidden />}
        disabled={!next || chosen.length >= maxFields}
        onClick={() =>
          next &&
          actions.append({ fieldId: next.id, value: '', currency: defaultCurrency(i18n.language) })
        }
      >
        {t('tagging-rules.form.fields.add')}
      </Button>
    </div>
  );
}

type ActionRowProps = {
  index: number;
  fields: readonly CustomField[];
  offered: readonly CustomField[];
  onRemove: () => void;
};

function ActionRow({ index, fields, offered, onRemove }: ActionRowProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { setValue, formState } = useFormContext<RuleFormValues>();
  const action = useWatch<RuleFormValues, `customFields.${number}`>({
    name: `customFields.${index}`,
  });
  const field = fields.find(({ id }) => id === action.fieldId);
  const name = field?.name ?? t('tagging-rules.field.deleted');
  const error = fieldError(formState.errors.customFields?.[index]?.value);
  const change = (part: Partial<typeof action>) =>
    setValue(
      `customFields.${index}`,
      { ...action, ...part },
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    );
  return (
    <fieldset
      aria-label={name}
      className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-1 sm:grid-cols-[minmax(10rem,1fr)_2fr_auto]"
    >
      <Select
        label={t('tagging-rules.form.fields.field')}
        isLabelHidden
        error={field ? undefined : error}
        options={[
          ...offered.map((each) => ({ value: each.id, label: each.name })),
          ...(field ? [] : [{ value: action.fieldId, label: name }]),
        ]}
        value={action.fieldId}
        onChange={({ currentTarget }) => change({ fieldId: currentTarget.value, value: '' })}
      />
      {field ? (
        <div className="max-sm:order-last max-sm:col-span-full">
          <CustomValueControl
            field={field}
            label={name}
            isLabelHidden
            error={error}
            typed={action}
            onTypedChange={change}
          />
        </div>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <IconButton aria-label={t('tagging-rules.form.fields.remove', { name })} onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
