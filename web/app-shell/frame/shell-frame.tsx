import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FrameContext } from '../../ui/layout/frame-context.ts';
import { useMedia } from '../../ui/layout/use-media.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { OrganizationRail, RailLinks } from './organization-rail.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

const mainId = 'main';

/** Rail, side navigation and top bar around a page; on a phone, the first two are in a drawer. */
export function ShellFrame({
  sideNavigation,
  actions,
  name,
  children,
}: {
  sideNavigation: ReactNode;
  actions?: ReactNode;
  name?: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const isWide = useMedia('(width >= 64rem)');
  return (
    <div className="flex min-h-dvh">
      <a
        href={`#${mainId}`}
        className="fixed top-2 left-2 z-popover -translate-y-16 rounded-md bg-accent px-3 py-2 font-medium text-on-accent focus:translate-y-0"
      >
        {t('navigation.skip')}
      </a>
      {isWide && (
        <aside
          aria-label={t('navigation.sidebar')}
          className="sticky top-0 flex h-dvh w-64 shrink-0 border-r border-border bg-surface-sunken"
        >
          <OrganizationRail />
          <div className="flex min-w-0 flex-1 flex-col overflow-y-auto">
            {sideNavigation}
            <RailLinks />
          </div>
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-sticky flex h-14 items-center gap-2 border-b border-border bg-background px-3 sm:px-6">
          {!isWide && <NavigationDrawer>{sideNavigation}</NavigationDrawer>}
          {actions}
          <div className="ml-auto flex items-center gap-1">
            <ThemeMenu />
            <UserMenu />
          </div>
        </header>
        <main id={mainId} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {name && (
            <p
              dir="auto"
              className="-mb-3 px-4 pt-3 text-sm wrap-anywhere text-muted sm:px-8 lg:hidden"
            >
              {name}
            </p>
          )}
          <FrameContext value={true}>{children ?? <Outlet />}</FrameContext>
        </main>
      </div>
    </div>
  );
}
