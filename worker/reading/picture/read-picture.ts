import type { TextReader } from '../text-reader.ts';
import { readPictureHeader } from './picture-header.ts';

/** Pictures: pages without a text of their own, more than one only in TIFF. */
export const readPicture: TextReader = (bytes, { limits, output }) => {
  const count = Math.min(readPictureHeader(bytes).pages.length, limits.pages);
  for (let page = 0; page < count; page += 1) {
    output.endPage({ content: { textLayer: 'none', needsRecognition: true, dpi: 0 }, words: [] });
  }
};
