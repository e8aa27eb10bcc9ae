import { createContext, use } from 'react';
import { canChangeArchive } from '../../../shared/people/members/member-rules.ts';
import type { Role } from '../../../shared/roles.ts';

export const RoleContext = createContext<Role>('viewer');

export function useCurrentRole(): Role {
  return use(RoleContext);
}

/** Whether the user may change the documents, tags and rules of the organization; a viewer may not. */
export function useCanChange(): boolean {
  return canChangeArchive(useCurrentRole());
}
