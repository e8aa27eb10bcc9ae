import {
  linkSettings,
  type LinkSetting,
} from '../../../shared/sharing/share-links/link-settings.ts';
import type { TranslationKey } from '../../i18n/translation-key.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const labels: Record<LinkSetting, TranslationKey> = {
  name: 'sharing.form.name',
  note: 'sharing.form.note',
  expiresAt: 'sharing.form.ends',
  password: 'sharing.form.password',
  isDownloadAllowed: 'sharing.form.download',
  maxDownloads: 'sharing.form.max-downloads.label',
  showsDetails: 'sharing.form.details',
  showsOrganization: 'sharing.form.organization',
  notifiesOnOpening: 'sharing.form.notifies',
};

export function useLinkSettingNames(fields: readonly string[] = []): string[] {
  const { t } = useTranslation();
  const changed = linkSettings.filter((setting) => fields.includes(setting));
  return changed.map((setting) => t('common.quoted', { text: t(labels[setting]) }));
}
