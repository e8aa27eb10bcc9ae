import { singleLine } from '../../shared/text/single-line.ts';
import type { ApiKeyClient } from '../../shared/people/api-keys/api-key.ts';

const longest = { name: 60, version: 30 };

/** A name as some programs write it in an address, as "Swift%20Paperless". */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The program that sends a request: the first product of its `User-Agent`, and the version of the Paperless-ngx API that its `Accept`
 * names. Returns undefined for one that does not say. Whatever it says is no more than a text.
 */
export function clientOf(headers: Headers): Omit<ApiKeyClient, 'lastUsedAt'> | undefined {
  const [, product = '', version = ''] =
    /^([^/(]+)(?:\/([^\s/()]+))?/.exec(headers.get('user-agent') ?? '') ?? [];
  const name = singleLine(decoded(product)).slice(0, longest.name).toWellFormed().trim();
  if (name === '') return undefined;
  const [, apiVersion] = /;\s*version=(\d{1,2})(?!\d)/.exec(headers.get('accept') ?? '') ?? [];
  return {
    name,
    version: singleLine(version).slice(0, longest.version) || null,
    apiVersion: apiVersion === undefined ? null : Number(apiVersion),
  };
}
