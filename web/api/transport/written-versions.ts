import { organizationVersionHeader } from '../../../shared/organization-version.ts';

type Write = { version: number; at: number };

const writes = new Map<string, Write>();

/** Records the version of an organization that a request of this tab has led to. Returns the response. */
export function noteWrittenVersion(url: string, response: Response): Response {
  const [, organizationId] = /\/organizations\/(org_\w+)/.exec(url) ?? [];
  const version = Number(response.headers.get(organizationVersionHeader));
  if (organizationId && version > lastWriteOf(organizationId).version) {
    writes.set(organizationId, { version, at: Date.now() });
  }
  return response;
}

export function lastWriteOf(organizationId: string): Write {
  return writes.get(organizationId) ?? { version: 0, at: 0 };
}
