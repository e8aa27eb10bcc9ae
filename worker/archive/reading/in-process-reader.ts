import type { Platform, Reader } from '../../platform/platform.ts';
import { extractText } from './extract-text.ts';

/** Reads files right here; only where no request of others shares the process. */
export function createInProcessReader(readAsset: Platform['readAsset']): Reader {
  return {
    isInProcess: true,
    read: extractText,
    async recognize(page) {
      const { recognizeInProcess } = await import('./recognition/recognize-in-process.ts');
      return recognizeInProcess(page, readAsset);
    },
  };
}
