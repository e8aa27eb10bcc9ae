import i18next from 'i18next';
import { expect, it } from 'vitest';
import english from '../../locales/en.json';
import { fieldValues } from '../../web/i18n/messages/field-values.ts';
import type { TranslationKey } from '../../web/i18n/translation-key.ts';

const translator = i18next.createInstance();
await translator.init({
  lng: 'en',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: { en: { translation: english } },
});

/** Texts that the requirements quote verbatim. */
const required: Partial<Record<TranslationKey, string>> = {
  'common.confirm-title': 'Confirm ?',
  'common.cancel': 'Cancel',
  'common.confirm': 'Confirm',
  'common.copied': 'Copied!',
  'documents.details': 'Document details',
  'documents.rename.title': 'Rename document',
  'documents.delete.title': 'Delete document',
  'documents.delete.confirm': 'Delete document',
  'documents.deleted': 'Document deleted',
  'documents.restored': 'Document restored',
  'documents.content.updated': 'Document content updated',
  'documents.content.update-failed': 'Failed to update document content',
  'documents.rename.form.name.max-length': 'The name must be less than 255 characters',
  'pagination.rows-per-page': 'Rows per page',
  'preview.unavailable': 'No preview available for this file type',
  'tags.form.color.invalid': 'The hex color is badly formatted.',
  'tags.form.name.max-length': 'Tag name must be less than 64 characters',
  'tags.form.description.max-length': 'Description must be less than 256 characters',
  'tags.create': 'Create tag',
  'tagging-rules.create-failed': 'Failed to create tagging rule',
  'tagging-rules.update-failed': 'Failed to update tagging rule',
  'config.unreachable.title': 'Server unreachable',
  'config.still-unreachable.title': 'Server still unreachable',
  'config.still-unreachable.description': 'The server remains unreachable, try again later.',
  'auth.form.email.required': 'Please enter your email address',
  'auth.form.email.invalid': 'This email address is invalid',
  'auth.form.password.required': 'Please enter your password',
  'auth.form.password.too-short': 'Password must be at least 8 characters',
  'auth.form.password.too-long': 'Password must be less than 128 characters',
  'auth.register.disabled.title': 'Registration is disabled',
  'auth.no-provider.title': 'No authentication provider',
  'organizations.form.name.required': 'Please enter an organization name',
  'organizations.form.name.not-a-string': 'Organization name must be a string',
  'organizations.form.name.too-short': 'Organization name must be at least 3 characters',
  'organizations.form.name.too-long': 'Organization name must be at most 50 characters',
  'organizations.first.default-name': 'My organization',
  'account.name.too-long': 'Full name must be less than 50 characters',
  'members.invite.not-allowed': 'Only admins or owners can invite members to the organization',
  'invitations.form.email.invalid': 'Please enter a valid email address',
  'invitations.invite.failed': 'Failed to invite member',
  'intake-emails.disabled.title': 'Intake emails are disabled',
  'intake-emails.origins.form.duplicate':
    'This email is already in the allowed origins for this intake email',
  'api-keys.form.name.required': 'Please enter a name for the API key',
  'api-keys.form.permissions.required': 'Please select at least one permission',
  'webhooks.form.name.required': 'Name is required',
  'webhooks.form.url.required': 'URL is required',
  'webhooks.form.url.invalid': 'URL is invalid',
  'webhooks.form.events.required': 'At least one event is required',
  'subscriptions.portal.failed': 'Failed to get customer portal URL',
  'user-menu.account-settings': 'Account settings',
  'user-menu.logout': 'Logout',
  'navigation.home': 'Home',
  'navigation.documents': 'Documents',
  'navigation.tags': 'Tags',
  'navigation.tagging-rules': 'Tagging rules',
  'navigation.trash': 'Deleted documents',
  'navigation.settings': 'Settings',
  'navigation.api-keys': 'API keys',
  'navigation.account': 'Account',
  'navigation.general-settings': 'General settings',
  'navigation.intake-emails': 'Intake emails',
  'navigation.webhooks': 'Webhooks',
  'navigation.members': 'Members',
  'navigation.invitations': 'Invitations',
  'navigation.import': 'Import a document',
  'time.just-now': 'just now',
  'time.few-seconds-ago': 'a few seconds ago',
  'error.document.already_exists': 'The document already exists',
  'error.document.size_too_large': 'The file size is too large',
  'error.tags.already_exists': 'A tag with this name already exists for the organization',
  'error.user.max_organization_count_reached':
    'You have reached the maximum number of organizations you can create, if you need to create more, please contact support.',
  'error.internal.error': 'An error occurred, try again later',
  'error.demo.not_available': 'This feature is not available in demo',
  'error.default': 'An error occurred while processing your request.',
  'error.unknown': 'An unknown error has occurred.',
};

it.each(Object.entries(required))('%s is "%s"', (key, text) => {
  const values = { ...fieldValues[key as TranslationKey] };
  expect(translator.t(key as TranslationKey, values)).toBe(text);
});

it('names the place in a list of pages, and the first organization after its user', () => {
  expect(translator.t('pagination.page-of', { page: 2, count: 7 })).toBe('Page 2 of 7');
  expect(translator.t('organizations.first.name', { name: 'Ada' })).toBe("Ada's organization");
});
