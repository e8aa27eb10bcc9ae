export function etagOf(version: number): string {
  return `"${version}"`;
}

/**
 * Whether an If-None-Match header (RFC 9110, 13.1.2) contains the current ETag, so that the content
 * need not be sent.
 */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}

/** Whether an If-Match header (RFC 9110, 13.1.1) allows a change of `version`. Without one, every change is allowed. */
export function allowsVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined) return true;
  return ifMatch.split(',').some((tag) => ['*', etagOf(version)].includes(tag.trim()));
}
