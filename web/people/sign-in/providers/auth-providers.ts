import type { PublicConfig } from '../../../../shared/operations/config.ts';

export type AuthProvider =
  | { kind: 'github'; id: 'github'; name: string }
  | { kind: 'google'; id: 'google'; name: string }
  | { kind: 'custom'; id: string; name: string; icon?: string };

export function providersOf({ providers }: PublicConfig['auth']): AuthProvider[] {
  return [
    ...(providers.github.isEnabled
      ? [{ kind: 'github', id: 'github', name: 'GitHub' } as const]
      : []),
    ...(providers.google.isEnabled
      ? [{ kind: 'google', id: 'google', name: 'Google' } as const]
      : []),
    ...providers.customs.map(({ providerId, name, icon }) => ({
      kind: 'custom' as const,
      id: providerId,
      name,
      icon,
    })),
  ];
}

type EmailForm = 'shown' | 'behind-button' | 'absent';

/** Returns whether the email form is shown, behind a button (if only other providers are enabled), or absent. */
export function emailFormOf(auth: PublicConfig['auth']): EmailForm {
  if (auth.providers.email.isEnabled) return 'shown';
  return providersOf(auth).length > 0 ? 'behind-button' : 'absent';
}
