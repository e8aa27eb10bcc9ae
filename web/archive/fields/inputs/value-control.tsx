import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FieldProps } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { CorrespondentChoice } from '../../correspondents/correspondent-choice.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { useTypeOptions } from '../../document-types/use-type-options.ts';

/** The type of control of a value; `days` is a number of days. */
export type ValueKind = 'text' | 'day' | 'days' | 'money' | 'correspondent' | 'documentType';

export type TypedValue = { value: string; currency: string };

interface ValueControlProps extends FieldProps {
  organizationId: string;
  kind: ValueKind;
  label: string;
  placeholder?: string;
  typed: TypedValue;
  onTypedChange: (typed: TypedValue) => void;
}

export function ValueControl(props: ValueControlProps) {
  const { organizationId, kind, placeholder, typed, onTypedChange, ...field } = props;
  const { t } = useTranslation();
  const { value, currency } = typed;
  const typeOptions = useTypeOptions(value);
  const onValueChange = (next: string) => onTypedChange({ ...typed, value: next });
  const onChange = (event: { currentTarget: { value: string } }) =>
    onValueChange(event.currentTarget.value);
  switch (kind) {
    case 'text':
      return <TextField {...field} {...{ placeholder, value, onChange }} />;
    case 'day':
      return <TextField {...field} {...{ value, onChange }} type="date" />;
    case 'days':
      return (
        <TextField
          {...field}
          {...{ value, onChange }}
          inputMode="numeric"
          inputClassName="pr-14"
          trailing={<span className="px-2.5 text-sm">{t('documents.fields.days')}</span>}
        />
      );
    case 'money':
      return (
        <div className={field.className}>
          <div className="flex items-start gap-2">
            <TextField
              {...field}
              {...{ value, onChange }}
              className="flex-1"
              inputMode="decimal"
              autoComplete="off"
            />
            <div className={field.isLabelHidden ? undefined : 'self-end'}>
              <CurrencySelect
                value={currency}
                onValueChange={(next) => onTypedChange({ value, currency: next })}
              />
            </div>
          </div>
        </div>
      );
    case 'correspondent':
      return <CorrespondentChoice {...field} {...{ organizationId, value, onValueChange }} />;
    case 'documentType':
      return (
        <Select
          {...field}
          {...{ value, onChange }}
          options={[{ value: '', label: t('correspondents.form.type.none') }, ...typeOptions]}
        />
      );
  }
}
