import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  displayName,
  fileExtension,
} from '../../../../shared/reading/file-types/file-extension.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { useFormDraft } from '../../../drafts/use-draft.ts';
import { useErrorMessage } from '../../../i18n/messages/error-message.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useLeaveQuestion } from '../../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { renameDraft } from './rename-draft.ts';
import { renameFormSchema } from './rename-schema.ts';
import { useDocumentEdit } from './use-document-edit.ts';

export function useRename(current: DocumentSummary, onDone: () => void) {
  const [document] = useState(current);
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const errorMessage = useErrorMessage();
  const { organizationId, id: documentId } = document;
  const edit = useDocumentEdit({ organizationId, documentId }, 'name', {
    onSaved: ({ name }) => {
      toast.success(t('documents.rename.done'), { description: name });
      onDone();
    },
    onFailed: errorToast(),
  });
  const form = useForm({
    resolver: zodResolver(renameFormSchema(document.name)),
    defaultValues: { name: displayName(document.name) },
  });
  const { register, handleSubmit, formState, setFocus } = form;
  useFormDraft(renameDraft(documentId), form);
  useLeaveQuestion(formState.isDirty && !edit.isSaving, {
    description: t('common.leave.description'),
  });

  return {
    edit,
    extension: fileExtension(document.name),
    field: {
      ...register('name'),
      error:
        fieldError(formState.errors.name) ?? (edit.error ? errorMessage(edit.error) : undefined),
    },
    focus: useCallback(() => setFocus('name', { shouldSelect: true }), [setFocus]),
    submit: handleSubmit(({ name }) => {
      if (name === document.name) return onDone();
      return edit.save(name, { version: document.version, value: document.name });
    }),
  };
}
