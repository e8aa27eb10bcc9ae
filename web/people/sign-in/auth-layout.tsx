import { Outlet } from '@tanstack/react-router';
import { Moon, Sun } from 'lucide-react';
import { LanguageSelect } from '../../i18n/language-select.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useTheme } from '../../theme/theme-provider.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Logo } from '../../ui/display/logo.tsx';
import { FrameContext } from '../../ui/layout/frame-context.ts';
import { SheafIllustration } from './sheaf-illustration.tsx';

/** The frame of the pages before the login. The logo keeps its position on every page, even when a message appears. */
export function AuthLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-4 py-5 sm:px-8">
        <main className="mx-auto flex w-full max-w-sm flex-1 flex-col pt-[3dvh] sm:pt-[10dvh] pb-8">
          <Logo size={28} />
          <FrameContext value={true}>
            <Outlet />
          </FrameContext>
        </main>
        <footer className="flex items-center justify-between gap-2">
          <LanguageSelect />
          <ThemeToggle />
        </footer>
      </div>
      <div
        aria-hidden
        className="hidden items-center justify-center border-l border-border bg-surface-sunken p-12 lg:flex"
      >
        <SheafIllustration />
      </div>
    </div>
  );
}

function ThemeToggle() {
  const { t } = useTranslation();
  const { resolvedTheme, setTheme } = useTheme();
  const isDark = resolvedTheme === 'dark';
  const Icon = isDark ? Moon : Sun;
  return (
    <IconButton
      aria-label={isDark ? t('theme.use-light') : t('theme.use-dark')}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  );
}
