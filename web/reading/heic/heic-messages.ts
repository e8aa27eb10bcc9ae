/** The picture as a JPEG, `null` if the file is damaged or has an unsupported structure; or the error. */
export type DecodedHeic = { jpeg: Blob | null } | { error: string };
