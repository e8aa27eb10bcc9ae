import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import type {
  SavedTaggingRule,
  TaggingRule,
  TaggingRuleInput,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { hasCode } from '../../api/api-error.ts';
import { useCanChange } from '../../api/current-role.ts';
import { useFormDraft } from '../../api/use-draft.ts';
import { useCustomFields } from '../custom-fields/custom-field-api.ts';
import { useTagChoice } from '../tags/use-tag-choice.ts';
import { errorToast } from '../../i18n/error-toast.ts';
import { useFieldError } from '../../i18n/use-field-error.ts';
import { useLeaveQuestion } from '../../i18n/use-leave-question.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { useConfirm } from '../../ui/overlays/confirm.tsx';
import { Form, FormActions } from '../../ui/forms/form.tsx';
import { MultiSelect } from '../../ui/pickers/multi-select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ApplyRuleDialog } from './apply-rule-dialog.tsx';
import { RuleConditions } from './rule-conditions.tsx';
import { RuleFields } from './rule-fields.tsx';
import { RulePreview } from './rule-preview.tsx';
import { formValuesOf, ruleFormSchema, type RuleFormValues } from './rule-form-values.ts';
import { taggingRuleQuery, useSaveTaggingRule, type RuleToSave } from './tagging-rule-api.ts';

export interface TaggingRuleFormProps {
  organizationId: string;
  /** The rule to edit; without it, a new one is created. */
  rule?: TaggingRule;
  onSaved: (saved: SavedTaggingRule) => void;
  onCancel: () => void;
}

export function TaggingRuleForm(props: TaggingRuleFormProps) {
  const { organizationId, rule, onSaved, onCancel } = props;
  const { t, i18n } = useTranslation();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const canChange = useCanChange();
  const fieldError = useFieldError();
  const { data: fields = [] } = useCustomFields(organizationId);
  const saveRule = useSaveTaggingRule(organizationId, rule?.id);
  const form = useForm<RuleFormValues, unknown, TaggingRuleInput>({
    resolver: zodResolver(ruleFormSchema({ locale: i18n.language, fields })),
    defaultValues: formValuesOf(rule, i18n.language),
  });
  const { register, handleSubmit, control, formState, getValues, setValue } = form;
  const { errors, isDirty } = formState;
  useFormDraft('tagging-rule', form);
  useLeaveQuestion(isDirty, { description: t('tagging-rules.form.leave.description') });
  const tagChoice = useTagChoice(organizationId, ({ id }) =>
    setValue('tagIds', [...getValues('tagIds'), id], { shouldValidate: true }),
  );

  const save = handleSubmit(async (input) => {
    if (input.isEnabled && input.conditions.length === 0) {
      const isConfirmed = await confirm({
        title: t('tagging-rules.no-conditions.title'),
        description: t('tagging-rules.no-conditions.description'),
        confirmLabel: t('tagging-rules.no-conditions.confirm'),
      });
      if (!isConfirmed) return;
    }
    send({ ...input, version: getValues('version') });
  });

  const send = (toSave: RuleToSave) =>
    saveRule.mutate(toSave, {
      onSuccess: (saved) => {
        const { name } = saved.taggingRule;
        toast.success(t(rule ? 'tagging-rules.updated' : 'tagging-rules.created', { name }));
        onSaved(saved);
      },
      onError: (error) => {
        if (rule && hasCode(error, 'request.conflict')) void askToReplace(rule, toSave);
      },
    });

  const askToReplace = async ({ id: taggingRuleId }: TaggingRule, toSave: RuleToSave) => {
    const isConfirmed = await confirm({
      title: t('tagging-rules.conflict.title'),
      description: t('tagging-rules.conflict.description'),
      confirmLabel: t('documents.conflict.keep-mine'),
      cancelLabel: t('common.leave.stay'),
    });
    if (!isConfirmed) return;
    const address = { organizationId, taggingRuleId };
    const current = await queryClient.fetchQuery(taggingRuleQuery(address)).catch(errorToast());
    if (current) send({ ...toSave, version: current.version });
  };

  return (
    <FormProvider {...form}>
      <Form onSubmit={(event) => void save(event)}>
        <TextField
          label={t('tagging-rules.form.name.label')}
          placeholder={t('tagging-rules.form.name.placeholder')}
          isRequired
          error={fieldError(errors.name)}
          {...register('name')}
        />
        <TextArea
          label={t('tagging-rules.form.description.label')}
          rows={2}
          error={fieldError(errors.description)}
          {...register('description')}
        />
        <RuleConditions organizationId={organizationId} />
        <RulePreview organizationId={organizationId}>
          {rule && canChange && <ApplyRule rule={rule} isDirty={isDirty} />}
        </RulePreview>
        <Controller
          control={control}
          name="tagIds"
          render={({ field }) => (
            <MultiSelect
              {...tagChoice}
              label={t('tagging-rules.form.tags.label')}
              hint={t('tagging-rules.form.tags.hint')}
              value={field.value}
              onValueChange={field.onChange}
              error={fieldError(Array.isArray(errors.tagIds) ? errors.tagIds[0] : errors.tagIds)}
            />
          )}
        />
        <RuleFields organizationId={organizationId} />
        {!canChange && <Callout tone="warning">{t('roles.draft-stays')}</Callout>}
        <FormActions>
          {canChange && (
            <Button type="submit" variant="primary" isLoading={saveRule.isPending}>
              {t(rule ? 'tagging-rules.update' : 'tagging-rules.create')}
            </Button>
          )}
          <Button variant="ghost" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </FormActions>
      </Form>
    </FormProvider>
  );
}

/** Applies what the form shows, which is what is stored: unsaved changes are saved first. */
function ApplyRule({ rule, isDirty }: { rule: TaggingRule; isDirty: boolean }) {
  const { t } = useTranslation();
  if (isDirty) return <p>{t('tagging-rules.apply.save-first')}</p>;
  return (
    <ApplyRuleDialog
      rule={rule}
      trigger={
        <Button size="sm" icon={<Play size={16} aria-hidden />}>
          {t('tagging-rules.apply.action')}
        </Button>
      }
    />
  );
}
