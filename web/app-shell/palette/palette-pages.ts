import type { LinkProps } from '@tanstack/react-router';
import {
  Building2,
  Camera,
  Download,
  KeyRound,
  UserRoundPlus,
  WandSparkles,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import {
  canChangeArchive,
  canInvite,
  canManageOrganization,
} from '../../../shared/people/members/member-rules.ts';
import type { Role } from '../../../shared/roles.ts';
import type { TranslationKey } from '../../i18n/translation-key.ts';
import {
  accountNavigation,
  organizationFooterNavigation,
  organizationNavigation,
  organizationSettingsNavigation,
  organizationToolsNavigation,
  viewerSettingsNavigation,
  withInbox,
} from '../frame/navigation.ts';

export type PalettePage = {
  to: NonNullable<LinkProps['to']>;
  label: TranslationKey;
  words: TranslationKey;
  icon: LucideIcon;
  search?: { q: string };
  hash?: string;
};

export function palettePages(role: Role, inboxCount: number | null | undefined): PalettePage[] {
  return [
    ...withInbox(organizationNavigation, inboxCount),
    ...organizationToolsNavigation,
    ...organizationFooterNavigation,
    ...(canChangeArchive(role) ? organizationSettingsNavigation : viewerSettingsNavigation).filter(
      // The first settings page is the target of the entry in the footer.
      ({ isExact }) => !isExact,
    ),
    ...accountNavigation,
  ];
}

const actionPages: (PalettePage & { mayOpen: (role: Role) => boolean })[] = [
  {
    to: '/scan',
    label: 'scan.title',
    words: 'palette.words.scan',
    icon: Camera,
    mayOpen: canChangeArchive,
  },
  {
    to: '/organizations/$organizationId/invite',
    label: 'members.invite.action',
    words: 'palette.words.invite',
    icon: UserRoundPlus,
    mayOpen: canInvite,
  },
  {
    to: '/organizations/$organizationId/settings',
    hash: 'export',
    label: 'export.submit',
    words: 'palette.words.export',
    icon: Download,
    mayOpen: () => true,
  },
  {
    to: '/organizations/$organizationId/tagging-rules/create',
    label: 'tagging-rules.create',
    words: 'palette.words.new',
    icon: WandSparkles,
    mayOpen: canChangeArchive,
  },
  {
    to: '/organizations/$organizationId/settings/webhooks/create',
    label: 'webhooks.create.action',
    words: 'palette.words.new',
    icon: Webhook,
    mayOpen: canManageOrganization,
  },
  {
    to: '/api-keys/create',
    label: 'api-keys.create.action',
    words: 'palette.words.new',
    icon: KeyRound,
    mayOpen: () => true,
  },
  {
    to: '/organizations/create',
    label: 'organizations.create.link',
    words: 'palette.words.new',
    icon: Building2,
    mayOpen: () => true,
  },
];

export function paletteActionPages(role: Role): PalettePage[] {
  return actionPages.filter(({ mayOpen }) => mayOpen(role));
}
