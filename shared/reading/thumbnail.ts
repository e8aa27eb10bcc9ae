/** The largest thumbnail, in pixels; an A4 page has 320 × 453. */
export const thumbnailSize = { width: 320, height: 480 };

export const thumbnailMimeType = 'image/jpeg';
