import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { documentThumbnailHref, fileAddressOf } from '../documents/document-file-api.ts';

/** On these screens, the stored picture of a PDF's first page is shown until its pages are rendered. */
export const picturePreviewMedia = '(width < 40rem)';

export function requestPicture(
  document: Pick<
    DocumentSummary,
    'id' | 'organizationId' | 'fileVersion' | 'mimeType' | 'hasThumbnail'
  >,
) {
  // The demo has no server from which a browser could load a picture.
  if (import.meta.env.VITE_IS_DEMO_MODE || !document.hasThumbnail) return;
  if (document.mimeType !== 'application/pdf' || !matchMedia(picturePreviewMedia).matches) return;
  new Image().src = documentThumbnailHref(fileAddressOf(document));
}
