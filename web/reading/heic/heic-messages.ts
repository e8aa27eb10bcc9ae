/** A JPEG of the picture; `null` where it is damaged or put together in a way that is not supported. */
export type DecodedHeic = { jpeg: Blob | null };
