import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Camera, Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { canChangeArchive } from '../../../shared/people/members/member-rules.ts';
import { useCurrentMember } from '../../api/session/current-member-api.ts';
import { RoleContext, useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfig } from '../../api/session/config-api.ts';
import { useLiveOrganization } from '../../api/queries/live-organization.ts';
import { writeStored } from '../../browser/local-store.ts';
import { useOpenPath } from '../../navigation/use-open-path.ts';
import { CommandPaletteProvider } from '../palette/command-palette.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import {
  FilePickerProvider,
  useFilePicker,
} from '../../archive/documents/upload/picking/file-picker-provider.tsx';
import { UploadButton } from '../../archive/documents/upload/picking/upload-button.tsx';
import { DocumentTypesProvider } from '../../archive/document-types/document-types-provider.tsx';
import { organizationQuery } from '../../people/organizations/organization-api.ts';
import { IconButton } from '../../ui/button.tsx';
import { TitleScope } from '../../ui/layout/page-title.tsx';
import { OrganizationNavigation, SettingsNavigation } from './organization-navigation.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import { useCloseQuestion } from '../../ui/overlays/dialogs/confirm.tsx';

const route = getRouteApi('/private/organizations/$organizationId');

export function OrganizationShell() {
  const { organizationId } = route.useParams();
  // Refetches the role and detects the end of the membership on every page.
  const { role } = useCurrentMember(organizationId);
  useDemotion(organizationId, canChangeArchive(role));
  return (
    <RoleContext value={role}>
      <DocumentTypesProvider organizationId={organizationId}>
        <Shell organizationId={organizationId} />
      </DocumentTypesProvider>
    </RoleContext>
  );
}

function Shell({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { data: organization } = useSuspenseQuery(organizationQuery(organizationId));
  const { documentsStorage } = useConfig();
  useLiveOrganization(organizationId);
  // Not in the route's loader: a click during a preload joins the preload, which must not count as a visit.
  useEffect(() => writeStored('organization', organizationId), [organizationId]);
  const isSettings = useOpenPath().startsWith('/organizations/$organizationId/settings');
  const settingsOf = t('navigation.settings-of', { name: organization.name });
  return (
    <TitleScope name={organization.name}>
      <FilePickerProvider
        organizationId={organizationId}
        maxUploadSize={documentsStorage.maxUploadSize}
      >
        <CommandPaletteProvider organizationId={organizationId}>
          <ShellFrame
            sideNavigation={
              isSettings ? (
                <SettingsNavigation organizationId={organizationId} title={settingsOf} />
              ) : (
                <OrganizationNavigation organizationId={organizationId} />
              )
            }
            actions={<TopBarActions organizationId={organizationId} />}
            name={isSettings ? settingsOf : organization.name}
          />
        </CommandPaletteProvider>
      </FilePickerProvider>
    </TitleScope>
  );
}

function TopBarActions({ organizationId }: { organizationId: string }) {
  const canChange = useCanChange();

  return (
    <>
      <PaletteButton />
      {canChange && <UploadActions organizationId={organizationId} />}
    </>
  );
}

function UploadActions({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { openPicker } = useFilePicker();
  useShortcut({ keys: 'u', label: 'shortcuts.upload', run: openPicker });
  const isHome = useOpenPath() === '/organizations/$organizationId';
  const scan = (
    <IconButton
      className="not-pointer-coarse:hidden"
      aria-label={t('scan.title')}
      render={<Link to="/scan" search={{ organization: organizationId }} />}
    >
      <Camera size={16} aria-hidden />
    </IconButton>
  );
  // That page has its own upload button.
  if (isHome) return scan;
  return (
    <>
      {scan}
      <div className="max-sm:hidden">
        <UploadButton variant="secondary" />
      </div>
      <IconButton className="sm:hidden" aria-label={t('upload.action')} onClick={openPicker}>
        <Upload size={16} aria-hidden />
      </IconButton>
    </>
  );
}

/**
 * When the user becomes a viewer, closes the open question and the undo offers, which would be refused, and shows why.
 */
function useDemotion(organizationId: string, canChange: boolean) {
  const { t } = useTranslation();
  const closeQuestion = useCloseQuestion();
  const before = useRef({ organizationId, canChange });
  useEffect(() => {
    const { organizationId: lastId, canChange: couldChange } = before.current;
    before.current = { organizationId, canChange };
    if (lastId !== organizationId || !couldChange || canChange) return;
    closeQuestion(false);
    toast.dismiss();
    toast.info(t('roles.now-viewer'));
  }, [organizationId, canChange, closeQuestion, t]);
}
