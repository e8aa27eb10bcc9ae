import { nameIn } from '../files/dav-names.ts';

/**
 * The target of an address below `/dav/{organizationId}`: the root, the inbox in it, or a file in
 * the inbox.
 */
type DavTarget = { kind: 'root' | 'inbox' } | { kind: 'file'; name: string };

export function isDavPath(path: string): boolean {
  return path.startsWith('/dav/');
}

/**
 * Clients join addresses with too many slashes, or too few. Returns undefined for an impossible
 * address.
 */
export function targetOf(url: string, organizationId: string): DavTarget | undefined {
  const segments = new URL(url).pathname.split('/').filter((segment) => segment !== '');
  const [door, organization, folder, file, ...others] = segments;
  if (door !== 'dav' || organization !== organizationId || others.length > 0) return undefined;
  if (folder === undefined) return { kind: 'root' };
  if (folder !== 'inbox') return undefined;
  return file === undefined ? { kind: 'inbox' } : { kind: 'file', name: nameIn(file) };
}

export function rootPath(organizationId: string): string {
  return `/dav/${organizationId}/`;
}

export function inboxPath(organizationId: string): string {
  return `${rootPath(organizationId)}inbox/`;
}

export function filePath(organizationId: string, name: string): string {
  return `${inboxPath(organizationId)}${encodeURIComponent(name)}`;
}
