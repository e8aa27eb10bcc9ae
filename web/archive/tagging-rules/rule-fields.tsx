import { Controller, useFormContext } from 'react-hook-form';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { ValueControl, type ValueKind } from '../fields/value-control.tsx';
import { RuleFurtherFields } from './rule-further-fields.tsx';
import type { RuleFormValues } from './rule-form-values.ts';

const controls = [
  { name: 'correspondentId', kind: 'correspondent', label: 'documents.fields.name.correspondent' },
  { name: 'documentType', kind: 'documentType', label: 'documents.fields.name.documentType' },
  { name: 'daysUntilDue', kind: 'days', label: 'tagging-rules.form.fields.due' },
] as const satisfies { name: keyof RuleFormValues; kind: ValueKind; label: string }[];

/** The fields that a rule sets. */
export function RuleFields({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { control, register, setValue, watch } = useFormContext<RuleFormValues>();
  const hasFields =
    controls.some(({ name }) => watch(name) !== '') || watch('furtherFields').length > 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        {controls.map(({ name, kind, label }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <ValueControl
                organizationId={organizationId}
                kind={kind}
                label={t(label)}
                error={fieldError(fieldState.error)}
                typed={{ value: field.value, currency: '' }}
                onTypedChange={({ value }) => field.onChange(value)}
              />
            )}
          />
        ))}
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
