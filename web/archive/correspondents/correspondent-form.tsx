import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import {
  correspondentInputSchema,
  type Correspondent,
  type CorrespondentInput,
  type CorrespondentUpdate,
} from '../../../shared/archive/correspondents/correspondent.ts';
import { useFormDraft } from '../../drafts/use-draft.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useLeaveQuestion } from '../../i18n/questions/use-leave-question.ts';
import { useTakenName } from '../../i18n/messages/use-taken-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { Form } from '../../ui/forms/form.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../ui/overlays/dialogs/submit-footer.tsx';
import { MultiSelect } from '../../ui/pickers/multi-select.tsx';
import { useTypeOptions } from '../document-types/use-type-options.ts';
import { useTagOptions } from '../tags/use-tag-options.ts';
import { useSaveCorrespondent } from './correspondent-api.ts';

export const correspondentDraft = (correspondent?: Correspondent) =>
  `correspondent-${correspondent?.id ?? 'new'}`;

interface CorrespondentFormProps {
  organizationId: string;
  correspondent: Correspondent | undefined;
  onSaved: () => void;
}

export function CorrespondentForm(props: CorrespondentFormProps) {
  const { organizationId, correspondent, onSaved } = props;
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const save = useSaveCorrespondent(organizationId);
  const form = useForm({
    resolver: zodResolver(correspondentInputSchema),
    defaultValues: {
      name: correspondent?.name ?? '',
      aliases: correspondent?.aliases ?? [],
      defaultTagIds: correspondent?.defaultTagIds ?? [],
      defaultDocumentType: correspondent?.defaultDocumentType ?? null,
    },
  });
  const { register, handleSubmit, control, formState, setError } = form;
  const taken = useTakenName('correspondent.already_exists', setError);
  useFormDraft(correspondentDraft(correspondent), form);
  useLeaveQuestion(formState.isDirty, { description: t('common.leave.description') });
  const aliases = useController({ control, name: 'aliases' }).field;
  const tags = useController({ control, name: 'defaultTagIds' }).field;
  const type = useController({ control, name: 'defaultDocumentType' }).field;
  const typeOptions = useTypeOptions(type.value);
  const { errors, dirtyFields } = formState;

  const submit = handleSubmit(async (input) => {
    const changed = changedOf(input, dirtyFields);
    if (correspondent && Object.keys(changed).length === 0) return onSaved();
    return save.mutateAsync(
      correspondent
        ? { correspondentId: correspondent.id, input: changed }
        : { correspondentId: undefined, input },
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
          label={t('correspondents.form.name.label')}
          isRequired
          autoComplete="off"
          error={fieldError(errors.name)}
          {...register('name')}
        />
        <MultiSelect
          label={t('correspondents.form.aliases.label')}
          hint={t('correspondents.form.aliases.hint')}
          placeholder={t('correspondents.form.aliases.placeholder')}
          emptyLabel={t('correspondents.form.aliases.placeholder')}
          options={(aliases.value ?? []).map((alias) => ({ value: alias, label: alias }))}
          value={aliases.value ?? []}
          onValueChange={aliases.onChange}
          creation={{
            label: (name) => t('correspondents.choice.create', { name }),
            run: (name) => aliases.onChange([...(aliases.value ?? []), name]),
            createsOnLeave: true,
          }}
          error={fieldError(errors.aliases)}
        />
        <Select
          label={t('correspondents.form.type.label')}
          options={[{ value: '', label: t('correspondents.form.type.none') }, ...typeOptions]}
          value={type.value ?? ''}
          onChange={(event) => type.onChange(event.currentTarget.value || null)}
        />
        <MultiSelect
          {...useTagOptions(organizationId)}
          label={t('correspondents.form.tags.label')}
          value={tags.value ?? []}
          onValueChange={tags.onChange}
          error={fieldError(errors.defaultTagIds)}
        />
      </DialogBody>
      <SubmitFooter error={taken.otherThanTaken(save.error)} isLoading={save.isPending}>
        {t(correspondent ? 'documents.rename.submit' : 'correspondents.create')}
      </SubmitFooter>
    </Form>
  );
}

/** Returns only the edited fields: the others may have changed on the server, as a merge adds aliases. */
function changedOf(
  input: CorrespondentInput,
  dirtyFields: Partial<Record<keyof CorrespondentInput, unknown>>,
): CorrespondentUpdate {
  return Object.fromEntries(
    Object.entries(input).filter(([key]) => Object.hasOwn(dirtyFields, key)),
  );
}
