import type { Member } from '../../../shared/people/members/member.ts';

/** The name of a member; nothing for former ones, and where there is nobody else. */
export function nameOf(members: readonly Member[], userId: string | null): string {
  if (userId === null || members.length < 2) return '';
  return members.find(({ user }) => user.id === userId)?.user.name ?? '';
}
