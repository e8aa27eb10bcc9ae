import { Check, X } from 'lucide-react';
import { useEffect, type KeyboardEvent } from 'react';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { HeldFields } from '../../../ui/forms/held-fields.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useRename } from './use-rename.ts';

export function NameField({ document, onDone }: { document: DocumentSummary; onDone: () => void }) {
  const { t } = useTranslation();
  const { edit, extension, field, focus, submit } = useRename(document, onDone);
  useEffect(focus, [focus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone();
  };

  return (
    <Form layout="none" onSubmit={submit}>
      {/* No higher than the line that it replaces. */}
      <div className="-my-0.5 flex max-w-xl items-start gap-1 font-sans text-base font-normal tracking-normal pointer-coarse:-my-1">
        <HeldFields className="min-w-0 flex-1 sm:min-w-96">
          <TextField
            label={t('documents.rename.form.name.label')}
            isLabelHidden
            autoComplete="off"
            trailing={extension && <span className="pr-2 text-sm">.{extension}</span>}
            inputClassName={extension && 'pr-14'}
            onKeyDown={onKeyDown}
            {...field}
          />
        </HeldFields>
        <IconButton
          type="submit"
          variant="primary"
          aria-label={t('documents.rename.submit')}
          isLoading={edit.isSaving}
        >
          <Check size={16} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('common.cancel')} onClick={onDone}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <ConflictDialog edit={edit} onTheirs={onDone} />
    </Form>
  );
}
