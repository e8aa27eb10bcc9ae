import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeyRound, Languages, LogOut, Mail, UserRound } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chooseLocale, localeNames, locales } from '../../../shared/locales.ts';
import { useCurrentUser } from '../../api/session/session-api.ts';
import { invitationCountQuery } from '../../people/invitations/invitation-api.ts';
import { useErrorMessage } from '../../i18n/messages/error-message.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { changeLocale } from '../../i18n/i18n.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toasts/toast.ts';
import {
  Menu,
  MenuGroup,
  MenuItem,
  MenuLinkItem,
  MenuRadioGroup,
  MenuSeparator,
  MenuSubmenu,
} from '../../ui/overlays/menu.tsx';
import { useSignOut } from '../../people/sign-in/sign-out-api.ts';
import { useEndSession } from '../session/session-end.ts';

const languages = locales.map((locale) => ({
  value: locale,
  label: <span lang={locale}>{localeNames[locale]}</span>,
}));

export function UserMenu() {
  const { t, i18n } = useTranslation();
  const user = useCurrentUser();
  const signOut = useSignOut({ onSuccess: useEndSession() });
  const formats = useFormats();
  const errorMessage = useErrorMessage();
  const showError = (error: unknown) => toast.error(errorMessage(error));
  const { data: invitationCount = 0 } = useQuery(invitationCountQuery);

  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          aria-label={
            invitationCount > 0
              ? t('user-menu.label-invited', { count: invitationCount })
              : t('user-menu.label')
          }
          isLoading={signOut.isPending}
        >
          <Avatar name={user.name || user.email} size="sm" />
          {invitationCount > 0 && (
            <span
              aria-hidden
              className="absolute top-1 right-1 size-3 rounded-full border-2 border-background bg-accent-strong"
            />
          )}
        </IconButton>
      }
    >
      <MenuGroup label={user.email}>
        <MenuLinkItem render={<Link to="/settings" />} icon={<UserRound size={16} aria-hidden />}>
          {t('user-menu.account-settings')}
        </MenuLinkItem>
        <MenuLinkItem render={<Link to="/api-keys" />} icon={<KeyRound size={16} aria-hidden />}>
          {t('user-menu.api-keys')}
        </MenuLinkItem>
        <MenuLinkItem
          render={<Link to="/invitations" />}
          icon={<Mail size={16} aria-hidden />}
          trailing={
            invitationCount > 0 && <Badge tone="accent">{formats.number(invitationCount)}</Badge>
          }
        >
          {t('user-menu.invitations')}
        </MenuLinkItem>
      </MenuGroup>
      <MenuSubmenu label={t('language.label')} icon={<Languages size={16} aria-hidden />}>
        <MenuRadioGroup
          label={t('language.label')}
          isLabelHidden
          value={chooseLocale([i18n.language])}
          onValueChange={(locale) => void changeLocale(locale).catch(showError)}
          options={languages}
        />
      </MenuSubmenu>
      <MenuSeparator />
      <MenuItem
        onClick={() => signOut.mutate(undefined, { onError: showError })}
        icon={<LogOut size={16} aria-hidden />}
      >
        {t('user-menu.logout')}
      </MenuItem>
    </Menu>
  );
}
