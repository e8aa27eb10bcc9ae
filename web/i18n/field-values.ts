import { limits } from '../../shared/limits.ts';
import type { TranslationKey } from './translation-key.ts';

export type FieldValues = { minLength?: number; maxLength?: number };

/** The values that messages of the shared schemas, which are translation keys, refer to. */
export const fieldValues: Partial<Record<TranslationKey, FieldValues>> = {
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
