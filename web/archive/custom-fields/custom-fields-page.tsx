import { ListPlus } from 'lucide-react';
import { customFieldLimits } from '../../../shared/archive/archive-limits.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { CreateButton } from '../../ui/lists/create-button.tsx';
import { ResourceListPage } from '../../ui/lists/resource-list-page.tsx';
import { useItemDialog } from '../item-dialog/use-item-dialog.ts';
import { useCustomFields } from './custom-field-api.ts';
import { CustomFieldDialog } from './custom-field-dialog.tsx';
import { customFieldDraft } from './custom-field-form.tsx';
import { CustomFieldsTable } from './custom-fields-table.tsx';

export function CustomFieldsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const fields = useCustomFields(organizationId);
  const canChange = useCanChange();
  const { shown, createButton, create, edit } = useItemDialog({
    items: fields.data,
    draftOf: customFieldDraft,
  });
  return (
    <>
      <CustomFieldDialog organizationId={organizationId} {...shown} />
      <ResourceListPage
        title={t('fields.title')}
        description={t('fields.description')}
        createButton={
          canChange && (
            <CreateButton ref={createButton} onOpen={create}>
              {t('fields.create')}
            </CreateButton>
          )
        }
        notice={
          canChange &&
          (fields.data?.length ?? 0) >= customFieldLimits.count && (
            <Callout tone="warning">{t('error.limit.reached')}</Callout>
          )
        }
        query={fields}
        loadingLabel={t('common.loading')}
        errorTitle={t('fields.error')}
        empty={{
          icon: <ListPlus size={24} />,
          title: t('fields.empty.title'),
          description: t(canChange ? 'fields.empty.description' : 'fields.empty.for-viewers'),
        }}
      >
        {(data) => <CustomFieldsTable fields={data} onEdit={edit} />}
      </ResourceListPage>
    </>
  );
}
