import type { PixelRows } from '../../../worker/reading/picture/pixel-rows.ts';
import { bytesInUse } from '../collect-garbage.ts';

/** Records the number of decoded rows and the peak memory. */
export function watchRows(rows: PixelRows) {
  const before = bytesInUse();
  const seen = { rows: 0, bytes: 0 };
  const noted = async function* () {
    for await (const row of rows.rows) {
      if (seen.rows % Math.ceil(rows.height / 6) === 0) {
        seen.bytes = Math.max(seen.bytes, bytesInUse() - before);
      }
      seen.rows += 1;
      yield row;
    }
  };
  return { rows: { ...rows, rows: noted() }, seen };
}
