import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { viewInputSchema, type View } from '../../../shared/archive/views/view.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useLeaveQuestion } from '../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Form } from '../../ui/forms/form.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../ui/overlays/dialogs/submit-footer.tsx';

const schema = viewInputSchema.pick({ name: true, isShared: true });

type ViewNaming = { name: string; isShared: boolean };

export interface ViewFormProps {
  naming: ViewNaming;
  canChooseSharing: boolean;
  save: { mutateAsync: (naming: ViewNaming) => Promise<View>; isPending: boolean; error: unknown };
  onSaved: () => void;
}

export function ViewForm({ naming, canChooseSharing, save, onSaved }: ViewFormProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: naming,
  });
  // Saving opens the new view, which must not ask about unsaved changes.
  useLeaveQuestion(formState.isDirty && !formState.isSubmitting, {
    description: t('common.leave.description'),
  });
  const submit = handleSubmit(async (input) => {
    const saved = await save.mutateAsync(input).catch(() => undefined);
    if (!saved) return;
    toast.success(t('views.saved'), { description: saved.name });
    onSaved();
  });
  return (
    <Form layout="none" onSubmit={submit}>
      <DialogBody>
        <TextField
          label={t('correspondents.form.name.label')}
          isRequired
          autoComplete="off"
          error={fieldError(formState.errors.name)}
          {...register('name')}
        />
        {canChooseSharing && (
          <Switch
            label={t('views.form.shared.label')}
            hint={t('views.form.shared.hint')}
            {...register('isShared')}
          />
        )}
      </DialogBody>
      <SubmitFooter error={save.error} isLoading={save.isPending}>
        {t('documents.rename.submit')}
      </SubmitFooter>
    </Form>
  );
}
