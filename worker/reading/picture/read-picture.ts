import type { TextReader } from '../text-reader.ts';
import { readPictureHeader } from './picture-header.ts';

/** Pictures are pages without a text layer. Only a TIFF file has more than one. */
export const readPicture: TextReader = (bytes, { limits, output }) => {
  const count = Math.min(readPictureHeader(bytes).pages.length, limits.pages);
  for (let page = 0; page < count; page += 1) {
    output.endPage({ content: { textLayer: 'none', needsRecognition: true, dpi: 0 }, words: [] });
  }
};
