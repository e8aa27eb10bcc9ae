import type { TextReader } from '../text-reader.ts';
import { readPictureHeader } from './picture-header.ts';

/** Pictures: pages without a text of their own, more than one only in TIFF. */
export const readPicture: TextReader = (bytes, { limits, output }) => {
  for (const _page of readPictureHeader(bytes).pages.slice(0, limits.pages)) {
    output.endPage({ content: { textLayer: 'none', needsRecognition: true, dpi: 0 }, words: [] });
  }
};
