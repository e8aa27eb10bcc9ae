import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { documentThumbnailHref, fileAddressOf } from '../documents/document-file-api.ts';

/** Where the stored picture of a PDF's first page is shown until its pages are. */
export const picturePreviewMedia = '(width < 40rem)';

/** Loads the picture of the first page before the page that shows it is rendered. */
export function requestPicture(
  document: Pick<
    DocumentSummary,
    'id' | 'organizationId' | 'fileVersion' | 'mimeType' | 'hasThumbnail'
  >,
) {
  // The demo has no server that a browser could load a picture from.
  if (import.meta.env.VITE_IS_DEMO_MODE || !document.hasThumbnail) return;
  if (document.mimeType !== 'application/pdf' || !matchMedia(picturePreviewMedia).matches) return;
  new Image().src = documentThumbnailHref(fileAddressOf(document));
}
