import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Dialog } from '../../../ui/overlays/dialogs/dialog.tsx';
import type { ItemDialogProps } from '../../item-lists/dialog-list-page.tsx';
import { CustomFieldForm } from './custom-field-form.tsx';

export function CustomFieldDialog(props: ItemDialogProps<CustomField>) {
  const { organizationId, item: field, ...dialog } = props;
  const { t } = useTranslation();
  return (
    <Dialog {...dialog} title={t(field ? 'fields.edit' : 'fields.create')}>
      <CustomFieldForm
        key={field?.id}
        organizationId={organizationId}
        field={field}
        onSaved={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}
