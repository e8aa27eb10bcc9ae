import { ExtractionFailure } from '../../../../shared/reading/extraction-failure.ts';
import { tooManyPixels } from '../picture-limits.ts';
import type { PixelRows, RowOptions } from '../pixel-rows.ts';
import { type CoefficientStore, createCoefficientStore, storeBytes } from './coefficient-store.ts';
import { createBlock, createInverseDct } from './inverse-dct.ts';
import { createRowMixer, neededComponents } from './mix-row.ts';
import {
  createSegmentReader,
  type JpegColors,
  type JpegComponent,
  type JpegFrame,
  type JpegScan,
} from './jpeg-segments.ts';
import { readBits, readSymbol } from './bit-source.ts';
import { readBlock, skipBlock } from './read-block.ts';
import { readScan } from './read-scan.ts';

const mebibyte = 1024 * 1024;

/** Maximum bytes of coefficients for a picture with several scans. A larger picture is decoded at a smaller scale. */
const mostStoredBytes = 48 * mebibyte;
const mostBlocks = 20_000_000;

/**
 * Decodes a JPEG file (T.81: baseline, extended or progressive, with Huffman codes) at one to eight eighths of its size. It takes the
 * memory of a row of blocks if each scan has all components, otherwise of all coefficients for the wanted size. Throws `ExtractionFailure`.
 */
export function readJpegRows(
  bytes: Uint8Array,
  options: RowOptions & { colors?: JpegColors },
): PixelRows {
  const segments = createSegmentReader(bytes, options.colors);
  const scan = segments.nextScan();
  const frame = segments.frame();
  if (!scan || !frame) throw new ExtractionFailure('damaged');
  const needed = neededComponents(frame, options.isColored);
  const isStreamed = !frame.isProgressive && scan.components.length === frame.components.length;
  const size = blockSize(frame, { ...options, stored: isStreamed ? [] : needed });
  const shape = {
    width: Math.ceil((frame.width * size) / 8),
    height: Math.ceil((frame.height * size) / 8),
    channels: options.isColored ? 3 : 1,
  } as const;
  const drawing = createDrawing(frame, { needed, size, shape });
  const rows = isStreamed
    ? streamRows(bytes, { frame, scan, drawing })
    : storedRows(bytes, { frame, scan, drawing, nextScan: segments.nextScan });
  return { ...shape, rows };
}

function blockSize(
  frame: JpegFrame,
  { wanted, stored }: RowOptions & { stored: readonly JpegComponent[] },
): number {
  const scale = Math.max(wanted.width / frame.width, wanted.height / frame.height);
  const size = Math.max(1, Math.min(8, Math.ceil(scale * 8 - 1e-6)));
  const bytesOf = (pixels: number) =>
    stored.reduce((sum, component) => sum + storeBytes(component, pixels), 0);
  for (let pixels = size; pixels > 0; pixels -= 1) {
    if (bytesOf(pixels) <= mostStoredBytes) return pixels;
  }
  throw tooManyPixels(frame);
}

type Drawing = ReturnType<typeof createDrawing>;

function createDrawing(
  frame: JpegFrame,
  {
    needed,
    size,
    shape,
  }: {
    needed: readonly JpegComponent[];
    size: number;
    shape: Pick<PixelRows, 'width' | 'height' | 'channels'>;
  },
) {
  const draw = createInverseDct(size);
  const bands = needed.map((component) => ({
    component,
    stride: component.paddedColumns * size,
    target: new Uint8ClampedArray(component.paddedColumns * size * component.down * size),
  }));
  const bandOf = new Map(bands.map((band) => [band.component, band]));
  const mixRow = createRowMixer(frame, { bands, shape });
  const height = frame.down * size;
  const block = createBlock();
  return {
    size,
    block,
    components: needed,
    isNeeded: (component: JpegComponent) => bandOf.has(component),
    draw(component: JpegComponent, column: number, row: number): void {
      const band = bandOf.get(component);
      if (!band) return;
      const start = (row % component.down) * size * band.stride + column * size;
      draw(block, band, start);
    },
    *rows(unitRow: number): Generator<Uint8ClampedArray> {
      const count = Math.min(height, shape.height - unitRow * height);
      for (let y = 0; y < count; y += 1) yield mixRow(y);
    },
  };
}

const noQuantization = new Uint16Array(64);

function* streamRows(
  bytes: Uint8Array,
  { frame, scan, drawing }: { frame: JpegFrame; scan: JpegScan; drawing: Drawing },
): Generator<Uint8ClampedArray> {
  const { block, size } = drawing;
  const units = readScan(
    bytes,
    { frame, scan },
    ({ source, component, tables, state, column, row }) => {
      if (!drawing.isNeeded(component)) return skipBlock(source, tables);
      const quantization = component.quantization ?? noQuantization;
      readBlock(source, tables, state, { block, quantization, size });
      drawing.draw(component, column, row);
    },
  );
  for (const unitRow of units) yield* drawing.rows(unitRow);
}

function* storedRows(
  bytes: Uint8Array,
  {
    frame,
    scan: firstScan,
    drawing,
    nextScan,
  }: {
    frame: JpegFrame;
    scan: JpegScan;
    drawing: Drawing;
    nextScan(from: number): JpegScan | undefined;
  },
): Generator<Uint8ClampedArray> {
  const stores = new Map(
    drawing.components.map((component) => [
      component,
      createCoefficientStore(component, drawing.size),
    ]),
  );
  let blocks = 0;
  for (let scan: JpegScan | undefined = firstScan; scan;) {
    const isNeeded: boolean = isScanNeeded(scan, stores);
    if (isNeeded) {
      blocks += scan.components.reduce(
        (sum, { component: { columns, rows } }) => sum + columns * rows,
        0,
      );
      if (blocks > mostBlocks) throw new ExtractionFailure('too_complex');
    }
    scan = nextScan(isNeeded ? storeScan(bytes, { frame, scan, stores }) : scan.start);
  }
  const { block } = drawing;
  for (let unitRow = 0; unitRow < frame.unitsDown; unitRow += 1) {
    for (const [component, store] of stores) {
      const quantization = component.quantization ?? noQuantization;
      for (let row = unitRow * component.down; row < (unitRow + 1) * component.down; row += 1) {
        for (let column = 0; column < component.paddedColumns; column += 1) {
          store.load(row * component.paddedColumns + column, block, quantization);
          drawing.draw(component, column, row);
        }
      }
    }
    yield* drawing.rows(unitRow);
  }
}

type Stores = ReadonlyMap<JpegComponent, CoefficientStore>;

function isScanNeeded(scan: JpegScan, stores: Stores): boolean {
  return scan.components.some(({ component }) => stores.get(component)?.needs(scan));
}

function storeScan(
  bytes: Uint8Array,
  { frame, scan, stores }: { frame: JpegFrame; scan: JpegScan; stores: Stores },
): number {
  const units = readScan(bytes, { frame, scan }, (scanned) => {
    const { source, component, tables, state, column, row } = scanned;
    const store = stores.get(component);
    const index = row * component.paddedColumns + column;
    if (frame.isProgressive) {
      if (store) store.readProgressive(source, scan, scanned, index);
      else if (scan.high === 0) readBits(source, readSymbol(source, tables.dc) & 15);
      else readBits(source, 1);
    } else if (store) store.readSequential(source, tables, state, index);
    else skipBlock(source, tables);
  });
  for (;;) {
    const { done, value } = units.next();
    if (done) return value;
  }
}
