import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect, type SubmitEvent } from 'react';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import type {
  SavedTaggingRule,
  TaggingRule,
  TaggingRuleInput,
} from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { useCanChange } from '../../../api/session/current-role.ts';
import { useFormDraft } from '../../../drafts/use-draft.ts';
import { customFieldsQuery } from '../../custom-fields/custom-field-api.ts';
import { useTagChoice } from '../../tags/use-tag-choice.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useFieldError } from '../../../i18n/messages/use-field-error.ts';
import { useLeaveQuestion } from '../../../i18n/questions/use-leave-question.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { Form, FormActions } from '../../../ui/forms/form.tsx';
import { MultiSelect } from '../../../ui/pickers/multi-select.tsx';
import { TextArea } from '../../../ui/forms/text/text-area.tsx';
import { TextField } from '../../../ui/forms/text/text-field.tsx';
import { ApplyRuleDialog } from '../apply-rule-dialog.tsx';
import { RuleConditions } from './rule-conditions.tsx';
import { RuleFields } from './rule-fields.tsx';
import { RulePreview } from './rule-preview.tsx';
import { formValuesOf, ruleFormSchema, type RuleFormValues } from './rule-form-values.ts';
import { useSaveRule } from './use-save-rule.ts';

interface TaggingRuleFormProps {
  organizationId: string;
  rule?: TaggingRule;
  onSaved: (saved: SavedTaggingRule) => Promise<void>;
  onCancel: () => void;
}

export function TaggingRuleForm(props: TaggingRuleFormProps) {
  const { organizationId, rule, onSaved, onCancel } = props;
  const { t, i18n } = useTranslation();
  const canChange = useCanChange();
  const fieldError = useFieldError();
  const queryClient = useQueryClient();
  const fieldsQuery = customFieldsQuery(organizationId);
  const form = useForm<RuleFormValues, unknown, TaggingRuleInput>({
    resolver: (...args) => {
      const fields = queryClient.getQueryData(fieldsQuery.queryKey) ?? [];
      return zodResolver(ruleFormSchema({ locale: i18n.language, fields }))(...args);
    },
    defaultValues: formValuesOf(rule, i18n.language),
  });
  const { register, handleSubmit, control, formState, getValues, reset, setValue } = form;
  const { errors, isDirty, defaultValues } = formState;
  useFormDraft('tagging-rule', form);
  const isFormer = rule !== undefined && rule.version !== defaultValues?.version;
  useEffect(() => {
    // Applying uses the stored rule, which the form also shows while it is unchanged.
    if (isFormer && !isDirty) reset(formValuesOf(rule, i18n.language));
  }, [isFormer, isDirty, rule, reset, i18n.language]);
  useLeaveQuestion(isDirty, { description: t('tagging-rules.form.leave.description') });
  const tagChoice = useTagChoice(organizationId, ({ id }) =>
    setValue('tagIds', [...getValues('tagIds'), id], {
      shouldDirty: true,
      shouldValidate: true,
    }),
  );

  const { save, isSaving } = useSaveRule(organizationId, {
    rule,
    isSameForm: (current, version) =>
      version === defaultValues?.version &&
      JSON.stringify({ ...formValuesOf(current, i18n.language), version }) ===
        JSON.stringify(defaultValues),
    onSaved,
  });
  // The switch of a rule is in the list.
  const isEnabled = rule?.isEnabled ?? true;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    // The rule may refer to fields that are not loaded yet.
    const fields = await queryClient.ensureQueryData(fieldsQuery).catch(errorToast());
    if (!fields) return;
    await handleSubmit((input) => save({ ...input, isEnabled, version: getValues('version') }))(
      event,
    );
  };

  return (
    <FormProvider {...form}>
      <Form onSubmit={submit}>
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
              ref={field.ref}
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
            <Button type="submit" variant="primary" isLoading={isSaving}>
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
