/** The organization's version after a request has changed something. */
export const organizationVersionHeader = 'organization-version';

/**
 * `version` grows with every change that members see. `isPending`: work goes on in the background, which will change
 * more.
 */
export type OrganizationVersion = { version: number; isPending: boolean };

/** The ETag of a version. */
export function organizationVersionTag({ version, isPending }: OrganizationVersion): string {
  return isPending ? `"${version}-pending"` : `"${version}"`;
}
