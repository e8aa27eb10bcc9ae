import { ExtractionFailure } from '../../extraction-failure.ts';
import { type Box, BoxReader, boxOf } from './heic-boxes.ts';
import { orientationAfter } from './heic-orientation.ts';
import { readItems, type HeicItem } from './heic-items.ts';

type Size = { width: number; height: number };

/** An HEVC picture: the configuration of the decoder, and its bytes in pieces. */
export type HeicTile = { config: Uint8Array; data: readonly Uint8Array[] };

export type HeicFile = {
  crop: Size & { left: number; top: number };
  tile: Size;
  columns: number;
  tiles: readonly HeicTile[];
  /** In EXIF notation, 1 to 8. */
  orientation: number;
  colors: { matrix: number; isFullRange: boolean } | undefined;
};

/**
 * Reads the primary picture of a HEIC file: one coded picture, or the grid of tiles that phones write (ISO/IEC 23008-12). Throws `damaged`,
 * or `unsupported` for other compositions and codecs.
 */
export function readHeicFile(bytes: Uint8Array): HeicFile {
  try {
    return readPrimary(bytes);
  } catch (error) {
    if (error instanceof RangeError) throw new ExtractionFailure('damaged');
    throw error;
  }
}

function readPrimary(bytes: Uint8Array): HeicFile {
  const { items, primary } = readItems(bytes);
  const { columns, count, size } = layoutOf(primary);
  const parts = primary.type === 'grid' ? primary.parts : [primary.id];
  if (parts.length !== count) throw new ExtractionFailure('damaged');
  const tileItems = parts.map((id) => codedItem(items.get(id)));
  const [first] = tileItems;
  if (!first) throw new ExtractionFailure('damaged');
  const tile = sizeOf(first);
  const rows = count / columns;
  if (tile.width * columns < size.width || tile.height * rows < size.height) {
    throw new ExtractionFailure('damaged');
  }
  limitBytes(tileItems, bytes.length);
  return {
    crop: cropOf(primary, size),
    tile,
    columns,
    tiles: tileItems.map((item) => ({ config: boxOf(item.properties, 'hvcC'), data: item.data })),
    orientation: orientationAfter(primary.properties),
    colors: colorsOf(primary.properties) ?? colorsOf(first.properties),
  };
}

function layoutOf(primary: HeicItem): { columns: number; count: number; size: Size } {
  if (primary.type !== 'grid') return { columns: 1, count: 1, size: sizeOf(primary) };
  const reader = new BoxReader(joined(primary.data));
  reader.uint(1);
  const fieldSize = (reader.uint(1) & 1) === 1 ? 4 : 2;
  const rows = reader.uint(1) + 1;
  const columns = reader.uint(1) + 1;
  const size = { width: reader.uint(fieldSize), height: reader.uint(fieldSize) };
  return { columns, count: rows * columns, size };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece.subarray(0, 12)]));
}

function codedItem(item: HeicItem | undefined): HeicItem {
  if (!item) throw new ExtractionFailure('damaged');
  if (item.type !== 'hvc1') throw new ExtractionFailure('unsupported');
  return item;
}

function sizeOf({ properties }: HeicItem): Size {
  const reader = new BoxReader(boxOf(properties, 'ispe'));
  reader.header();
  return { width: reader.uint(4), height: reader.uint(4) };
}

/** Otherwise a small file could have the same bytes decoded any number of times. */
function limitBytes(items: readonly HeicItem[], most: number): void {
  let sum = 0;
  for (const { data } of items) for (const { length } of data) sum += length;
  if (sum > most) throw new ExtractionFailure('damaged');
}

function cropOf({ properties }: HeicItem, size: Size): HeicFile['crop'] {
  const box = properties.find(({ type }) => type === 'clap');
  if (!box) return { ...size, left: 0, top: 0 };
  const reader = new BoxReader(box.bytes);
  const fraction = () => (reader.uint(4) | 0) / Math.max(1, reader.uint(4));
  const width = Math.round(fraction());
  const height = Math.round(fraction());
  const left = Math.round((size.width - width) / 2 + fraction());
  const top = Math.round((size.height - height) / 2 + fraction());
  const isInside =
    left >= 0 && top >= 0 && left + width <= size.width && top + height <= size.height;
  if (!isInside) throw new ExtractionFailure('damaged');
  return { width, height, left, top };
}

function colorsOf(properties: readonly Box[]): HeicFile['colors'] {
  for (const { type, bytes } of properties) {
    if (type !== 'colr') continue;
    const reader = new BoxReader(bytes);
    if (reader.name() !== 'nclx') continue;
    reader.uint(4);
    return { matrix: reader.uint(2), isFullRange: reader.uint(1) >= 128 };
  }
  return undefined;
}
