import type { ReactElement } from 'react';
import type { Correspondent } from '../../../shared/archive/correspondents/correspondent.ts';
import { useDraftOpener } from '../../api/use-draft.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CorrespondentForm, correspondentDraft } from './correspondent-form.tsx';

export interface CorrespondentDialogProps {
  organizationId: string;
  /** The correspondent to edit; without it, a new one is created. */
  correspondent?: Correspondent;
  trigger: ReactElement;
}

export function CorrespondentDialog(props: CorrespondentDialogProps) {
  const { organizationId, correspondent, trigger } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useDraftOpener(correspondentDraft(correspondent));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
      title={t(correspondent ? 'correspondents.edit' : 'correspondents.create')}
    >
      <CorrespondentForm
        organizationId={organizationId}
        correspondent={correspondent}
        onSaved={() => setIsOpen(false)}
      />
    </Dialog>
  );
}
