import type { Failure } from '../../api/queries/failures.ts';
import { ApiError } from '../../api/api-error.ts';
import { isOrganizationInaccessible } from '../../people/organizations/organization-paths.ts';

type MembershipDoubt =
  | { kind: 'none' }
  /** The organization itself could not be loaded. */
  | { kind: 'ended'; organizationId: string }
  /** A request was refused: the role may have changed, or the membership may have ended. */
  | { kind: 'unsure' };

export function membershipDoubtOf({ error, queryKey }: Failure): MembershipDoubt {
  if (!(error instanceof ApiError) || error.status === 401) return { kind: 'none' };
  const organizationId = queryKey && organizationLoadedBy(queryKey);
  if (organizationId !== undefined) {
    return isOrganizationInaccessible(error) ? { kind: 'ended', organizationId } : { kind: 'none' };
  }
  return { kind: error.status === 403 ? 'unsure' : 'none' };
}

export function organizationLoadedBy(queryKey: readonly unknown[]): string | undefined {
  const [root, organizationId, feature, member, ...rest] = queryKey;
  if (root !== 'organizations' || typeof organizationId !== 'string' || rest.length > 0) {
    return undefined;
  }
  const isOwn = feature === undefined || (feature === 'members' && member === 'me');
  return isOwn ? organizationId : undefined;
}
