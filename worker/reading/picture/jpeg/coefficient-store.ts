import { type ScanBits, readBit, readBits, readSigned, readSymbol } from './bit-source.ts';
import { type CoefficientBlock, createBlock, putCoefficient, zigzag } from './inverse-dct.ts';
import type { JpegComponent, JpegScan } from './jpeg-segments.ts';
import { type BlockTables, readBlock, type ScanState } from './read-block.ts';

export type CoefficientStore = ReturnType<typeof createCoefficientStore>;

export function storeBytes({ paddedColumns, paddedRows }: JpegComponent, size: number): number {
  return paddedColumns * paddedRows * (size * size * 2 + (size < 8 ? 8 : 0));
}

const plain = new Uint16Array(64).fill(1);

/**
 * Creates a store for the coefficients of `size` frequencies in each direction. Of other coefficients, it stores only whether they are 0.
 */
export function createCoefficientStore(component: JpegComponent, size: number) {
  const blocks = component.paddedColumns * component.paddedRows;
  const perBlock = size * size;
  const kept = new Int16Array(blocks * perBlock);
  const others = new Uint32Array(size < 8 ? blocks * 2 : 0);
  const slots = Int8Array.from(zigzag, (place) =>
    place >> 3 < size && (place & 7) < size ? (place >> 3) * size + (place & 7) : -1,
  );
  const scratch = createBlock();

  const isZero = (block: number, at: number) => {
    const slot = slots[at] ?? -1;
    if (slot >= 0) return kept[block * perBlock + slot] === 0;
    return ((others[block * 2 + (at >> 5)] ?? 0) & (1 << (at & 31))) === 0;
  };
  const put = (block: number, at: number, value: number) => {
    const slot = slots[at] ?? -1;
    if (slot >= 0) kept[block * perBlock + slot] = value;
    else {
      const word = block * 2 + (at >> 5);
      others[word] = (others[word] ?? 0) | (1 << (at & 31));
    }
  };

  const refine = (source: ScanBits, block: number, { at, low }: { at: number; low: number }) => {
    const isMore = readBit(source) === 1;
    const slot = slots[at] ?? -1;
    if (!isMore || slot < 0) return;
    const index = block * perBlock + slot;
    const value = kept[index] ?? 0;
    kept[index] = value + (value < 0 ? -1 << low : 1 << low);
  };

  return {
    /**
     * Whether a scan has to be read. A refinement depends on which coefficients are 0, so all scans are read, unless only the DC
     * coefficient is kept, which has separate scans.
     */
    needs: ({ first }: JpegScan) => size > 1 || first === 0,

    readSequential(source: ScanBits, tables: BlockTables, state: ScanState, block: number): void {
      readBlock(source, tables, state, { block: scratch, quantization: plain, size });
      for (let at = 0; at < 64; at += 1) {
        const value = scratch.values[zigzag[at] ?? 0] ?? 0;
        if (value !== 0) put(block, at, value);
      }
      scratch.values.fill(0);
    },

    /** Reads a block of a progressive scan (T.81, annex G). */
    readProgressive(
      source: ScanBits,
      scan: JpegScan,
      read: { tables: BlockTables; state: ScanState },
      block: number,
    ): void {
      if (scan.first === 0) return readFirst(source, scan, read, block);
      return scan.high === 0
        ? readBand(source, scan, read, block)
        : refineBand(source, scan, read, block);
    },

    load(index: number, block: CoefficientBlock, quantization: Uint16Array): void {
      for (let at = 0; at < 64; at += 1) {
        const slot = slots[at] ?? -1;
        const value = slot < 0 ? 0 : (kept[index * perBlock + slot] ?? 0);
        if (value !== 0) putCoefficient(block, zigzag[at] ?? 0, value * (quantization[at] ?? 0));
      }
    },
  };

  function readFirst(
    source: ScanBits,
    { high, low }: JpegScan,
    { tables, state }: { tables: BlockTables; state: ScanState },
    block: number,
  ): void {
    if (high === 0) {
      state.prediction += readSigned(source, readSymbol(source, tables.dc) & 15);
      put(block, 0, state.prediction << low);
    } else if (readBit(source) === 1) {
      kept[block * perBlock] = (kept[block * perBlock] ?? 0) | (1 << low);
    }
  }

  function readBand(
    source: ScanBits,
    { first, last, low }: JpegScan,
    { tables, state }: { tables: BlockTables; state: ScanState },
    block: number,
  ): void {
    if (state.endOfBand > 0) {
      state.endOfBand -= 1;
      return;
    }
    for (let at = first; at <= last; at += 1) {
      const symbol = readSymbol(source, tables.ac);
      const [run, length] = [symbol >> 4, symbol & 15];
      if (length === 0 && run < 15) {
        state.endOfBand = (1 << run) - 1 + readBits(source, run);
        return;
      }
      at += run;
      if (length > 0 && at < 64) put(block, at, readSigned(source, length) << low);
    }
  }

  function refineBand(
    source: ScanBits,
    { first, last, low }: JpegScan,
    { tables, state }: { tables: BlockTables; state: ScanState },
    block: number,
  ): void {
    let at = first;
    while (state.endOfBand === 0 && at <= last) {
      const symbol = readSymbol(source, tables.ac);
      const [run, length] = [symbol >> 4, symbol & 15];
      if (length === 0 && run < 15) {
        state.endOfBand = (1 << run) + readBits(source, run);
        break;
      }
      const value = length === 0 ? 0 : readBit(source) === 1 ? 1 << low : -1 << low;
      let zeros = run;
      for (; at <= last; at += 1) {
        if (!isZero(block, at)) refine(source, block, { at, low });
        else if (zeros === 0) break;
        else zeros -= 1;
      }
      if (value !== 0 && at <= last) put(block, at, value);
      at += 1;
    }
    if (state.endOfBand === 0) return;
    for (; at <= last; at += 1) if (!isZero(block, at)) refine(source, block, { at, low });
    state.endOfBand -= 1;
  }
}
