import { LogOut, Languages, Monitor, Moon, Plus, Sun, Zap } from 'lucide-react';
import { localeNames, locales } from '../../../shared/locales.ts';
import { useCanChange, useCurrentRole } from '../../api/session/current-role.ts';
import { useInboxCount } from '../../archive/inbox/use-inbox-count.ts';
import { changeLocale } from '../../i18n/i18n.ts';
import { errorToast } from '../../i18n/messages/error-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSignOut } from '../../people/sign-in/sign-out-api.ts';
import { useTheme } from '../../theme/theme-provider.tsx';
import { themes, type Theme } from '../../theme/theme.ts';
import { useCommands, type CommandSubject } from '../../ui/keyboard/commands.ts';
import { useShortcuts, type ShortcutLabel } from '../../ui/keyboard/shortcuts.ts';
import { useEndSession } from '../session/session-end.ts';
import { paletteActionPages, palettePages, type PalettePage } from './palette-pages.ts';
import type { PaletteItem } from './palette-item.ts';

const notOffered: readonly ShortcutLabel[] = [
  'shortcuts.search',
  'shortcuts.next-row',
  'shortcuts.previous-row',
  'shortcuts.select-row',
  'shortcuts.toggle-paid',
  'shortcuts.complete-reminder',
  'shortcuts.undo-reminder',
];

export function useSubjectItems(): Record<CommandSubject, PaletteItem[]> {
  const commands = useCommands();
  const itemsOf = (subject: CommandSubject) =>
    commands
      .filter((each) => each.subject === subject)
      .map(({ label, icon: Icon, run }) => ({
        id: `${subject}:${label}`,
        label,
        icon: <Icon size={16} aria-hidden />,
        run,
      }));
  return {
    document: itemsOf('document'),
    list: itemsOf('list'),
    selection: itemsOf('selection'),
  };
}

export function usePageItems(organizationId: string): PaletteItem[] {
  const pageItem = usePageItem(organizationId);
  return palettePages(useCurrentRole(), useInboxCount(organizationId)).map(pageItem);
}

export function useActionItems(options: { organizationId: string; onCreateTag: () => void }) {
  const { organizationId, onCreateTag } = options;
  const { t } = useTranslation();
  const pageItem = usePageItem(organizationId);
  const role = useCurrentRole();
  const canChange = useCanChange();
  const signOut = useSignOut({ onSuccess: useEndSession(), onError: errorToast() });
  const createTag: PaletteItem = {
    id: 'create-tag',
    label: t('tags.create'),
    words: t('palette.words.new'),
    icon: <Plus size={16} aria-hidden />,
    run: onCreateTag,
  };
  const logout: PaletteItem = {
    id: 'logout',
    label: t('user-menu.logout'),
    words: t('palette.words.logout'),
    icon: <LogOut size={16} aria-hidden />,
    run: () => signOut.mutate(undefined),
  };
  return [
    ...useShortcutItems(),
    ...(canChange ? [createTag] : []),
    ...paletteActionPages(role).map(pageItem),
    ...useThemeItems(),
    ...locales.map((locale): PaletteItem => ({
      id: `language:${locale}`,
      label: `${t('language.label')}: ${localeNames[locale]}`,
      icon: <Languages size={16} aria-hidden />,
      isNamedOnly: true,
      run: () => void changeLocale(locale).catch(errorToast()),
    })),
    logout,
  ];
}

function usePageItem(organizationId: string) {
  const { t } = useTranslation();
  return ({ to, label, words, icon: Icon, search, hash }: PalettePage): PaletteItem => ({
    id: `page:${label}`,
    label: t(label),
    words: t(words),
    icon: <Icon size={16} aria-hidden />,
    link: {
      to,
      params: { organizationId },
      search: search ?? (to === '/scan' ? { organization: organizationId } : {}),
      hash,
    },
  });
}

function useShortcutItems(): PaletteItem[] {
  const { t } = useTranslation();
  const byLabel = new Map(useShortcuts().map((shortcut) => [shortcut.label, shortcut]));
  return [...byLabel.values()].flatMap(({ label, keys, run }) =>
    !run || notOffered.includes(label)
      ? []
      : {
          id: label,
          label: t(label),
          words: label === 'shortcuts.upload' ? t('palette.words.upload') : undefined,
          icon: <Zap size={16} aria-hidden />,
          keys,
          isNamedOnly: label !== 'shortcuts.upload',
          run: () => run(new KeyboardEvent('keydown')),
        },
  );
}

const themeIcons = { light: Sun, dark: Moon, system: Monitor } satisfies Record<Theme, typeof Sun>;

function useThemeItems(): PaletteItem[] {
  const { t } = useTranslation();
  const { setTheme } = useTheme();
  return themes.map((theme) => {
    const Icon = themeIcons[theme];
    return {
      id: `theme:${theme}`,
      label: `${t('theme.label')}: ${t(`theme.${theme}`)}`,
      words: t('palette.words.theme'),
      icon: <Icon size={16} aria-hidden />,
      isNamedOnly: true,
      run: () => setTheme(theme),
    };
  });
}
