import { Outlet } from '@tanstack/react-router';
import { Logo } from '../../ui/display/logo.tsx';
import { FrameContext } from '../../ui/layout/frame-context.ts';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

export function FocusedLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between px-4 sm:px-6">
        <Logo />
        <div className="flex items-center gap-1">
          <ThemeMenu />
          <UserMenu />
        </div>
      </header>
      <main className="mx-auto w-full max-w-xl px-4 pt-[12dvh] pb-16 sm:px-8">
        <FrameContext value={true}>
          <Outlet />
        </FrameContext>
      </main>
    </div>
  );
}
