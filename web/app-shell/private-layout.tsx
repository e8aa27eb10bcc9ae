import { Outlet } from '@tanstack/react-router';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** What every page behind the sign-in can use. */
export function PrivateLayout() {
  return (
    <TooltipProvider>
      <ConfirmProvider>
        <Outlet />
        <ShortcutsDialog />
        <Toaster />
      </ConfirmProvider>
    </TooltipProvider>
  );
}
