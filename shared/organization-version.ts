export const organizationVersionHeader = 'organization-version';

/** `version` grows with every change that members can see. `isPending`: background jobs will change more. */
export type OrganizationVersion = { version: number; isPending: boolean };

/** Returns the ETag of a version. */
export function organizationVersionTag({ version, isPending }: OrganizationVersion): string {
  return isPending ? `"${version}-pending"` : `"${version}"`;
}
