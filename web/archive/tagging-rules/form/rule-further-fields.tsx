import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import {
  countedActionFields,
  plainActionFields,
} from '../../../../shared/archive/tagging-rules/field-action.ts';
import { limits } from '../../../../shared/limits.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { focusAfterRemoval } from '../../../ui/forms/focus-after-removal.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { useCustomFields } from '../../custom-fields/custom-field-api.ts';
import { CustomValueControl } from '../../custom-fields/values/custom-value-control.tsx';
import { defaultCurrency } from '../../fields/inputs/currency-select.tsx';
import { ValueControl } from '../../fields/inputs/value-control.tsx';
import { kindOf } from './further-fields.ts';
import type { RuleFormValues } from './rule-form-values.ts';

const maxFields = limits.taggingRuleFields.max - 5;

type Offered = { id: string; name: string };

export function RuleFurtherFields({ organizationId }: { organizationId: string }) {
  const { t, i18n } = useTranslation();
  const { control } = useFormContext<RuleFormValues>();
  const { data: customFields } = useCustomFields(organizationId);
  const actions = useFieldArray({ control, name: 'furtherFields' });
  const chosen = useWatch({ control, name: 'furtherFields' });
  if (!customFields) return null;
  const all: Offered[] = [
    ...[...countedActionFields, ...plainActionFields].map((id) => ({
      id,
      name: t(`documents.fields.name.${id}`),
    })),
    ...customFields,
  ];
  const free = all.filter(({ id }) => !chosen.some(({ fieldId }) => fieldId === id));
  const [next] = free;
  return (
    <div className="flex flex-col gap-3">
      {actions.fields.map(({ id }, index) => (
        <ActionRow
          key={id}
          index={index}
          organizationId={organizationId}
          customField={customFields.find((field) => field.id === chosen[index]?.fieldId)}
          offered={all.filter(
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
  organizationId: string;
  customField: CustomField | undefined;
  offered: readonly Offered[];
  onRemove: () => void;
};

function ActionRow({ index, organizationId, customField, offered, onRemove }: ActionRowProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { setValue, formState } = useFormContext<RuleFormValues>();
  const action = useWatch<RuleFormValues, `furtherFields.${number}`>({
    name: `furtherFields.${index}`,
  });
  const field = offered.find(({ id }) => id === action.fieldId);
  const name = field?.name ?? t('tagging-rules.field.deleted');
  const error = fieldError(formState.errors.furtherFields?.[index]?.value);
  const change = (part: Partial<typeof action>) =>
    setValue(
      `furtherFields.${index}`,
      { ...action, ...part },
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    );
  const value = { label: name, isLabelHidden: true, error, typed: action, onTypedChange: change };
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
          {customField ? (
            <CustomValueControl {...value} field={customField} />
          ) : (
            <ValueControl
              {...value}
              organizationId={organizationId}
              kind={kindOf(action.fieldId)}
              hint={
                kindOf(action.fieldId) === 'days'
                  ? t('tagging-rules.form.fields.after-date')
                  : undefined
              }
            />
          )}
        </div>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <IconButton
        aria-label={t('tagging-rules.form.fields.remove', { name })}
        onClick={({ currentTarget }) => {
          focusAfterRemoval(currentTarget);
          onRemove();
        }}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </fieldset>
  );
}
