import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useMatchRoute } from '@tanstack/react-router';
import { ArrowLeft, Camera, Search, Upload } from 'lucide-react';
import { useEffect } from 'react';
import { canChangeArchive } from '../../../shared/people/members/member-rules.ts';
import { useCurrentMember } from '../../api/current-member-api.ts';
import { RoleContext, useCanChange } from '../../api/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfig } from '../../api/config-api.ts';
import { useLiveOrganization } from '../../api/live-organization.ts';
import { writeStored } from '../../api/local-store.ts';
import {
  CommandPaletteProvider,
  useCommandPalette,
} from '../../archive/search/command-palette.tsx';
import { useIsTrashedDocument } from '../../archive/documents/use-is-trashed-document.ts';
import {
  FilePickerProvider,
  useFilePicker,
} from '../../archive/documents/upload/file-picker-provider.tsx';
import { UploadButton } from '../../archive/documents/upload/upload-button.tsx';
import { useInboxCount } from '../../archive/inbox/use-inbox-count.ts';
import { useDefaultView } from '../../archive/views/default-view.ts';
import { OrganizationViews } from '../../archive/views/organization-views.tsx';
import { organizationQuery } from '../../people/organizations/organization-api.ts';
import { OrganizationSwitcher } from '../../people/organizations/organization-switcher.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { NavItem } from '../../ui/layout/nav-item.tsx';
import { TitleScope } from '../../ui/layout/page-title.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { modKey } from '../../ui/keyboard/mod-key.ts';
import {
  organizationFooterNavigation,
  organizationNavigation,
  organizationSettingsNavigation,
  viewerSettingsNavigation,
  withInbox,
} from './navigation.ts';
import { useDemotion } from './use-demotion.ts';
import { useCloseDrawer } from './navigation-drawer.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { SideNavigation } from './side-navigation.tsx';

const route = getRouteApi('/private/organizations/$organizationId');

export function OrganizationShell() {
  const { organizationId } = route.useParams();
  // Keeps the role fresh, and notices the end of the membership, on every page.
  const { role } = useCurrentMember(organizationId);
  useDemotion(organizationId, canChangeArchive(role));
  return (
    <RoleContext value={role}>
      <Shell organizationId={organizationId} />
    </RoleContext>
  );
}

function Shell({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  const { data: organization } = useSuspenseQuery(organizationQuery(organizationId));
  const { documentsStorage } = useConfig();
  useLiveOrganization(organizationId);
  // Not in the route's loader: a click during a preload joins the preload, which must not count as a visit.
  useEffect(() => writeStored('organization', organizationId), [organizationId]);
  const matchRoute = useMatchRoute();
  const isSettings = matchRoute({ to: '/organizations/$organizationId/settings', fuzzy: true });
  const settingsOf = t('navigation.settings-of', { name: organization.name });
  const isTrashed = useIsTrashedDocument(organizationId);
  const documentsView = useDefaultView(organizationId);
  const inboxCount = useInboxCount(organizationId);
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
                <SideNavigation
                  header={
                    <>
                      <BackToOrganization organizationId={organizationId} />
                      <p className="line-clamp-3 px-2 text-sm text-muted wrap-anywhere">
                        {settingsOf}
                      </p>
                    </>
                  }
                  label={t('navigation.settings')}
                  entries={canChange ? organizationSettingsNavigation : viewerSettingsNavigation}
                  params={{ organizationId }}
                />
              ) : (
                <SideNavigation
                  header={<OrganizationSwitcher organizationId={organizationId} />}
                  label={t('navigation.label')}
                  entries={withInbox(organizationNavigation, inboxCount)}
                  action={
                    <>
                      {canChange && <ImportEntry />}
                      <Views organizationId={organizationId} />
                    </>
                  }
                  documentsView={documentsView}
                  footerEntries={organizationFooterNavigation}
                  params={{ organizationId }}
                  openEntry={isTrashed ? '/organizations/$organizationId/deleted' : undefined}
                />
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

function BackToOrganization({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      className="h-11 max-w-full justify-start px-2"
      icon={<ArrowLeft size={16} aria-hidden />}
      render={<Link to="/organizations/$organizationId" params={{ organizationId }} />}
    >
      <span className="truncate">{t('navigation.back-to-organization')}</span>
    </Button>
  );
}

function ImportEntry() {
  const { t } = useTranslation();
  const { openPicker } = useFilePicker();
  const closeDrawer = useCloseDrawer();
  const start = () => {
    closeDrawer();
    openPicker();
  };
  return (
    <NavItem icon={<Upload size={16} aria-hidden />} onClick={start}>
      {t('navigation.import')}
    </NavItem>
  );
}

function Views({ organizationId }: { organizationId: string }) {
  return <OrganizationViews organizationId={organizationId} onOpen={useCloseDrawer()} />;
}

function TopBarActions({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const palette = useCommandPalette();
  const canChange = useCanChange();

  return (
    <>
      <button
        type="button"
        onClick={palette.open}
        className="flex h-9 min-w-0 flex-1 items-center gap-2.5 rounded-md border border-border bg-surface px-3 text-muted transition-colors duration-fast hover:border-border-strong hover:text-ink sm:max-w-80 pointer-coarse:h-10"
      >
        <Search size={16} aria-hidden className="shrink-0" />
        <span className="min-w-0 flex-1 truncate text-left">
          <span className="max-sm:sr-only">{t('search.input')}</span>
          <span className="sm:hidden" aria-hidden>
            {t('search.input-short')}
          </span>
        </span>
        <span className="hidden gap-1 sm:flex pointer-coarse:hidden" aria-hidden>
          <Kbd>{modKey}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      {canChange && <UploadActions organizationId={organizationId} />}
    </>
  );
}

function UploadActions({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { openPicker } = useFilePicker();
  useShortcut({ keys: 'u', label: 'shortcuts.upload', run: openPicker });
  const isHome = useMatchRoute()({
    to: '/organizations/$organizationId',
    params: { organizationId },
  });
  const scan = (
    <IconButton
      className="not-pointer-coarse:hidden"
      aria-label={t('scan.title')}
      render={<Link to="/scan" search={{ organization: organizationId }} />}
    >
      <Camera size={16} aria-hidden />
    </IconButton>
  );
  // That page has its own button to upload.
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
