import { ListPlus } from 'lucide-react';
import { customFieldLimits } from '../../../../shared/archive/archive-limits.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DialogListPage, type ItemDialogProps } from '../../item-lists/dialog-list-page.tsx';
import { useCustomFields } from '../custom-field-api.ts';
import { customFieldDraft, CustomFieldForm } from './custom-field-form.tsx';
import { CustomFieldsTable } from './custom-fields-table.tsx';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { Dialog } from '../../../ui/overlays/dialogs/dialog.tsx';

export function CustomFieldsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <DialogListPage
      organizationId={organizationId}
      title={t('fields.title')}
      description={t('fields.description')}
      query={useCustomFields(organizationId)}
      maxCount={customFieldLimits.count}
      dialog={CustomFieldDialog}
      draftOf={customFieldDraft}
      createLabel={t('fields.create')}
      loadingLabel={t('common.loading')}
      errorTitle={t('fields.error')}
      empty={{
        icon: <ListPlus size={24} />,
        title: t('fields.empty.title'),
        description: t('fields.empty.description'),
        descriptionForViewers: t('fields.empty.for-viewers'),
      }}
    >
      {(props) => <CustomFieldsTable {...props} />}
    </DialogListPage>
  );
}

function CustomFieldDialog(props: ItemDialogProps<CustomField>) {
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
