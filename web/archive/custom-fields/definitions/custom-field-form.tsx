import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm, useWatch } from 'react-hook-form';
import {
  customFieldTypes,
  hasOptions,
} from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import {
  customFieldFormSchema,
  type CustomField,
} from '../../../../shared/archive/custom-fields/custom-field.ts';
import { useFormDraft } from '../../../drafts/use-draft.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useLeaveQuestion } from '../../../i18n/questions/use-leave-question.ts';
import { useTakenName } from '../../../i18n/messages/use-taken-name.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { DialogBody } from '../../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../../ui/overlays/dialogs/submit-footer.tsx';
import { changedField, newField } from './changed-field.ts';
import { useSaveCustomField } from '../custom-field-api.ts';
import { OptionList } from './option-list.tsx';

export const customFieldDraft = (field?: CustomField) => `field-${field?.id ?? 'new'}`;

interface CustomFieldFormProps {
  organizationId: string;
  field: CustomField | undefined;
  onSaved: () => void;
}

export function CustomFieldForm({ organizationId, field, onSaved }: CustomFieldFormProps) {
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const save = useSaveCustomField(organizationId);
  const form = useForm({
    resolver: zodResolver(customFieldFormSchema),
    defaultValues: {
      name: field?.name ?? '',
      type: field?.type ?? 'text',
      options: field?.options ?? [],
      // A restored draft keeps the values that its form was opened with.
      opened: { name: field?.name ?? '', options: field?.options ?? [] },
    },
  });
  const { register, handleSubmit, control, formState, setError } = form;
  const taken = useTakenName('field.already_exists', setError);
  useFormDraft(customFieldDraft(field), form);
  useLeaveQuestion(formState.isDirty, { description: t('common.leave.description') });
  const options = useController({ control, name: 'options' }).field;
  const type = useWatch({ control, name: 'type' });
  const { errors } = formState;

  const submit = handleSubmit(async (values) => {
    const changed = changedField(values);
    if (field && Object.keys(changed).length === 0) return onSaved();
    return save.mutateAsync(
      field
        ? { fieldId: field.id, input: changed }
        : { fieldId: undefined, input: newField(values) },
      {
        onSuccess: (saved) => {
          toast.success(t('documents.fields.saved'), { description: saved.name });
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
          label={t('fields.form.name.label')}
          isRequired
          autoComplete="off"
          error={fieldError(errors.name)}
          {...register('name')}
        />
        <Select
          label={t('fields.form.type.label')}
          disabled={field !== undefined}
          options={customFieldTypes.map((value) => ({ value, label: t(`fields.type.${value}`) }))}
          {...register('type')}
        />
        {hasOptions(type) && (
          <OptionList
            value={options.value}
            onValueChange={options.onChange}
            error={
              fieldError(errors.options) ??
              fieldError(errors.options?.root) ??
              fieldError(errors.options?.find?.((each) => each?.name)?.name)
            }
            hint={field ? t('fields.form.options.removed') : undefined}
          />
        )}
      </DialogBody>
      <SubmitFooter error={taken.otherThanTaken(save.error)} isLoading={save.isPending}>
        {t(field ? 'documents.rename.submit' : 'fields.create')}
      </SubmitFooter>
    </Form>
  );
}
