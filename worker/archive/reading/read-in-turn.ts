import type { Reader } from '../../platform/platform.ts';
import { ServiceError } from '../../platform/service-error.ts';
import type { Turn } from '../../platform/take-turns.ts';
import { extractionLimits } from './extraction-limits.ts';

/** A reader that begins no file that it might still be reading when the next turn begins, however late it was fetched. */
export function readInTurn(reader: Reader, turn: Turn): Reader {
  const assertTimeLeft = () => {
    if (turn.left() >= extractionLimits.milliseconds) return;
    throw new ServiceError('There is too little time left to read the file');
  };
  return {
    ...reader,
    async read(file) {
      assertTimeLeft();
      return reader.read(file);
    },
    async renderThumbnail(file) {
      assertTimeLeft();
      return reader.renderThumbnail(file);
    },
  };
}
