import type { ReactElement, RefObject } from 'react';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import { useDraftOpener } from '../../api/use-draft.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CustomFieldForm, customFieldDraft } from './custom-field-form.tsx';

/** Whether the dialog is open: at first where there is a draft to come back to. */
export function useCustomFieldDialog(field?: CustomField) {
  return useDraftOpener(customFieldDraft(field));
}

export interface CustomFieldDialogProps {
  organizationId: string;
  /** The field to edit; without it, a new one is created. */
  field?: CustomField;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger?: ReactElement;
  finalFocus?: RefObject<HTMLElement | null>;
}

export function CustomFieldDialog(props: CustomFieldDialogProps) {
  const { organizationId, field, onOpenChange, ...dialog } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      {...dialog}
      onOpenChange={onOpenChange}
      title={t(field ? 'fields.edit' : 'fields.create')}
    >
      <CustomFieldForm
        organizationId={organizationId}
        field={field}
        onSaved={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
