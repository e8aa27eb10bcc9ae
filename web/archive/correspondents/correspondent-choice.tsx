import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldProps } from '../../ui/forms/field.tsx';
import { PickerField } from '../../ui/pickers/picker-field.tsx';
import { useCorrespondents, useCreateCorrespondent } from './correspondent-api.ts';
import { correspondentOption } from './correspondent-option.ts';

interface CorrespondentChoiceProps extends FieldProps {
  organizationId: string;
  label: string;
  value: string;
  onValueChange: (correspondentId: string) => void;
}

export function CorrespondentChoice(props: CorrespondentChoiceProps) {
  const { organizationId, value, onValueChange, ...field } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { data: correspondents = [], isPending } = useCorrespondents(organizationId);
  const create = useCreateCorrespondent(organizationId);
  const chosen = correspondents.find(({ id }) => id === value)?.name;
  const missing = t(value === '' ? 'correspondents.choice.none' : 'correspondents.choice.deleted');
  const choose = (next: string[]) => {
    setIsOpen(false);
    onValueChange(next.find((id) => id !== value) ?? '');
  };
  return (
    <PickerField
      {...field}
      text={chosen ?? (value !== '' && isPending ? '…' : missing)}
      isEmpty={value === ''}
      isBusy={create.isPending}
      placeholder={t('correspondents.choice.placeholder')}
      emptyLabel={t(isPending ? 'common.loading' : 'correspondents.choice.empty')}
      options={correspondents.map(correspondentOption)}
      creation={{
        label: (name) => t('correspondents.choice.create', { name }),
        run: (name) => {
          setIsOpen(false);
          create.mutate(name, { onSuccess: ({ id }) => onValueChange(id) });
        },
      }}
      value={value === '' ? [] : [value]}
      onValueChange={choose}
      open={isOpen}
      onOpenChange={setIsOpen}
    />
  );
}
