import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DialogBody } from '../../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../../ui/overlays/dialogs/submit-footer.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useRename } from './use-rename.ts';

export function RenameForm({
  document,
  onDone,
}: {
  document: DocumentSummary;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { edit, extension, field, submit } = useRename(document, onDone);
  return (
    <Form layout="none" onSubmit={submit}>
      <DialogBody>
        <TextField
          label={t('documents.rename.form.name.label')}
          hint={extension && t('documents.rename.form.name.extension', { extension })}
          autoComplete="off"
          isRequired
          {...field}
        />
      </DialogBody>
      <SubmitFooter isLoading={edit.isSaving}>{t('documents.rename.submit')}</SubmitFooter>
      <ConflictDialog edit={edit} onTheirs={onDone} />
    </Form>
  );
}
