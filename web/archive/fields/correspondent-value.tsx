import { useState } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Picker } from '../../ui/pickers/picker.tsx';
import { useFieldEditing } from './editing/use-field-editing.ts';
import { ValueButton } from './value-button.tsx';
import { useCorrespondents, useCreateCorrespondent } from '../correspondents/correspondent-api.ts';
import { correspondentOption } from '../correspondents/correspondent-option.ts';

export function CorrespondentValue({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { organizationId, correspondent } = document;
  const { name, text, isBusy, save } = useFieldEditing(document, 'correspondent');
  const [isOpen, setIsOpen] = useState(false);
  const { data: correspondents = [], isPending } = useCorrespondents(organizationId, {
    enabled: isOpen,
  });
  const create = useCreateCorrespondent(organizationId);
  const choose = (next: string[]) => {
    setIsOpen(false);
    const chosen = correspondents.find(({ id }) => next.includes(id) && id !== correspondent?.id);
    save({ field: 'correspondent', value: chosen ? { id: chosen.id, name: chosen.name } : null });
  };
  return (
    <Picker
      label={`${name}: ${text ?? t('documents.fields.add')}`}
      placeholder={t('correspondents.choice.placeholder')}
      emptyLabel={t(isPending ? 'common.loading' : 'correspondents.choice.empty')}
      options={correspondents.map(correspondentOption)}
      creation={{
        label: (typed) => t('correspondents.choice.create', { name: typed }),
        run: (typed) => {
          setIsOpen(false);
          // Runs also after another document is opened. The mutation shows its own errors.
          create.mutateAsync(typed).then(
            ({ id, name: label }) => save({ field: 'correspondent', value: { id, name: label } }),
            () => undefined,
          );
        },
      }}
      value={correspondent ? [correspondent.id] : []}
      onValueChange={choose}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<ValueButton name={name} text={text} isBusy={isBusy || create.isPending} />}
    />
  );
}
