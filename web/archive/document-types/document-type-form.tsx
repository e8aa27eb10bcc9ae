import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { documentTypeInputSchema } from '../../../shared/archive/document-types/document-type.ts';
import { isBuiltInType } from '../../../shared/reading/fields/document-types.ts';
import { useFormDraft } from '../../drafts/use-draft.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useTakenName } from '../../i18n/messages/use-taken-name.ts';
import { useLeaveQuestion } from '../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Form } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../ui/overlays/dialogs/submit-footer.tsx';
import { useSaveDocumentType } from './document-type-api.ts';
import type { ListedType } from './listed-type.ts';

export const documentTypeDraft = (type?: ListedType) => `document-type-${type?.id ?? 'new'}`;

const named = documentTypeInputSchema.pick({ name: true });
/** An empty name resets a built-in type to its default name. */
const renamed = z.object({ name: z.union([z.literal(''), named.shape.name]) });

interface DocumentTypeFormProps {
  organizationId: string;
  type: ListedType | undefined;
  onSaved: () => void;
}

export function DocumentTypeForm({ organizationId, type, onSaved }: DocumentTypeFormProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const save = useSaveDocumentType(organizationId);
  const builtIn =
    type && isBuiltInType(type.key) ? t(`documents.fields.type.${type.key}`) : undefined;
  const form = useForm({
    resolver: zodResolver(builtIn === undefined ? named : renamed),
    defaultValues: { name: type && (type.isRenamed || !type.isBuiltIn) ? type.name : '' },
  });
  const { register, handleSubmit, formState, setError } = form;
  const taken = useTakenName('document_type.already_exists', setError);
  useFormDraft(documentTypeDraft(type), form);
  useLeaveQuestion(formState.isDirty, { description: t('common.leave.description') });

  const submit = handleSubmit(({ name }) => {
    if (type && !formState.isDirty) return onSaved();
    return save.mutateAsync(
      type ? { key: type.key, input: { name: name || null } } : { key: undefined, input: { name } },
      {
        onSuccess: (saved) => {
          toast.success(t('documents.fields.saved'), {
            description: name || builtIn || saved.name,
          });
          onSaved();
        },
        onError: taken.onError,
      },
    );
  });

  return (
    <Form layout="none" onSubmit={submit}>
      <DialogBody>
        <TextField
          label={t('document-types.form.name.label')}
          isRequired={builtIn === undefined}
          autoComplete="off"
          placeholder={builtIn}
          hint={builtIn && t('document-types.form.name.built-in', { name: builtIn })}
          error={fieldError(formState.errors.name)}
          {...register('name')}
        />
      </DialogBody>
      <SubmitFooter error={taken.otherThanTaken(save.error)} isLoading={save.isPending}>
        {t(type ? 'documents.rename.submit' : 'document-types.create')}
      </SubmitFooter>
    </Form>
  );
}
