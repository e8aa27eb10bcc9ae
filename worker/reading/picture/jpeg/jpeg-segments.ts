import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { createHuffmanTable, type HuffmanTable } from './bit-source.ts';

export type JpegComponent = {
  across: number;
  down: number;
  columns: number;
  rows: number;
  paddedColumns: number;
  paddedRows: number;
  quantization: Uint16Array | undefined;
};

export type JpegFrame = {
  isProgressive: boolean;
  width: number;
  height: number;
  components: readonly JpegComponent[];
  across: number;
  down: number;
  unitsAcross: number;
  unitsDown: number;
  space: 'grey' | 'luminance' | 'rgb' | 'inks' | 'luminance-inks';
  /** Whether the CMYK values are stored inverted, as by Adobe's programs. */
  isInverted: boolean;
};

export type JpegColors = { isInverted?: boolean; isRgb?: boolean };

export type JpegScan = {
  components: readonly { component: JpegComponent; dc: HuffmanTable; ac: HuffmanTable }[];
  /** The first and last coefficient of the scan, and the number of missing low bits before and after it. */
  first: number;
  last: number;
  high: number;
  low: number;
  restartInterval: number;
  start: number;
};

const markers = { define: 0xc4, arithmetic: 0xcc, end: 0xd9, scan: 0xda, quantization: 0xdb };
const restartInterval = 0xdd;
const adobe = 0xee;
/** Start-of-frame markers of the baseline, extended and progressive processes with Huffman codes. */
const knownFrames = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Reads the segments of a JPEG file between its scans (ITU-T T.81, annex B). Throws `damaged` or `unsupported`. */
export function createSegmentReader(bytes: Uint8Array, colors: JpegColors = {}) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const quantization = new Map<number, Uint16Array>();
  const codes = new Map<number, { counts: Uint8Array; symbols: Uint8Array }>();
  const tables = new Map<number, HuffmanTable>();
  let components: { id: number; component: JpegComponent; table: number }[] = [];
  let frame: JpegFrame | undefined;
  let transform: number | undefined;
  let interval = 0;
  let at = 2;

  return {
    frame: () => frame,
    /** Returns the next scan; undefined at the end. `from` is the end of the data of the last scan. */
    nextScan(from?: number): JpegScan | undefined {
      if (from !== undefined) at = from;
      for (;;) {
        const marker = nextMarker();
        if (marker === undefined || marker === markers.end) return undefined;
        if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) continue;
        if (at + 2 > bytes.length) return undefined;
        const end = at + Math.max(2, view.getUint16(at));
        if (end > bytes.length) return undefined;
        at += 2;
        if (marker === markers.scan) return readScan(end);
        readSegment(marker, end);
        at = end;
      }
    },
  };

  function nextMarker(): number | undefined {
    while (at + 1 < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] !== 0xff)) at += 1;
    const marker = bytes[at + 1];
    at += 2;
    return marker;
  }

  function readSegment(marker: number, end: number): void {
    if (knownFrames.has(marker)) {
      if (frame) throw new ExtractionFailure('damaged');
      frame = readFrame(marker === 0xc2);
    } else if (otherFrames.has(marker) || marker === markers.arithmetic) {
      throw new ExtractionFailure('unsupported');
    } else if (marker === markers.quantization) readQuantization(end);
    else if (marker === markers.define) readCodes(end);
    else if (marker === restartInterval) interval = view.getUint16(at);
    else if (marker === adobe && end - at >= 12) transform = bytes[at + 11];
  }

  function readQuantization(end: number): void {
    while (at < end) {
      const id = view.getUint8(at);
      const isWide = id >> 4 !== 0;
      at += 1;
      const size = isWide ? 2 : 1;
      if (at + 64 * size > end) return;
      const table = Uint16Array.from({ length: 64 }, (_, index) =>
        isWide ? view.getUint16(at + index * 2) : view.getUint8(at + index),
      );
      quantization.set(id & 15, table);
      at += 64 * size;
    }
  }

  function readCodes(end: number): void {
    while (at + 17 <= end) {
      const id = view.getUint8(at);
      const counts = bytes.subarray(at + 1, at + 17);
      const count = counts.reduce((sum, each) => sum + each, 0);
      codes.set(id, { counts, symbols: bytes.subarray(at + 17, at + 17 + count) });
      tables.delete(id);
      at += 17 + count;
    }
  }

  function readFrame(isProgressive: boolean): JpegFrame {
    const [precision, height, width, count] = [
      view.getUint8(at),
      view.getUint16(at + 1),
      view.getUint16(at + 3),
      view.getUint8(at + 5),
    ];
    if (precision !== 8) throw new ExtractionFailure('unsupported');
    if (width === 0 || height === 0 || ![1, 2, 3, 4].includes(count)) {
      throw new ExtractionFailure('damaged');
    }
    const raw = Array.from({ length: count }, (_, index) => {
      const [id = 0, sampling = 0, table = 0] = bytes.subarray(at + 6 + index * 3);
      // A scan with a single component is not interleaved.
      return count === 1
        ? { id, across: 1, down: 1, table }
        : { id, across: sampling >> 4, down: sampling & 15, table };
    });
    if (raw.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) {
      throw new ExtractionFailure('damaged');
    }
    const across = Math.max(...raw.map((each) => each.across));
    const down = Math.max(...raw.map((each) => each.down));
    const unitsAcross = Math.ceil(width / (8 * across));
    const unitsDown = Math.ceil(height / (8 * down));
    components = raw.map(({ id, table, ...own }) => ({
      id,
      table,
      component: {
        ...own,
        columns: Math.ceil((width * own.across) / across / 8),
        rows: Math.ceil((height * own.down) / down / 8),
        paddedColumns: unitsAcross * own.across,
        paddedRows: unitsDown * own.down,
        quantization: undefined,
      },
    }));
    return {
      isProgressive,
      width,
      height,
      components: components.map(({ component }) => component),
      across,
      down,
      unitsAcross,
      unitsDown,
      space: spaceOf(raw.map(({ id }) => id)),
      isInverted: colors.isInverted ?? transform !== undefined,
    };
  }

  function spaceOf(ids: readonly number[]): JpegFrame['space'] {
    if (ids.length < 3) return 'grey';
    if (ids.length === 4) return transform === 2 ? 'luminance-inks' : 'inks';
    const isNamedRgb = String.fromCharCode(...ids) === 'RGB';
    if (colors.isRgb) return 'rgb';
    return transform === 0 || (transform === undefined && isNamedRgb) ? 'rgb' : 'luminance';
  }

  function readScan(end: number): JpegScan {
    const count = view.getUint8(at);
    if (!frame || count < 1 || count > 4 || at + 4 + count * 2 > end) {
      throw new ExtractionFailure('damaged');
    }
    const chosen = Array.from({ length: count }, (_, index) => {
      const [id, selectors = 0] = bytes.subarray(at + 1 + index * 2);
      const found = components.find((each) => each.id === id);
      if (!found) throw new ExtractionFailure('damaged');
      found.component.quantization ??= quantization.get(found.table);
      return {
        component: found.component,
        dc: tableOf(selectors >> 4),
        ac: tableOf(0x10 | (selectors & 15)),
      };
    });
    const [first = 0, last = 63, precision = 0] = bytes.subarray(at + 1 + count * 2);
    if (frame.isProgressive && first > 0 && count > 1) throw new ExtractionFailure('damaged');
    at = end;
    return {
      components: chosen,
      first: frame.isProgressive ? first : 0,
      last: frame.isProgressive ? Math.min(63, last) : 63,
      high: precision >> 4,
      low: precision & 15,
      restartInterval: interval,
      start: end,
    };
  }

  function tableOf(id: number): HuffmanTable {
    const known = tables.get(id);
    if (known) return known;
    const { counts, symbols } = codes.get(id) ?? {
      counts: new Uint8Array(16),
      symbols: new Uint8Array(),
    };
    const table = createHuffmanTable(counts, symbols);
    tables.set(id, table);
    return table;
  }
}
