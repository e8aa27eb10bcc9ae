import { useQueryClient } from '@tanstack/react-query';
import type {
  SavedTaggingRule,
  TaggingRule,
} from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { hasCode } from '../../../api/api-error.ts';
import { errorToast } from '../../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toasts/toast.ts';
import { useConfirm } from '../../../ui/overlays/dialogs/confirm.tsx';
import { taggingRuleQuery, useSaveTaggingRule, type RuleToSave } from '../tagging-rule-api.ts';

interface RuleSavingOptions {
  rule: TaggingRule | undefined;
  /** Returns whether everything that changed since a version of the rule is outside of its form. */
  isSameForm: (current: TaggingRule, version: number) => boolean;
  /** Saving is pending until its promise resolves. */
  onSaved: (saved: SavedTaggingRule) => Promise<void>;
}

/** Saves a rule. Asks first if that would apply it to all documents, or overwrite another user's changes. */
export function useSaveRule(organizationId: string, options: RuleSavingOptions) {
  const { rule, isSameForm, onSaved } = options;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const saveRule = useSaveTaggingRule(organizationId, rule?.id);

  const confirmForAll = async ({ isEnabled, conditions }: RuleToSave) =>
    !isEnabled ||
    conditions.length > 0 ||
    confirm({
      title: t('tagging-rules.no-conditions.title'),
      description: t('tagging-rules.no-conditions.description'),
      confirmLabel: t('tagging-rules.no-conditions.confirm'),
    });

  const send = async (toSave: RuleToSave) => {
    // Stays undefined if the form was left meanwhile.
    let next: Promise<void> | undefined;
    await saveRule
      .mutateAsync(toSave, {
        onSuccess: (saved) => {
          const { name } = saved.taggingRule;
          toast.success(t(rule ? 'tagging-rules.updated' : 'tagging-rules.created', { name }));
          next = onSaved(saved);
        },
        onError: (error) => {
          if (rule && hasCode(error, 'request.conflict')) next = sendOverCurrent(rule, toSave);
        },
      })
      .catch(() => undefined);
    await next;
  };

  const sendOverCurrent = async ({ id: taggingRuleId }: TaggingRule, toSave: RuleToSave) => {
    const query = taggingRuleQuery({ organizationId, taggingRuleId });
    const current = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(errorToast());
    if (!current) return;
    const isConfirmed =
      isSameForm(current, toSave.version) ||
      (await confirm({
        title: t('tagging-rules.conflict.title'),
        description: t('tagging-rules.conflict.description'),
        confirmLabel: t('documents.conflict.keep-mine'),
        cancelLabel: t('common.leave.stay'),
      }));
    if (!isConfirmed) return;
    const { version, isEnabled } = current;
    const next = { ...toSave, version, isEnabled };
    if (toSave.isEnabled || (await confirmForAll(next))) await send(next);
  };

  return {
    isSaving: saveRule.isPending,
    save: async (toSave: RuleToSave) => {
      if (await confirmForAll(toSave)) await send(toSave);
    },
  };
}
