import type { Member } from '../../../shared/people/members/member.ts';

/** Returns the name of a member; undefined for former members, and if the organization has only one member. */
export function nameOf(members: readonly Member[], userId: string | null): string {
  if (userId === null || members.length < 2) return '';
  return members.find(({ user }) => user.id === userId)?.user.name ?? '';
}
