import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useMatchRoute } from '@tanstack/react-router';
import { ArrowLeft, Search, Upload } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useConfig } from '../../api/config-api.ts';
import {
  CommandPaletteProvider,
  useCommandPalette,
} from '../../archive/search/command-palette.tsx';
import {
  FilePickerProvider,
  useFilePicker,
} from '../../archive/documents/upload/file-picker-provider.tsx';
import {
  organizationQuery,
  useCurrentMember,
} from '../../people/organizations/organization-api.ts';
import { OrganizationSwitcher } from '../../people/organizations/organization-switcher.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { TitleScope } from '../../ui/layout/page-title.tsx';
import { Kbd } from '../../ui/keyboard/kbd.tsx';
import { modKey } from '../../ui/keyboard/mod-key.ts';
import {
  organizationFooterNavigation,
  organizationNavigation,
  organizationSettingsNavigation,
} from './navigation.ts';
import { ShellFrame } from './shell-frame.tsx';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { SideNavigation } from './side-navigation.tsx';

const route = getRouteApi('/private/organizations/$organizationId');

export function OrganizationShell() {
  const { t } = useTranslation();
  const { organizationId } = route.useParams();
  // Keeps the role fresh, and notices the end of the membership, on every page.
  useCurrentMember(organizationId);
  const { data: organization } = useSuspenseQuery(organizationQuery(organizationId));
  const { documentsStorage } = useConfig();
  const matchRoute = useMatchRoute();
  const isSettings = matchRoute({ to: '/organizations/$organizationId/settings', fuzzy: true });
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
                  header={<BackToOrganization organizationId={organizationId} />}
                  label={t('navigation.settings')}
                  entries={organizationSettingsNavigation}
                  params={{ organizationId }}
                />
              ) : (
                <SideNavigation
                  header={<OrganizationSwitcher organizationId={organizationId} />}
                  label={t('navigation.label')}
                  entries={organizationNavigation}
                  footerEntries={organizationFooterNavigation}
                  params={{ organizationId }}
                />
              )
            }
            actions={<TopBarActions />}
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
      className="h-11 justify-start px-2"
      icon={<ArrowLeft size={16} aria-hidden />}
      render={<Link to="/organizations/$organizationId" params={{ organizationId }} />}
    >
      {t('navigation.back-to-organization')}
    </Button>
  );
}

function TopBarActions() {
  const { t } = useTranslation();
  const palette = useCommandPalette();
  const { openPicker } = useFilePicker();
  useShortcut({ keys: 'u', label: 'shortcuts.upload', run: openPicker });

  return (
    <>
      <button
        type="button"
        onClick={palette.open}
        className="flex h-9 min-w-0 flex-1 items-center gap-2.5 rounded-md border border-border bg-surface px-3 text-muted transition-colors duration-fast hover:border-border-strong hover:text-ink sm:max-w-80 pointer-coarse:h-10"
      >
        <Search size={16} aria-hidden className="shrink-0" />
        <span className="min-w-0 flex-1 truncate text-left">{t('search.input')}</span>
        <span className="hidden gap-1 sm:flex pointer-coarse:hidden" aria-hidden>
          <Kbd>{modKey}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <Button
        className="max-sm:hidden"
        icon={<Upload size={16} aria-hidden />}
        onClick={openPicker}
      >
        {t('navigation.import')}
      </Button>
      <IconButton className="sm:hidden" aria-label={t('navigation.import')} onClick={openPicker}>
        <Upload size={16} aria-hidden />
      </IconButton>
    </>
  );
}
