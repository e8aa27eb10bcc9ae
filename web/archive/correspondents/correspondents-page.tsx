import { Contact } from 'lucide-react';
import { correspondentLimits } from '../../../shared/archive/archive-limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogListPage, type ItemDialogProps } from '../item-lists/dialog-list-page.tsx';
import { useCorrespondents } from './correspondent-api.ts';
import { correspondentDraft, CorrespondentForm } from './correspondent-form.tsx';
import { CorrespondentsTable } from './correspondents-table.tsx';
import type { Correspondent } from '../../../shared/archive/correspondents/correspondent.ts';
import { Dialog } from '../../ui/overlays/dialogs/dialog.tsx';

export function CorrespondentsPage({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <DialogListPage
      organizationId={organizationId}
      title={t('correspondents.title')}
      description={t('correspondents.description')}
      query={useCorrespondents(organizationId)}
      maxCount={correspondentLimits.count}
      dialog={CorrespondentDialog}
      draftOf={correspondentDraft}
      createLabel={t('correspondents.create')}
      loadingLabel={t('common.loading')}
      errorTitle={t('correspondents.error')}
      empty={{
        icon: <Contact size={24} />,
        title: t('correspondents.empty.title'),
        description: t('correspondents.empty.description'),
        descriptionForViewers: t('correspondents.empty.for-viewers'),
      }}
      filter={{
        textOf: ({ name, aliases }) => [name, ...aliases].join(' '),
        filterLabel: t('correspondents.find'),
      }}
    >
      {(props) => <CorrespondentsTable {...props} />}
    </DialogListPage>
  );
}

function CorrespondentDialog(props: ItemDialogProps<Correspondent>) {
  const { organizationId, item: correspondent, ...dialog } = props;
  const { t } = useTranslation();
  return (
    <Dialog {...dialog} title={t(correspondent ? 'correspondents.edit' : 'correspondents.create')}>
      <CorrespondentForm
        key={correspondent?.id}
        organizationId={organizationId}
        correspondent={correspondent}
        onSaved={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}
