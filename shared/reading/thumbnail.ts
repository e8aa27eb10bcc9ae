/** The largest thumbnail, in pixels. A page of A4 has 320 × 453. */
export const thumbnailSize = { width: 320, height: 480 };

export const thumbnailMimeType = 'image/jpeg';
