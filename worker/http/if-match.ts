/** The strong ETag of a version number. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** Whether an If-Match header (RFC 9110, 13.1.1) allows a change of `version`. Without one, every change is allowed. */
export function allowsVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined) return true;
  return ifMatch.split(',').some((tag) => ['*', etagOf(version)].includes(tag.trim()));
}
