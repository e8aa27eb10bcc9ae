import { organizationVersionHeader } from '../../../shared/organization-version.ts';

const versions = new Map<string, number>();

/** Notes which version of an organization a request of this tab has led to. Returns the response. */
export function noteWrittenVersion(url: string, response: Response): Response {
  const [, organizationId] = /\/organizations\/(org_\w+)/.exec(url) ?? [];
  const version = Number(response.headers.get(organizationVersionHeader));
  if (organizationId && version > (versions.get(organizationId) ?? 0)) {
    versions.set(organizationId, version);
  }
  return response;
}

/** The newest version of an organization that this tab has written; 0 if it has written nothing. */
export function writtenVersionOf(organizationId: string): number {
  return versions.get(organizationId) ?? 0;
}
