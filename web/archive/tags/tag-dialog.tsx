import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm, useWatch } from 'react-hook-form';
import { tagInputSchema, type Tag } from '../../../shared/archive/tags/tag.ts';
import { useFormDraft } from '../../drafts/use-draft.ts';
import { useSaveTag } from './tag-api.ts';
import { useFieldError } from '../../i18n/messages/use-field-error.ts';
import { useLeaveQuestion } from '../../i18n/questions/use-leave-question.ts';
import { useTakenName } from '../../i18n/messages/use-taken-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog, DialogBody } from '../../ui/overlays/dialogs/dialog.tsx';
import { SubmitFooter } from '../../ui/overlays/dialogs/submit-footer.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TagBadge } from '../../ui/display/tag-badge.tsx';
import { TextArea } from '../../ui/forms/text/text-area.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import type { ItemDialogProps } from '../item-lists/dialog-list-page.tsx';
import { presetColors } from './color-formats.ts';
import { ColorPicker } from './color-picker.tsx';

export const tagDraft = (tag?: Tag) => `tag-${tag?.id ?? 'new'}`;

export function TagDialog({ organizationId, item: tag, ...dialog }: ItemDialogProps<Tag>) {
  const { t } = useTranslation();
  return (
    <Dialog {...dialog} title={t(tag ? 'tags.edit' : 'tags.create')}>
      <TagForm
        key={tag?.id}
        organizationId={organizationId}
        tag={tag}
        onSaved={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}

function TagForm(props: { organizationId: string; tag?: Tag; onSaved: () => void }) {
  const { organizationId, tag, onSaved } = props;
  const { t } = useTranslation();
  const fieldError = useFieldError();
  const saveTag = useSaveTag(organizationId);
  const form = useForm({
    resolver: zodResolver(tagInputSchema),
    defaultValues: {
      name: tag?.name ?? '',
      color: tag?.color ?? presetColors[0].toLowerCase(),
      description: tag?.description ?? '',
    },
  });
  const { register, handleSubmit, control, formState, setError } = form;
  const taken = useTakenName('tags.already_exists', setError);
  useFormDraft(tagDraft(tag), form);
  useLeaveQuestion(formState.isDirty, { description: t('common.leave.description') });
  const color = useController({ control, name: 'color' });
  const name = useWatch({ control, name: 'name' });
  const { errors } = formState;

  const save = handleSubmit((input) =>
    saveTag.mutateAsync(
      { ...input, tagId: tag?.id },
      {
        onSuccess: (saved) => {
          toast.success(t(tag ? 'tags.updated' : 'tags.created', { name: saved.name }));
          onSaved();
        },
        onError: taken.onError,
      },
    ),
  );

  return (
    <Form layout="none" onSubmit={save}>
      <DialogBody>
        <TextField
          label={t('tags.form.name.label')}
          placeholder={t('tags.form.name.placeholder')}
          isRequired
          error={fieldError(errors.name)}
          {...register('name')}
        />
        <ColorPicker
          value={color.field.value}
          onValueChange={color.field.onChange}
          error={fieldError(errors.color)}
        />
        <TextArea
          label={t('tags.form.description.label')}
          placeholder={t('tags.form.description.placeholder')}
          rows={2}
          error={fieldError(errors.description)}
          {...register('description')}
        />
        <div className="flex items-center gap-2 text-sm text-muted">
          {t('tags.form.preview')}
          <TagBadge
            name={name.trim() || t('tags.form.name.placeholder')}
            color={color.field.value}
          />
        </div>
      </DialogBody>
      <SubmitFooter error={taken.otherThanTaken(saveTag.error)} isLoading={saveTag.isPending}>
        {t(tag ? 'tags.update' : 'tags.create')}
      </SubmitFooter>
    </Form>
  );
}
