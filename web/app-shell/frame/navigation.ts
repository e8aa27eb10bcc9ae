import {
  AppWindow,
  FileText,
  FolderInput,
  House,
  Import,
  Inbox,
  KeyRound,
  ListPlus,
  Mail,
  Settings,
  Shapes,
  Share2,
  Tags,
  Trash2,
  UserRound,
  UsersRound,
  Webhook,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import type { LinkProps } from '@tanstack/react-router';
import { inboxSearch } from '../../archive/inbox/inbox-search.ts';
import type en from '../../../locales/en.json';

export type NavigationEntry = {
  to: NonNullable<LinkProps['to']>;
  label: Extract<keyof typeof en, `navigation.${string}`>;
  words: Extract<keyof typeof en, `palette.words.${string}`>;
  icon: LucideIcon;
  search?: { q: string };
  count?: number;
  /** Active only on this page, not on pages below it. */
  isExact?: boolean;
  /** Further pages on which the entry is active, although their paths are elsewhere. */
  alsoOpenOn?: NonNullable<LinkProps['to']>[];
};

export const organizationNavigation: NavigationEntry[] = [
  {
    to: '/organizations/$organizationId',
    label: 'navigation.home',
    words: 'palette.words.home',
    icon: House,
    isExact: true,
  },
  {
    to: '/organizations/$organizationId/documents',
    label: 'navigation.documents',
    words: 'palette.words.documents',
    icon: FileText,
  },
];

/** Entries for organizing documents and members; they are below the views, as they are needed less often. */
export const organizationToolsNavigation: NavigationEntry[] = [
  {
    to: '/organizations/$organizationId/tags',
    label: 'navigation.tags',
    words: 'palette.words.tags',
    icon: Tags,
  },
  {
    to: '/organizations/$organizationId/correspondents',
    label: 'navigation.correspondents',
    words: 'palette.words.correspondents',
    icon: Mail,
  },
  {
    to: '/organizations/$organizationId/tagging-rules',
    label: 'navigation.tagging-rules',
    words: 'palette.words.tagging-rules',
    icon: WandSparkles,
  },
  {
    to: '/organizations/$organizationId/members',
    label: 'navigation.members',
    words: 'palette.words.members',
    icon: UsersRound,
    alsoOpenOn: [
      '/organizations/$organizationId/invite',
      '/organizations/$organizationId/invitations',
    ],
  },
];

/** Inserts the entry of the Inbox after the first one, unless the Inbox is switched off (`count` is null). */
export function withInbox(
  [home, ...others]: readonly NavigationEntry[],
  count: number | null | undefined,
): NavigationEntry[] {
  const inbox: NavigationEntry = {
    to: '/organizations/$organizationId/documents',
    search: { q: inboxSearch },
    label: 'navigation.inbox',
    words: 'palette.words.inbox',
    icon: Inbox,
    ...(count && { count }),
  };
  return [...(home ? [home] : []), ...(count === null ? [] : [inbox]), ...others];
}

export const organizationFooterNavigation: NavigationEntry[] = [
  {
    to: '/organizations/$organizationId/deleted',
    label: 'navigation.trash',
    words: 'palette.words.trash',
    icon: Trash2,
  },
  {
    to: '/organizations/$organizationId/settings',
    label: 'navigation.settings',
    words: 'palette.words.settings',
    icon: Settings,
  },
];

export const organizationSettingsNavigation: NavigationEntry[] = [
  {
    to: '/organizations/$organizationId/settings',
    label: 'navigation.general-settings',
    words: 'palette.words.settings',
    icon: Settings,
    isExact: true,
  },
  {
    to: '/organizations/$organizationId/settings/fields',
    label: 'navigation.fields',
    words: 'palette.words.fields',
    icon: ListPlus,
  },
  {
    to: '/organizations/$organizationId/settings/document-types',
    label: 'navigation.document-types',
    words: 'palette.words.document-types',
    icon: Shapes,
  },
  {
    to: '/organizations/$organizationId/settings/apps',
    label: 'navigation.apps',
    words: 'palette.words.apps',
    icon: AppWindow,
  },
  {
    to: '/organizations/$organizationId/settings/intake-emails',
    label: 'navigation.intake-emails',
    words: 'palette.words.intake-emails',
    icon: Inbox,
  },
  {
    to: '/organizations/$organizationId/settings/upload-requests',
    label: 'navigation.upload-requests',
    words: 'palette.words.upload-requests',
    icon: FolderInput,
  },
  {
    to: '/organizations/$organizationId/settings/webhooks',
    label: 'navigation.webhooks',
    words: 'palette.words.webhooks',
    icon: Webhook,
  },
  {
    to: '/organizations/$organizationId/settings/sharing',
    label: 'navigation.sharing',
    words: 'palette.words.sharing',
    icon: Share2,
  },
  {
    to: '/organizations/$organizationId/settings/import',
    label: 'navigation.import-archive',
    words: 'palette.words.import-archive',
    icon: Import,
  },
];

const notForViewers: NavigationEntry['label'][] = [
  'navigation.upload-requests',
  'navigation.sharing',
  'navigation.webhooks',
  'navigation.import-archive',
];

export const viewerSettingsNavigation = organizationSettingsNavigation.filter(
  ({ label }) => !notForViewers.includes(label),
);

export const accountNavigation: NavigationEntry[] = [
  { to: '/settings', label: 'navigation.account', words: 'palette.words.account', icon: UserRound },
  {
    to: '/api-keys',
    label: 'navigation.api-keys',
    words: 'palette.words.api-keys',
    icon: KeyRound,
  },
  {
    to: '/invitations',
    label: 'navigation.invitations',
    words: 'palette.words.invitations',
    icon: Mail,
  },
];
