import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { accountNavigation } from './navigation.ts';
import { ShellFrame } from './shell-frame.tsx';
import { SideNavigation } from './side-navigation.tsx';

export function AccountShell() {
  const { t } = useTranslation();
  return (
    <ShellFrame
      sideNavigation={
        <SideNavigation
          header={
            <Button
              variant="ghost"
              className="h-11 max-w-full justify-start px-2"
              icon={<ArrowLeft size={16} aria-hidden />}
              render={<Link to="/" />}
            >
              <span className="truncate">{t('navigation.back-to-documents')}</span>
            </Button>
          }
          label={t('navigation.label')}
          entries={accountNavigation}
        />
      }
    />
  );
}
