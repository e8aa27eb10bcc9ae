import type { ReactElement, RefObject } from 'react';
import type { Correspondent } from '../../../shared/archive/correspondents/correspondent.ts';
import { useDraftOpener } from '../../api/use-draft.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CorrespondentForm, correspondentDraft } from './correspondent-form.tsx';

/** Whether the dialog is open: at first where there is a draft to come back to. */
export function useCorrespondentDialog(correspondent?: Correspondent) {
  return useDraftOpener(correspondentDraft(correspondent));
}

export interface CorrespondentDialogProps {
  organizationId: string;
  /** The correspondent to edit; without it, a new one is created. */
  correspondent?: Correspondent;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger?: ReactElement;
  finalFocus?: RefObject<HTMLElement | null>;
}

export function CorrespondentDialog(props: CorrespondentDialogProps) {
  const { organizationId, correspondent, onOpenChange, ...dialog } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      {...dialog}
      onOpenChange={onOpenChange}
      title={t(correspondent ? 'correspondents.edit' : 'correspondents.create')}
    >
      <CorrespondentForm
        organizationId={organizationId}
        correspondent={correspondent}
        onSaved={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
