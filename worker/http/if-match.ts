/** The strong ETag of something that counts its versions. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** Whether an If-Match header (RFC 9110 §13.1.1) lets `version` be changed; without one, everything may be. */
export function allowsVersion(ifMatch: string | undefined, version: number): boolean {
  if (ifMatch === undefined) return true;
  return ifMatch.split(',').some((tag) => ['*', etagOf(version)].includes(tag.trim()));
}
