import type { Correspondent } from '../../../shared/archive/correspondents/correspondent.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialogs/dialog.tsx';
import type { ItemDialogProps } from '../item-lists/dialog-list-page.tsx';
import { CorrespondentForm } from './correspondent-form.tsx';

export function CorrespondentDialog(props: ItemDialogProps<Correspondent>) {
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
