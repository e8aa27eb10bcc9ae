import { useState } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Picker } from '../../ui/pickers/picker.tsx';
import { useFieldEditing } from './editing/use-field-editing.ts';
import { useTypeOptions } from '../document-types/use-type-options.ts';
import { ValueButton } from './value-button.tsx';

export function TypeValue({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation();
  const { name, text, isBusy, save } = useFieldEditing(document, 'documentType');
  const [isOpen, setIsOpen] = useState(false);
  const { documentType } = document;
  const choose = (next: string[]) => {
    setIsOpen(false);
    const chosen = next.find((type) => type !== documentType);
    save({ field: 'documentType', value: chosen ?? null });
  };
  const options = useTypeOptions(documentType);
  return (
    <Picker
      label={`${name}: ${text ?? t('documents.fields.add')}`}
      placeholder={t('documents.fields.find-type')}
      emptyLabel={t('documents.fields.no-type')}
      options={options}
      value={documentType ? [documentType] : []}
      onValueChange={choose}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<ValueButton name={name} text={text} isBusy={isBusy} />}
    />
  );
}
