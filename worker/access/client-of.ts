import { singleLine } from '../../shared/text/single-line.ts';
import type { ApiKeyClient } from '../../shared/people/api-keys/api-key.ts';

const longest = { name: 60, version: 30 };

/** Some programs percent-encode their names, such as "Swift%20Paperless". */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Returns the program that sends a request: the first product of its `User-Agent`, and the version
 * of the Paperless-ngx API in its `Accept`. Undefined without such headers. The result is untrusted
 * text.
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
