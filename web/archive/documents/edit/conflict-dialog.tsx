import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../ui/overlays/dialog.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import type { DocumentEdit } from './use-document-edit.ts';

export interface ConflictDialogProps {
  edit: DocumentEdit;
  /** Called when the other version was kept. */
  onTheirs: () => void;
}

/** Shows both versions after two users changed the same field, so that neither is lost. */
export function ConflictDialog({ edit, onTheirs }: ConflictDialogProps) {
  const { conflict, isSaving, keepMine, takeTheirs, closeConflict } = edit;
  const { t } = useTranslation();
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={(isOpen) => !isOpen && closeConflict()}
      size="lg"
      title={t('documents.conflict.title')}
      description={t('documents.conflict.description')}
    >
      <DialogBody>
        {conflict && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Version label={t('documents.conflict.mine')} text={conflict.mine} />
            <Version
              label={t('documents.conflict.theirs')}
              text={conflict.theirs[conflict.field]}
            />
          </div>
        )}
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

function Version({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <TextArea className="w-full" dir="auto" label={label} value={text} readOnly rows={8} />
      <CopyButton
        value={text}
        label={t('documents.conflict.copy')}
        copiedLabel={t('documents.copied')}
        variant="ghost"
      />
    </div>
  );
}
