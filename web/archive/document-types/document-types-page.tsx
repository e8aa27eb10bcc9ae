import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { documentTypeLimits } from '../../../shared/archive/archive-limits.ts';
import { type OrganizationType } from '../../../shared/archive/document-types/document-type.ts';
import { documentTypes, isBuiltInType } from '../../../shared/reading/fields/document-types.ts';
import { sortByName } from '../../i18n/names/sort-by-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialogs/dialog.tsx';
import { DialogListPage, type ItemDialogProps } from '../item-lists/dialog-list-page.tsx';
import { documentTypesQuery } from './document-type-api.ts';
import { documentTypeDraft, DocumentTypeForm } from './document-type-form.tsx';
import type { ListedType } from './listed-type.ts';
import { DocumentTypesTable } from './document-types-table.tsx';

export function DocumentTypesPage({ organizationId }: { organizationId: string }) {
  const { t, i18n } = useTranslation();
  const locale = i18n.language;
  const select = useCallback(
    (types: OrganizationType[]): ListedType[] => {
      const listed = types.map(({ key, name, isRenamed, ...type }) => ({
        ...type,
        id: key,
        organizationId,
        key,
        isRenamed,
        name: isBuiltInType(key) && !isRenamed ? t(`documents.fields.type.${key}`) : name,
      }));
      return sortByName(listed, { nameOf: ({ name }) => name, locale });
    },
    [organizationId, t, locale],
  );
  return (
    <DialogListPage
      organizationId={organizationId}
      title={t('document-types.title')}
      description={t('document-types.description')}
      query={useQuery({ ...documentTypesQuery(organizationId), select })}
      maxCount={documentTypeLimits.count + documentTypes.length}
      dialog={DocumentTypeDialog}
      draftOf={documentTypeDraft}
      createLabel={t('document-types.create')}
      loadingLabel={t('common.loading')}
      errorTitle={t('document-types.error')}
      empty={{ icon: <Shapes size={24} />, title: t('document-types.title'), description: '' }}
    >
      {(props) => <DocumentTypesTable {...props} />}
    </DialogListPage>
  );
}

function DocumentTypeDialog(props: ItemDialogProps<ListedType>) {
  const { organizationId, item: type, ...dialog } = props;
  const { t } = useTranslation();
  return (
    <Dialog {...dialog} title={t(type ? 'document-types.edit' : 'document-types.create')}>
      <DocumentTypeForm
        key={type?.id}
        organizationId={organizationId}
        type={type}
        onSaved={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}
