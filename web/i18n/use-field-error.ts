import { useTranslation } from './use-translation.ts';
import { limits } from '../../shared/limits.ts';
import type { TranslationKey } from './translation-key.ts';

/** The values that messages of the shared schemas, which are translation keys, refer to. */
const numbers: Partial<Record<TranslationKey, { minLength?: number; maxLength?: number }>> = {
  'account.name.too-long': { maxLength: limits.userName.max },
  'account.passkeys.form.name.max-length': { maxLength: limits.passkeyName.max },
  'api-keys.form.name.too-long': { maxLength: limits.apiKeyName.max },
  'auth.form.name.too-long': { maxLength: limits.registrationName.max },
  'auth.form.password.too-long': { maxLength: limits.password.max },
  'auth.form.password.too-short': { minLength: limits.password.min },
  'organizations.form.name.too-long': { maxLength: limits.organizationName.max },
  'organizations.form.name.too-short': { minLength: limits.organizationName.min },
  'documents.content.form.max-length': { maxLength: limits.documentContent.max },
  'tagging-rules.form.conditions.max-length': { maxLength: limits.taggingRuleConditions.max },
  'tagging-rules.form.conditions.value.max-length': {
    maxLength: limits.taggingRuleConditionValue.max,
  },
  'tagging-rules.form.description.max-length': { maxLength: limits.taggingRuleDescription.max },
  'tagging-rules.form.name.max-length': { maxLength: limits.taggingRuleName.max },
  'tagging-rules.form.tags.max-length': { maxLength: limits.taggingRuleTags.max },
  'tags.form.description.max-length': { maxLength: limits.tagDescription.max },
  'tags.form.name.max-length': { maxLength: limits.tagName.max },
  'webhooks.form.name.too-long': { maxLength: limits.webhookName.max },
  'webhooks.form.secret.too-long': { maxLength: limits.webhookSecret.max },
};

/** Translates a field's error: `error={fieldError(errors.name)}`. */
export function useFieldError() {
  const { t, i18n } = useTranslation();
  const isKey = (message: string): message is TranslationKey => i18n.exists(message);
  return (error: { message?: string } | undefined): string | undefined => {
    if (!error?.message) return undefined;
    return isKey(error.message) ? t(error.message, numbers[error.message] ?? {}) : error.message;
  };
}
