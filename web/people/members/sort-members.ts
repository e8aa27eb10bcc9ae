import type { Member } from '../../../shared/people/members/member.ts';
import { roles } from '../../../shared/roles.ts';
import { sortByName } from '../../i18n/names/sort-by-name.ts';

export function sortMembers(members: readonly Member[], locale: string): Member[] {
  const byName = sortByName(members, { nameOf: ({ user }) => user.name, locale });
  return byName.toSorted((left, right) => roles.indexOf(left.role) - roles.indexOf(right.role));
}
