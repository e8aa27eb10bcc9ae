import {
  FileText,
  House,
  Inbox,
  KeyRound,
  Mail,
  Settings,
  Tags,
  Trash2,
  UserRound,
  UsersRound,
  Webhook,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import type { LinkProps } from '@tanstack/react-router';
import type en from '../../../locales/en.json';

/** A line of a side navigation. A screen that is added gets its line here, with its route. */
export type NavigationEntry = {
  to: NonNullable<LinkProps['to']>;
  label: Extract<keyof typeof en, `navigation.${string}`>;
  icon: LucideIcon;
  /** Open only on this very page, not on those below it. */
  isExact?: boolean;
  /** Pages that belong to it without lying below it. */
  alsoOpenOn?: NonNullable<LinkProps['to']>[];
};

/** The organization's side navigation, from above. */
export const organizationNavigation: NavigationEntry[] = [
  { to: '/organizations/$organizationId', label: 'navigation.home', icon: House, isExact: true },
  {
    to: '/organizations/$organizationId/documents',
    label: 'navigation.documents',
    icon: FileText,
  },
  { to: '/organizations/$organizationId/tags', label: 'navigation.tags', icon: Tags },
  {
    to: '/organizations/$organizationId/tagging-rules',
    label: 'navigation.tagging-rules',
    icon: WandSparkles,
  },
  {
    to: '/organizations/$organizationId/members',
    label: 'navigation.members',
    icon: UsersRound,
    alsoOpenOn: [
      '/organizations/$organizationId/invite',
      '/organizations/$organizationId/invitations',
    ],
  },
];

/** The part of it that stands at the foot. */
export const organizationFooterNavigation: NavigationEntry[] = [
  { to: '/organizations/$organizationId/deleted', label: 'navigation.trash', icon: Trash2 },
  { to: '/organizations/$organizationId/settings', label: 'navigation.settings', icon: Settings },
];

/** The side navigation of the organization's settings. */
export const organizationSettingsNavigation: NavigationEntry[] = [
  {
    to: '/organizations/$organizationId/settings',
    label: 'navigation.general-settings',
    icon: Settings,
    isExact: true,
  },
  {
    to: '/organizations/$organizationId/settings/intake-emails',
    label: 'navigation.intake-emails',
    icon: Inbox,
  },
  {
    to: '/organizations/$organizationId/settings/webhooks',
    label: 'navigation.webhooks',
    icon: Webhook,
  },
];

/** The side navigation of the user's own account. */
export const accountNavigation: NavigationEntry[] = [
  { to: '/settings', label: 'navigation.account', icon: UserRound },
  { to: '/api-keys', label: 'navigation.api-keys', icon: KeyRound },
  { to: '/invitations', label: 'navigation.invitations', icon: Mail },
];
