import { Link } from '@tanstack/react-router';
import { Languages, LogOut, UserRound } from 'lucide-react';
import { useTranslation } from '../i18n/use-translation.ts';
import { localeNames, locales } from '../../shared/locales.ts';
import { useCurrentUser } from '../api/session-query.ts';
import { changeLocale } from '../i18n/i18n.ts';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/button.tsx';
import {
  Menu,
  MenuGroup,
  MenuItem,
  MenuLinkItem,
  MenuRadioGroup,
  MenuSeparator,
  MenuSubmenu,
} from '../ui/menu.tsx';
import { useSignOut } from './session-end.ts';

const languages = locales.map((locale) => ({
  value: locale,
  label: <span lang={locale}>{localeNames[locale]}</span>,
}));

export function UserMenu() {
  const { t, i18n } = useTranslation();
  const user = useCurrentUser();
  const signOut = useSignOut();

  return (
    <Menu
      align="end"
      trigger={
        <IconButton aria-label={t('user-menu.label')} isLoading={signOut.isPending}>
          <Avatar name={user.name || user.email} size="sm" />
        </IconButton>
      }
    >
      <MenuGroup label={user.email}>
        <MenuLinkItem render={<Link to="/settings" />} icon={<UserRound size={16} aria-hidden />}>
          {t('user-menu.account-settings')}
        </MenuLinkItem>
      </MenuGroup>
      <MenuSubmenu label={t('language.label')} icon={<Languages size={16} aria-hidden />}>
        <MenuRadioGroup
          label={t('language.label')}
          isLabelHidden
          value={locales.find((locale) => locale === i18n.language) ?? 'en'}
          onValueChange={(locale) => void changeLocale(locale)}
          options={languages}
        />
      </MenuSubmenu>
      <MenuSeparator />
      <MenuItem onClick={() => signOut.mutate()} icon={<LogOut size={16} aria-hidden />}>
        {t('user-menu.logout')}
      </MenuItem>
    </Menu>
  );
}
