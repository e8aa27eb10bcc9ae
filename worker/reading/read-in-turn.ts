import type { Reader } from '../platform/platform.ts';
import { ServiceError } from '../platform/service-error.ts';
import type { Turn } from '../platform/turns/take-turns.ts';
import { findFieldsLimits } from './find-fields-limits.ts';
import { extractionLimits } from './extraction-limits.ts';
import { recognitionLimits } from './recognition/recognition-limits.ts';

/** Refuses to start a file that could still be read when the next turn begins. */
export function readInTurn(reader: Reader, turn: Turn): Reader {
  const assertLeft = (milliseconds: number) => {
    if (turn.left() >= milliseconds) return;
    throw new ServiceError('There is too little time left to read the file');
  };
  return {
    ...reader,
    async read(file) {
      assertLeft(extractionLimits.milliseconds);
      return reader.read(file);
    },
    async recognize(page) {
      assertLeft(recognitionLimits.milliseconds);
      return reader.recognize(page);
    },
    async renderThumbnail(file) {
      assertLeft(extractionLimits.milliseconds);
      return reader.renderThumbnail(file);
    },
    async arrangePages(pages) {
      assertLeft(extractionLimits.milliseconds);
      return reader.arrangePages(pages);
    },
    async findFields(input) {
      assertLeft(findFieldsLimits.milliseconds);
      return reader.findFields(input);
    },
  };
}
