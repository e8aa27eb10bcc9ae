import { useQuery } from '@tanstack/react-query';
import { canManageOrganization } from '../../../shared/people/members/member-rules.ts';
import { useCurrentRole } from '../../api/session/current-role.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { archiveSettingsQuery, useUpdateArchiveSettings } from './archive-settings-api.ts';

export function ZipFilesSwitch({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const isAllowed = canManageOrganization(useCurrentRole());
  const { data: settings } = useQuery(archiveSettingsQuery(organizationId));
  const update = useUpdateArchiveSettings(organizationId, { onError: errorToast() });
  const chosen = update.isPending ? update.variables.opensZipFiles : undefined;
  return (
    <Switch
      label={t('intake-emails.zip-files.label')}
      hint={t('intake-emails.zip-files.hint')}
      checked={chosen ?? settings?.opensZipFiles ?? false}
      disabled={!isAllowed || !settings}
      onChange={(event) => update.mutate({ opensZipFiles: event.target.checked })}
    />
  );
}
