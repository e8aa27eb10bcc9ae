import { createContext, use } from 'react';
import { canChangeArchive } from '../../../shared/people/members/member-rules.ts';
import type { Role } from '../../../shared/roles.ts';

export const RoleContext = createContext<Role>('viewer');

export function useCurrentRole(): Role {
  return use(RoleContext);
}

export function useCanChange(): boolean {
  return canChangeArchive(useCurrentRole());
}
