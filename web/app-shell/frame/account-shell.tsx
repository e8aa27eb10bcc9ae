import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { RoleContext } from '../../api/session/current-role.ts';
import { readStored } from '../../browser/local-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOrganizations } from '../../people/organizations/organization-api.ts';
import { Button } from '../../ui/button.tsx';
import { CommandPaletteProvider } from '../palette/command-palette.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { accountNavigation } from './navigation.ts';
import { ShellFrame } from './shell-frame.tsx';
import { SideNavigation } from './side-navigation.tsx';

/** The frame of the account's pages. The palette belongs to the organization that was open last. */
export function AccountShell() {
  const lastId = readStored('organization');
  const last = useOrganizations().find(({ id }) => id === lastId);
  if (!last) return <AccountFrame />;
  return (
    <RoleContext value={last.role}>
      <CommandPaletteProvider organizationId={last.id}>
        <AccountFrame actions={<PaletteButton />} />
      </CommandPaletteProvider>
    </RoleContext>
  );
}

function AccountFrame({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ShellFrame
      actions={actions}
      sideNavigation={
        <SideNavigation
          header={
            <Button
              variant="ghost"
              className="h-11 max-w-full justify-start px-2"
              icon={<ArrowLeft size={16} aria-hidden />}
              render={<Link to="/" />}
            >
              <span className="line-clamp-2 text-left text-sm whitespace-normal">
                {t('navigation.back-to-documents')}
              </span>
            </Button>
          }
          label={t('navigation.label')}
          entries={accountNavigation}
        />
      }
    />
  );
}
