import { useState } from 'react';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FieldProps } from '../../../ui/forms/field.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { PickerField } from '../../../ui/pickers/picker-field.tsx';
import { ValueControl, type TypedValue } from '../../fields/inputs/value-control.tsx';
import { idsOf } from './typed-form.ts';
import { useChoices } from './use-choices.tsx';
import { useValueText } from '../use-value-text.ts';

interface CustomValueControlProps extends FieldProps {
  field: CustomField;
  label: string;
  placeholder?: string;
  isOne?: boolean;
  typed: TypedValue;
  onTypedChange: (typed: TypedValue) => void;
}

/** The form control of a custom field; its value has the format of `typedText`. */
export function CustomValueControl({ field, isOne = false, ...control }: CustomValueControlProps) {
  const { organizationId, type } = field;
  const { typed, onTypedChange, ...props } = control;
  const onChange = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onTypedChange({ ...typed, value: currentTarget.value });
  switch (type) {
    case 'text':
      return <ValueControl {...control} organizationId={organizationId} kind="text" />;
    case 'date':
      return <ValueControl {...control} organizationId={organizationId} kind="day" />;
    case 'money':
      return <ValueControl {...control} organizationId={organizationId} kind="money" />;
    case 'number':
      return (
        <TextField
          {...props}
          value={typed.value}
          onChange={onChange}
          inputMode="decimal"
          autoComplete="off"
        />
      );
    case 'link':
      return (
        <TextField
          {...props}
          value={typed.value}
          onChange={onChange}
          inputMode="url"
          placeholder="https://"
        />
      );
    case 'boolean':
    case 'select':
    case 'multi-select':
    case 'person':
    case 'document':
      return <ChoiceField {...control} field={field} isOne={isOne || type !== 'multi-select'} />;
  }
}

function ChoiceField({ field, isOne, typed, onTypedChange, ...props }: CustomValueControlProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { options, isPending } = useChoices(field, { isOpen, search });
  const chosen = idsOf(typed.value);
  const [first = null] = chosen;
  const text = useValueText(
    field,
    field.type === 'boolean' && first ? first === 'true' : isOne ? first : chosen,
  );
  const isEmpty = first === null;
  const choose = (next: string[]) => {
    if (isOne) setIsOpen(false);
    const ids = isOne ? next.filter((id) => !chosen.includes(id)).slice(-1) : next;
    onTypedChange({ ...typed, value: ids.join() });
  };
  const missing = field.options.length > 0 ? t('fields.value.deleted-option') : '…';
  return (
    <PickerField
      {...props}
      text={text ?? (isEmpty ? t('fields.value.choose') : missing)}
      isEmpty={isEmpty}
      placeholder={t(field.type === 'document' ? 'fields.value.document' : 'fields.value.find')}
      emptyLabel={t(isPending ? 'common.loading' : 'fields.value.none')}
      options={options}
      value={chosen}
      onValueChange={choose}
      onSearch={setSearch}
      open={isOpen}
      onOpenChange={setIsOpen}
    />
  );
}
