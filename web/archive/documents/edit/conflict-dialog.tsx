import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { defer, useDeferred } from '../../../ui/overlays/deferred.ts';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialogs/dialog.tsx';
import { TextArea } from '../../../ui/forms/text/text-area.tsx';
import type { DocumentEdit } from './use-document-edit.ts';
import { VersionColumns, type VersionsProps } from './version-columns.tsx';

const differences = defer(() => import('./differences/text-differences.tsx'));

interface ConflictDialogProps {
  edit: DocumentEdit;
  onTheirs: () => void;
}

export function ConflictDialog({ edit, onTheirs }: ConflictDialogProps) {
  const { conflict, isSaving, keepMine, takeTheirs, closeConflict } = edit;
  const { t } = useTranslation();
  const Versions = useDeferred(differences, conflict !== null)?.TextDifferences ?? WholeTexts;
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={(isOpen) => !isOpen && closeConflict()}
      size="lg"
      title={t('documents.conflict.title')}
      description={t('documents.conflict.description')}
    >
      <DialogBody>
        {conflict && <Versions mine={conflict.mine} theirs={conflict.theirs[conflict.field]} />}
      </DialogBody>
      <DialogFooter error={edit.error}>
        <Button
          onClick={() => {
            takeTheirs();
            onTheirs();
          }}
        >
          {t('documents.conflict.take-theirs')}
        </Button>
        <Button variant="primary" isLoading={isSaving} onClick={keepMine}>
          {t('documents.conflict.keep-mine')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Shown while the differences are computed, or if their code cannot be loaded. */
function WholeTexts(versions: VersionsProps) {
  return (
    <VersionColumns
      {...versions}
      render={(side, label) => (
        <TextArea
          className="w-full"
          dir="auto"
          label={label}
          value={versions[side]}
          readOnly
          rows={8}
        />
      )}
    />
  );
}
