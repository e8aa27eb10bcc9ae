import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Picker } from '../../../ui/pickers/picker.tsx';
import { ValueButton } from '../../fields/value-button.tsx';
import { ShownValue } from './shown-value.tsx';
import type { EditedValueProps } from './edited-value.ts';
import { useChoices } from './use-choices.tsx';

/** A value chosen from a list; choosing the current value again removes it. */
export function ChosenValue({ field, value, text, isBusy, onSave }: EditedValueProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { options, isPending } = useChoices(field, { isOpen, search });
  const chosen = value === null ? [] : [value].flat().map(String);
  const choose = (next: string[]) => {
    const isSeveral = field.type === 'multi-select';
    if (!isSeveral) setIsOpen(false);
    const ids = isSeveral ? next : next.filter((id) => !chosen.includes(id)).slice(-1);
    const names = ids.flatMap((id) => options.find((each) => each.value === id)?.label ?? []);
    const shown = names.length === 0 ? undefined : names.join(', ');
    const [id] = ids;
    if (id === undefined) return onSave(null, undefined);
    if (isSeveral) return onSave(ids, shown);
    onSave(field.type === 'boolean' ? id === 'true' : id, shown);
  };
  return (
    <Picker
      label={`${field.name}: ${text ?? t('documents.fields.add')}`}
      placeholder={t(field.type === 'document' ? 'fields.value.document' : 'fields.value.find')}
      emptyLabel={t(isPending ? 'common.loading' : 'fields.value.none')}
      options={options}
      value={chosen}
      onValueChange={choose}
      open={isOpen}
      onOpenChange={setIsOpen}
      onSearch={setSearch}
      trigger={
        <ValueButton name={field.name} text={text} isBusy={isBusy}>
          {text === undefined ? undefined : <ShownValue field={field} value={value} text={text} />}
        </ValueButton>
      }
    />
  );
}
