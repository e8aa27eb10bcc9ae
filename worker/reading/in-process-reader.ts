import type { Platform, Reader } from '../platform/platform.ts';
import { findInProcess, readFile } from './read-file.ts';

/**
 * Reads files in this process. Only allowed if the process handles no requests of others. A page is given up after `pageMilliseconds`,
 * which even a cheap page may need on a busy machine. `betweenSteps` is called while no data except that of the page is in use.
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
    async arrangePages(pages) {
      const { arrangeInProcess } = await import('./pages/arrange-in-process.ts');
      return arrangeInProcess(pages);
    },
  };
}
