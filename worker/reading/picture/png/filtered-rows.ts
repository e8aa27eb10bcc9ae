import { inflateInSteps } from './inflate-in-steps.ts';

type FilteredRows = {
  rowBytes: number;
  height: number;
  pixelBytes: number;
  filter?: number | undefined;
};

/**
 * Decodes the rows of a PNG, or of a PDF stream with the same filters, while they are read. Only two rows are kept in memory. Stops where
 * the data ends or is damaged. A row is valid until the next one.
 */
export async function* unpackRows(
  data: readonly Uint8Array[],
  { rowBytes, height, pixelBytes, filter: common }: FilteredRows,
): AsyncGenerator<Uint8Array> {
  let row = new Uint8Array(rowBytes);
  let above = new Uint8Array(rowBytes);
  const start = common === undefined ? -1 : 0;
  let filled = start;
  let filter = common ?? 0;
  let left = height;
  for await (const unpacked of inflateInSteps(data)) {
    for (let at = 0; at < unpacked.length;) {
      if (filled < 0) {
        filter = unpacked[at] ?? 0;
        at += 1;
        filled = 0;
      }
      const part = unpacked.subarray(at, at + rowBytes - filled);
      row.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < rowBytes) break;
      unfilter(row, { above, filter, pixelBytes });
      yield row;
      left -= 1;
      if (left === 0) return;
      [row, above] = [above, row];
      filled = start;
    }
  }
}

function unfilter(
  row: Uint8Array,
  { above, filter, pixelBytes }: { above: Uint8Array; filter: number; pixelBytes: number },
): void {
  const { length } = row;
  switch (filter) {
    case 1:
      for (let at = pixelBytes; at < length; at += 1) {
        row[at] = (row[at] ?? 0) + (row[at - pixelBytes] ?? 0);
      }
      return;
    case 2:
      for (let at = 0; at < length; at += 1) row[at] = (row[at] ?? 0) + (above[at] ?? 0);
      return;
    case 3:
      for (let at = 0; at < length; at += 1) {
        const before = at < pixelBytes ? 0 : (row[at - pixelBytes] ?? 0);
        row[at] = (row[at] ?? 0) + ((before + (above[at] ?? 0)) >> 1);
      }
      return;
    case 4:
      for (let at = 0; at < Math.min(pixelBytes, length); at += 1) {
        row[at] = (row[at] ?? 0) + (above[at] ?? 0);
      }
      for (let at = pixelBytes; at < length; at += 1) {
        const left = row[at - pixelBytes] ?? 0;
        const up = above[at] ?? 0;
        const corner = above[at - pixelBytes] ?? 0;
        const toLeft = Math.abs(up - corner);
        const toUp = Math.abs(left - corner);
        const toCorner = Math.abs(left + up - 2 * corner);
        const nearest =
          toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
        row[at] = (row[at] ?? 0) + nearest;
      }
      return;
    default:
      return;
  }
}
