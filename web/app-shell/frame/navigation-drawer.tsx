import { useLocation } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/overlays/dialogs/drawer.tsx';
import { OrganizationRail, RailLinks } from './organization-rail.tsx';

const CloseDrawerContext = createContext<() => void>(() => undefined);

export function useCloseDrawer(): () => void {
  return use(CloseDrawerContext);
}

export function NavigationDrawer({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const pathname = useLocation({ select: (location) => location.pathname });
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const close = useCallback(() => setOpenedOn(null), []);

  return (
    <Drawer
      open={openedOn === pathname}
      onOpenChange={(isOpen) => setOpenedOn(isOpen ? pathname : null)}
      title={t('navigation.label')}
      trigger={
        <IconButton aria-label={t('navigation.open')}>
          <MenuIcon size={18} aria-hidden />
        </IconButton>
      }
    >
      <CloseDrawerContext value={close}>
        <OrganizationRail />
        <div className="flex min-w-0 flex-1 flex-col">
          {children}
          <RailLinks />
        </div>
      </CloseDrawerContext>
    </Drawer>
  );
}
