import type { ReactElement } from 'react';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { useDraftOpener } from '../../api/use-draft.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CustomFieldForm, customFieldDraft } from './custom-field-form.tsx';

export interface CustomFieldDialogProps {
  organizationId: string;
  /** The field to edit; without it, a new one is created. */
  field?: CustomField;
  trigger: ReactElement;
}

export function CustomFieldDialog({ organizationId, field, trigger }: CustomFieldDialogProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useDraftOpener(customFieldDraft(field));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title={t(field ? 'fields.edit' : 'fields.create')}
    >
      <CustomFieldForm
        organizationId={organizationId}
        field={field}
        onSaved={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
