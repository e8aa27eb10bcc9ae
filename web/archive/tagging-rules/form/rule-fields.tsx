import { Controller, useFormContext } from 'react-hook-form';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { ValueControl, type ValueKind } from '../../fields/inputs/value-control.tsx';
import { RuleFurtherFields } from './rule-further-fields.tsx';
import type { RuleFormValues } from './rule-form-values.ts';

type FieldName = 'correspondentId' | 'documentType' | 'documentDate' | 'daysUntilDue' | 'isPaid';
const fieldNames: readonly FieldName[] = [
  'correspondentId',
  'documentType',
  'documentDate',
  'daysUntilDue',
  'isPaid',
];

export function RuleFields({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { register, setValue, watch } = useFormContext<RuleFormValues>();
  const hasFields =
    fieldNames.some((name) => watch(name) !== '') || watch('furtherFields').length > 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldControl
          organizationId={organizationId}
          name="correspondentId"
          kind="correspondent"
          label={t('documents.fields.name.correspondent')}
        />
        <FieldControl
          organizationId={organizationId}
          name="documentType"
          kind="documentType"
          label={t('documents.fields.name.documentType')}
        />
        <Select
          label={t('documents.fields.name.documentDate')}
          options={[
            { value: '', label: t('tagging-rules.form.fields.date.kept') },
            { value: 'added', label: t('tagging-rules.day-added') },
          ]}
          {...register('documentDate')}
        />
        <FieldControl
          organizationId={organizationId}
          name="daysUntilDue"
          kind="days"
          label={t('tagging-rules.form.fields.due')}
        />
        <Select
          label={t('documents.fields.name.isPaid')}
          options={[
            { value: '', label: t('tagging-rules.form.fields.date.kept') },
            { value: 'true', label: t('documents.fields.paid.yes') },
          ]}
          {...register('isPaid')}
        />
      </div>
      <RuleFurtherFields organizationId={organizationId} />
      {hasFields && (
        <Switch
          label={t('tagging-rules.form.replaces.label')}
          hint={t('tagging-rules.form.replaces.hint')}
          {...register('replaces', { onChange: () => setValue('exceptions', []) })}
        />
      )}
    </div>
  );
}

interface FieldControlProps {
  organizationId: string;
  name: Exclude<FieldName, 'documentDate' | 'isPaid'>;
  kind: ValueKind;
  label: string;
}

function FieldControl({ organizationId, name, kind, label }: FieldControlProps) {
  const fieldError = useFieldError();
  const { control } = useFormContext<RuleFormValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <ValueControl
          organizationId={organizationId}
          kind={kind}
          label={label}
          error={fieldError(fieldState.error)}
          typed={{ value: field.value, currency: '' }}
          onTypedChange={({ value }) => field.onChange(value)}
        />
      )}
    />
  );
}
