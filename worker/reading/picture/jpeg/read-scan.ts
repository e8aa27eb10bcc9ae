import { type ScanBits, createBitSource, isExhausted } from './bit-source.ts';
import type { JpegComponent, JpegFrame, JpegScan } from './jpeg-segments.ts';
import { type BlockTables, type ScanState } from './read-block.ts';

type ScannedBlock = {
  source: ScanBits;
  component: JpegComponent;
  tables: BlockTables;
  state: ScanState;
  column: number;
  row: number;
};

/**
 * Reads the blocks of a scan in order, and yields the position in the data after each row of units. It ends with the data, even if the
 * picture is incomplete.
 */
export function* readScan(
  bytes: Uint8Array,
  { frame, scan }: { frame: JpegFrame; scan: JpegScan },
  read: (block: ScannedBlock) => void,
): Generator<number, number> {
  const source = createBitSource(bytes, scan.start);
  const parts = scan.components.map(({ component, ...tables }) => ({
    component,
    tables,
    state: { prediction: 0, endOfBand: 0 },
  }));
  const [only] = parts.length === 1 ? parts : [];
  const [across, down] = only
    ? [only.component.columns, only.component.rows]
    : [frame.unitsAcross, frame.unitsDown];
  let untilRestart = scan.restartInterval || Infinity;
  const block: ScannedBlock = { source, column: 0, row: 0, ...(parts[0] ?? missingPart()) };

  for (let unitRow = 0; unitRow < down; unitRow += 1) {
    for (let unit = 0; unit < across; unit += 1) {
      if (untilRestart === 0) {
        if (!restart(source)) return source.at;
        for (const { state } of parts) {
          state.prediction = 0;
          state.endOfBand = 0;
        }
        untilRestart = scan.restartInterval;
      }
      untilRestart -= 1;
      if (only) {
        block.column = unit;
        block.row = unitRow;
        read(block);
        continue;
      }
      for (const { component, tables, state } of parts) {
        block.component = component;
        block.tables = tables;
        block.state = state;
        for (let y = 0; y < component.down; y += 1) {
          block.row = unitRow * component.down + y;
          for (let x = 0; x < component.across; x += 1) {
            block.column = unit * component.across + x;
            read(block);
          }
        }
      }
    }
    yield unitRow;
    if (isExhausted(source) && !isRestart(source)) return source.at;
  }
  return source.at;
}

function missingPart(): never {
  throw new Error('A scan has a component');
}

function isRestart({ bytes, at }: ScanBits): boolean {
  const marker = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && marker >= 0xd0 && marker <= 0xd7;
}

function restart(source: ScanBits): boolean {
  const { bytes } = source;
  source.bits = 0;
  source.count = 0;
  source.missing = 0;
  for (; source.at + 1 < bytes.length; source.at += 1) {
    if (isRestart(source)) {
      source.at += 2;
      return true;
    }
    const next = bytes[source.at + 1];
    if (bytes[source.at] === 0xff && next !== 0 && next !== 0xff) return false;
  }
  return false;
}
