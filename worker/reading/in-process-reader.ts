import type { Platform, Reader } from '../platform/platform.ts';
import { findInProcess, readFile } from './read-file.ts';

/**
 * Reads files right here; only where no request of others shares the process. A page is given up after so many milliseconds,
 * which a busy machine may need for what costs little; `betweenSteps` is called while nothing but the page is in use.
 */
export function createInProcessReader(
  readAsset: Platform['readAsset'],
  { pageMilliseconds, betweenSteps }: { pageMilliseconds?: number; betweenSteps?: () => void } = {},
): Reader {
  return {
    isInProcess: true,
    read: readFile,
    async recognize(page) {
      const { recognizeInProcess } = await import('./recognition/recognize-in-process.ts');
      return recognizeInProcess(page, {
        readAsset,
        betweenSteps,
        milliseconds: pageMilliseconds,
      });
    },
    async renderThumbnail(file) {
      const { renderThumbnail } = await import('./thumbnail/render-thumbnail.ts');
      return renderThumbnail(file);
    },
    findFields: findInProcess,
  };
}
