/** A JPEG of the picture, `null` where it is damaged or put together in a way that is not supported; or why there is none. */
export type DecodedHeic = { jpeg: Blob | null } | { error: string };
