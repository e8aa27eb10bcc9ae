import type { Platform, Reader } from '../../platform/platform.ts';
import { extractText } from './extract-text.ts';

/** Reads files right here; only where no request of others shares the process. */
export function createInProcessReader(readAsset: Platform['readAsset']): Reader {
  return {
    isInProcess: true,
    read: (file) =>
      extractText({
        ...file,
        readCharacterMap: (name) => readAsset(`/pdfjs/cmaps/${name}`),
      }),
    async renderThumbnail(file) {
      const { renderThumbnail } = await import('./thumbnail/render-thumbnail.ts');
      return renderThumbnail(file);
    },
  };
}
