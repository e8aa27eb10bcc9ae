import {
  correspondentLimits,
  customFieldLimits,
  documentTypeLimits,
  maxArchiveNumber,
  maxFieldTextLength,
  maxTitleTemplateLength,
  viewLimits,
} from '../../../shared/archive/archive-limits.ts';
import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { uploadRequestLimits } from '../../../shared/sharing/upload-requests/upload-request-limits.ts';
import { limits } from '../../../shared/limits.ts';
import type { TranslationKey } from '../translation-key.ts';

export type FieldValues = { minLength?: number; maxLength?: number };

export const fieldValues: Partial<Record<TranslationKey, FieldValues>> = {
  'account.name.too-long': { maxLength: limits.userName.max },
  'account.passkeys.form.name.max-length': { maxLength: limits.passkeyName.max },
  'api-keys.form.name.too-long': { maxLength: limits.apiKeyName.max },
  'auth.form.name.too-long': { maxLength: limits.registrationName.max },
  'auth.form.password.too-long': { maxLength: limits.password.max },
  'auth.form.password.too-short': { minLength: limits.password.min },
  'organizations.form.name.too-long': { maxLength: limits.organizationName.max },
  'organizations.form.name.too-short': { minLength: limits.organizationName.min },
  'archive-settings.title-template.too-long': { maxLength: maxTitleTemplateLength },
  'correspondents.form.aliases.max-length': { maxLength: correspondentLimits.aliases },
  'correspondents.form.name.max-length': { maxLength: correspondentLimits.name },
  'correspondents.form.tags.max-length': { maxLength: correspondentLimits.tags },
  'document-types.form.name.max-length': { maxLength: documentTypeLimits.name },
  'documents.content.form.max-length': { maxLength: limits.documentContent.max },
  'documents.fields.form.archive-number': { maxLength: maxArchiveNumber },
  'documents.fields.form.reference': { maxLength: maxFieldTextLength },
  'documents.rename.form.name.max-length': { maxLength: limits.documentName.max },
  'fields.form.name.max-length': { maxLength: customFieldLimits.name },
  'fields.form.options.max-length': { maxLength: customFieldLimits.options },
  'fields.value.link-length': { maxLength: customFieldLimits.link },
  'fields.value.text': { maxLength: customFieldLimits.text },
  'sharing.form.max-downloads.range': { maxLength: shareLinkLimits.downloads },
  'upload-requests.form.checklist.too-long': { maxLength: uploadRequestLimits.item },
  'upload-requests.form.checklist.too-many': { maxLength: uploadRequestLimits.items },
  'upload-requests.form.max-files.range': { maxLength: uploadRequestLimits.files },
  'upload-requests.form.max-total-bytes.range': {
    maxLength: Math.floor(uploadRequestLimits.bytes / 1_000_000),
  },
  'upload-requests.form.note.too-long': { maxLength: uploadRequestLimits.note },
  'upload-requests.form.recipients.invalid': { maxLength: uploadRequestLimits.recipients },
  'upload-requests.form.password.too-long': { maxLength: limits.password.max },
  'upload-requests.form.title.too-long': { maxLength: uploadRequestLimits.title },
  'tagging-rules.form.conditions.max-length': { maxLength: limits.taggingRuleConditions.max },
  'tagging-rules.form.conditions.value.max-length': {
    maxLength: limits.taggingRuleConditionValue.max,
  },
  'tagging-rules.form.description.max-length': { maxLength: limits.taggingRuleDescription.max },
  'tagging-rules.form.name.max-length': { maxLength: limits.taggingRuleName.max },
  'tagging-rules.form.tags.max-length': { maxLength: limits.taggingRuleTags.max },
  'tags.form.description.max-length': { maxLength: limits.tagDescription.max },
  'tags.form.name.max-length': { maxLength: limits.tagName.max },
  'views.form.name.max-length': { maxLength: viewLimits.name },
  'webhooks.form.name.too-long': { maxLength: limits.webhookName.max },
  'webhooks.form.secret.too-long': { maxLength: limits.webhookSecret.max },
};
